BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	"match" VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	ply INTEGER, 
	kind VARCHAR(20) NOT NULL, 
	seat VARCHAR(10), 
	text TEXT NOT NULL, 
	data TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	action_id VARCHAR(64), 
	CONSTRAINT pk_entries PRIMARY KEY ("match", number), 
	CONSTRAINT uq_entries_match_ply UNIQUE ("match", ply), 
	CONSTRAINT uq_entries_match_seat_action_id UNIQUE ("match", seat, action_id), 
	CONSTRAINT fk_entries_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',1,NULL,'sit','first','','{"name":"Guest-3475","seed":"b148d7be1b4373188f2be1088133432b","user":"hfxdY5SYMchSrHnx"}',1794973724815,NULL);
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',2,NULL,'sit','second','','{"name":"Guest-0651","seed":"f6227b018c4c51fe96cb159653a09b1d","user":"vO64pwRENzIlRs1o"}',1794973724830,NULL);
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',3,1,'action','first','c2','{}',1794973724844,'a0');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',4,2,'action','second','a1','{}',1794973724849,'a1');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',5,3,'action','first','c3','{}',1794973724857,'a2');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',6,4,'action','second','c4','{}',1794973724864,'a3');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',7,5,'action','first','b1','{}',1794973724872,'a4');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',8,6,'action','second','a2','{}',1794973724880,'a5');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',9,7,'action','first','d2','{}',1794973724888,'a6');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',10,8,'action','second','c1','{}',1794973724896,'a7');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',11,9,'action','first','d1','{}',1794973724904,'a8');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',12,10,'action','second','b3','{}',1794973724912,'a9');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',13,11,'action','first','pass','{}',1794973724920,'a10');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',14,12,'action','second','d4','{}',1794973724928,'a11');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',15,13,'action','first','d3','{}',1794973724936,'a12');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',16,14,'action','second','a3','{}',1794973724944,'a13');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',17,15,'action','first','b2','{}',1794973724952,'a14');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',18,16,'action','second','b4','{}',1794973724960,'a15');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',19,17,'action','first','pass','{}',1794973724968,'a16');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',20,18,'action','second','pass','{}',1794973724976,'a17');
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',21,19,'outcome',NULL,'4','{"event":"roll c1"}',1794973724976,NULL);
INSERT INTO "entries" VALUES('OIk_D7cO6B5eJDgb',22,20,'end',NULL,'','{"winner":"first","reason":"fewer-stones","score":[7,7]}',1794973724976,NULL);
INSERT INTO "entries" VALUES('X0c_KjbBsI0zuiIM',1,NULL,'sit','first','','{"name":"Guest-9996","seed":"9ba03f39bdaf9fbe7de09f46ec660e02","user":"BAx095aJwHgJmaYt"}',1794973724991,NULL);
INSERT INTO "entries" VALUES('X0c_KjbBsI0zuiIM',2,NULL,'sit','second','','{"name":"Guest-9570","seed":"865488b621259985ad116ed34976e595","user":"UeCF7ioKGSrEha8R"}',1794973725007,NULL);
INSERT INTO "entries" VALUES('X0c_KjbBsI0zuiIM',3,1,'action','first','d2','{}',1794973725019,'a18');
INSERT INTO "entries" VALUES('X0c_KjbBsI0zuiIM',4,2,'action','second','d3','{}',1794973725025,'a19');
INSERT INTO "entries" VALUES('X0c_KjbBsI0zuiIM',5,3,'action','first','seal-pass','{}',1794973725034,'a20');
INSERT INTO "entries" VALUES('X0c_KjbBsI0zuiIM',6,4,'action','second','seal-pass','{}',1794973725041,'a21');
INSERT INTO "entries" VALUES('X0c_KjbBsI0zuiIM',7,5,'outcome',NULL,'3','{"event":"roll d2"}',1794973725041,NULL);
INSERT INTO "entries" VALUES('X0c_KjbBsI0zuiIM',8,6,'outcome',NULL,'6','{"event":"roll d3"}',1794973725041,NULL);
INSERT INTO "entries" VALUES('X0c_KjbBsI0zuiIM',9,7,'end',NULL,'','{"winner":"draw","reason":"draw","score":[0,0]}',1794973725041,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',1,NULL,'sit','first','','{"name":"Guest-9589","seed":"d58ec49846cf148250c8350e3eb71bf5","user":"67StNHUWJiF-jpLb"}',1794973725055,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',2,NULL,'sit','second','','{"name":"Guest-6460","seed":"c78d7be43dba83d593338ff643fd7968","user":"wjjqJc1XoDnyiRzb"}',1794973725073,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',3,1,'action','first','c2','{}',1794973725086,'a22');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',4,2,'action','second','b2*','{}',1794973725093,'a23');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',5,3,'action','first','d3','{}',1794973725100,'a24');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',6,4,'action','second','c3','{}',1794973725108,'a25');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',7,5,'action','first','e2','{}',1794973725117,'a26');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',8,6,'action','second','e3','{}',1794973725124,'a27');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',9,7,'action','first','c5','{}',1794973725132,'a28');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',10,8,'action','second','e4','{}',1794973725140,'a29');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',11,9,'action','first','a3','{}',1794973725148,'a30');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',12,10,'action','second','d5','{}',1794973725156,'a31');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',13,11,'action','first','b5','{}',1794973725164,'a32');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',14,12,'action','second','d2','{}',1794973725173,'a33');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',15,13,'action','first','a4*','{}',1794973725180,'a34');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',16,14,'action','second','b1','{}',1794973725188,'a35');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',17,15,'action','first','c4','{}',1794973725196,'a36');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',18,16,'action','second','e5','{}',1794973725204,'a37');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',19,17,'action','first','b3','{}',1794973725213,'a38');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',20,18,'action','second','a5','{}',1794973725221,'a39');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',21,19,'action','first','b4','{}',1794973725229,'a40');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',22,20,'action','second','d4','{}',1794973725237,'a41');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',23,21,'action','first','pass','{}',1794973725245,'a42');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',24,22,'action','second','e1','{}',1794973725254,'a43');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',25,23,'action','first','a2','{}',1794973725262,'a44');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',26,24,'action','second','a1','{}',1794973725270,'a45');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',27,25,'action','first','d1','{}',1794973725278,'a46');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',28,26,'action','second','c1','{}',1794973725286,'a47');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',29,27,'outcome',NULL,'6','{"event":"roll a1"}',1794973725286,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',30,28,'action','second','salvage b1','{}',1794973725293,'a48');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',31,29,'outcome',NULL,'3','{"event":"salvage b1"}',1794973725293,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',32,30,'outcome',NULL,'4','{"event":"roll d1"}',1794973725293,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',33,31,'action','first','salvage d1','{}',1794973725302,'a49');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',34,32,'outcome',NULL,'1','{"event":"salvage d1"}',1794973725302,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',35,33,'outcome',NULL,'3','{"event":"roll e1"}',1794973725302,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',36,34,'action','second','salvage e1','{}',1794973725310,'a50');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',37,35,'outcome',NULL,'2','{"event":"salvage e1"}',1794973725310,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',38,36,'outcome',NULL,'2','{"event":"roll b2"}',1794973725310,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',39,37,'outcome',NULL,'4','{"event":"roll c2"}',1794973725310,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',40,38,'action','first','salvage c2','{}',1794973725319,'a51');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',41,39,'outcome',NULL,'6','{"event":"salvage c2"}',1794973725319,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',42,40,'outcome',NULL,'3','{"event":"roll d2"}',1794973725319,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',43,41,'action','second','decline','{}',1794973725326,'a52');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',44,42,'outcome',NULL,'6','{"event":"roll e2"}',1794973725326,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',45,43,'action','first','decline','{}',1794973725334,'a53');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',46,44,'outcome',NULL,'5','{"event":"roll c3"}',1794973725334,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',47,45,'action','second','salvage c3','{}',1794973725343,'a54');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',48,46,'outcome',NULL,'1','{"event":"salvage c3"}',1794973725343,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',49,47,'outcome',NULL,'3','{"event":"roll d3"}',1794973725343,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',50,48,'action','first','salvage d3','{}',1794973725351,'a55');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',51,49,'outcome',NULL,'3','{"event":"salvage d3"}',1794973725351,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',52,50,'outcome',NULL,'1','{"event":"roll e3"}',1794973725351,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',53,51,'outcome',NULL,'1','{"event":"roll d4"}',1794973725351,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',54,52,'outcome',NULL,'5','{"event":"roll a5"}',1794973725351,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',55,53,'action','second','salvage a5','{}',1794973725360,'a56');
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',56,54,'outcome',NULL,'3','{"event":"salvage a5"}',1794973725360,NULL);
INSERT INTO "entries" VALUES('k-NqcbbRlPmQnfV_',57,55,'end',NULL,'','{"winner":"first","reason":"score","score":[9,7]}',1794973725360,NULL);
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',1,NULL,'sit','first','','{"name":"Guest-7082","seed":"cee163546c979828711fe6cecb6deb64","user":"-hWpD6W6xUm-WD40"}',1794973725372,NULL);
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',2,NULL,'sit','second','','{"name":"Guest-6308","seed":"e08f5df699b4eb5aa9ec0c8dc85e2f58","user":"EIbMcRj_ApNRaunB"}',1794973725390,NULL);
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',3,1,'action','first','a4','{}',1794973725400,'a57');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',4,2,'action','second','b1','{}',1794973725409,'a58');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',5,3,'action','first','c1','{}',1794973725416,'a59');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',6,4,'action','second','b3','{}',1794973725424,'a60');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',7,5,'action','first','d4','{}',1794973725432,'a61');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',8,6,'action','second','d3','{}',1794973725440,'a62');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',9,7,'action','first','c2','{}',1794973725448,'a63');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',10,8,'action','second','c3','{}',1794973725456,'a64');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',11,9,'action','first','pass','{}',1794973725464,'a65');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',12,10,'action','second','b2','{}',1794973725472,'a66');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',13,11,'action','first','a2','{}',1794973725480,'a67');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',14,12,'action','second','b4','{}',1794973725488,'a68');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',15,13,'action','first','c4','{}',1794973725496,'a69');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',16,14,'action','second','d2','{}',1794973725505,'a70');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',17,15,'action','first','a1','{}',1794973725513,'a71');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',18,16,'action','second','d1','{}',1794973725521,'a72');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',19,17,'action','first','pass','{}',1794973725529,'a73');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',20,18,'action','second','pass','{}',1794973725537,'a74');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',21,19,'outcome',NULL,'5','{"event":"roll a1"}',1794973725537,NULL);
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',22,20,'outcome',NULL,'2','{"event":"roll c1"}',1794973725537,NULL);
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',23,21,'outcome',NULL,'3','{"event":"roll a4"}',1794973725537,NULL);
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',24,22,'outcome',NULL,'5','{"event":"roll c4"}',1794973725537,NULL);
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',25,23,'action','first','a2','{}',1794973725545,'a75');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',26,24,'action','second','pass','{}',1794973725553,'a76');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',27,25,'outcome',NULL,'6','{"event":"roll a2"}',1794973725553,NULL);
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',28,26,'action','first','a3','{}',1794973725561,'a77');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',29,27,'action','second','c4','{}',1794973725569,'a78');
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',30,28,'outcome',NULL,'6','{"event":"roll a3"}',1794973725569,NULL);
INSERT INTO "entries" VALUES('ft5mCxBhjJg5KA5t',31,29,'end',NULL,'','{"winner":"second","reason":"score","score":[2,9]}',1794973725569,NULL);
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',1,NULL,'sit','first','','{"name":"Guest-7842","seed":"2835bfdcb46bef4f6b8c3a5a1b6b2e4a","user":"Y-_mPQWX0cKfbdio"}',1794973725583,NULL);
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',2,NULL,'sit','second','','{"name":"Guest-7559","seed":"c553627db9b6d48f5000a0ffb7e63fcf","user":"1srBDey3cA1W4ZSF"}',1794973725599,NULL);
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',3,1,'action','first','d4','{}',1794973725609,'a79');
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',4,2,'action','second','c4','{}',1794973725618,'a80');
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',5,3,'action','first','e1','{}',1794973725625,'a81');
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',6,4,'action','second','a3','{}',1794973725633,'a82');
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',7,5,'action','first','d3','{}',1794973725641,'a83');
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',8,6,'action','second','e3','{}',1794973725649,'a84');
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',9,7,'action','first','e2','{}',1794973725657,'a85');
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',10,8,'action','second','c3','{}',1794973725666,'a86');
INSERT INTO "entries" VALUES('Ev8Mqm8RybStZ6Gm',11,9,'end',NULL,'','{"winner":"second","reason":"last-placement","score":null}',1794973725666,NULL);
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',1,NULL,'sit','first','','{"name":"Guest-6660","seed":"fd4a22164106629e0bdfe24f2245ff79","user":"RurPOe3TGx3tF9Jv"}',1794973725682,NULL);
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',2,NULL,'sit','second','','{"name":"Guest-6645","seed":"a836e17addb913f874cd3a75c33c6008","user":"UIWTQFLYLdPTv8Ad"}',1794973725698,NULL);
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',3,1,'action','first','d4','{}',1794973725709,'a87');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',4,2,'action','first','a3','{}',1794973725714,'a88');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',5,3,'action','second','b2','{}',1794973725724,'a89');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',6,4,'action','second','e1','{}',1794973725731,'a90');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',7,5,'action','first','c2','{}',1794973725740,'a91');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',8,6,'action','second','c3','{}',1794973725748,'a92');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',9,7,'action','first','a1','{}',1794973725756,'a93');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',10,8,'action','second','c1','{}',1794973725766,'a94');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',11,9,'action','first','b1','{}',1794973725774,'a95');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',12,10,'action','second','c5','{}',1794973725782,'a96');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',13,11,'action','first','b3','{}',1794973725790,'a97');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',14,12,'action','second','a2','{}',1794973725799,'a98');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',15,13,'action','first','d2','{}',1794973725807,'a99');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',16,14,'action','second','b4','{}',1794973725815,'a100');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',17,15,'action','first','d3','{}',1794973725823,'a101');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',18,16,'action','second','d1','{}',1794973725831,'a102');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',19,17,'action','first','e1','{}',1794973725839,'a103');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',20,18,'action','second','c4','{}',1794973725847,'a104');
INSERT INTO "entries" VALUES('fUWSkpAR9w4zFcns',21,19,'end',NULL,'','{"winner":"second","reason":"last-placement","score":null}',1794973725847,NULL);
INSERT INTO "entries" VALUES('Ke2PXOFZuzQR3WtN',1,NULL,'sit','first','','{"name":"Guest-1059","seed":"0b46a9056414941d79bf70b44e44b544","user":"pEsGXT7nEPfnSY91"}',1794973725860,NULL);
INSERT INTO "entries" VALUES('Ke2PXOFZuzQR3WtN',2,NULL,'sit','second','','{"name":"Guest-5075","seed":"e0d1f0e0e372ca93c6d665ae4141fe4c","user":"nHvte4a4ob8zEnp_"}',1794973725877,NULL);
INSERT INTO "entries" VALUES('Ke2PXOFZuzQR3WtN',3,1,'action','first','komi 4','{}',1794973725887,'a105');
INSERT INTO "entries" VALUES('Ke2PXOFZuzQR3WtN',4,2,'action','second','black','{}',1794973725896,'a106');
INSERT INTO "entries" VALUES('Ke2PXOFZuzQR3WtN',5,3,'action','second','f5','{}',1794973725901,'a107');
INSERT INTO "entries" VALUES('Ke2PXOFZuzQR3WtN',6,4,'action','first','a4','{}',1794973725912,'a108');
INSERT INTO "entries" VALUES('Ke2PXOFZuzQR3WtN',7,5,'action','second','f4','{}',1794973725919,'a109');
INSERT INTO "entries" VALUES('Ke2PXOFZuzQR3WtN',8,6,'action','first','b3','{}',1794973725927,'a110');
INSERT INTO "entries" VALUES('Ke2PXOFZuzQR3WtN',9,7,'end',NULL,'','{"winner":"first","reason":"last-placement","score":null}',1794973725927,NULL);
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',1,NULL,'sit','first','','{"name":"Guest-2787","seed":"1c082e4ca1b58a58753a0b2ce9afafad","user":"uWnqnDDuBD_utPVl"}',1794973725941,NULL);
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',2,NULL,'sit','second','','{"name":"Guest-3623","seed":"a7753f1c20865db2fc277b77020ef64c","user":"eTS5JkSKuopxDA6B"}',1794973725957,NULL);
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',3,1,'action','first','c7','{}',1794973725968,'a111');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',4,2,'action','second','c3','{}',1794973725975,'a112');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',5,3,'action','first','b3','{}',1794973725983,'a113');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',6,4,'action','second','d3','{}',1794973725991,'a114');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',7,5,'action','first','c5','{}',1794973725999,'a115');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',8,6,'action','second','b5','{}',1794973726007,'a116');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',9,7,'action','first','a3','{}',1794973726015,'a117');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',10,8,'action','second','a1','{}',1794973726023,'a118');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',11,9,'action','first','a4','{}',1794973726031,'a119');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',12,10,'action','second','c6','{}',1794973726039,'a120');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',13,11,'action','first','d4','{}',1794973726047,'a121');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',14,12,'action','second','xb3','{}',1794973726055,'a122');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',15,13,'outcome',NULL,'1','{"event":"xb3"}',1794973726055,NULL);
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',16,14,'action','first','d2','{}',1794973726063,'a123');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',17,15,'action','second','a5','{}',1794973726071,'a124');
INSERT INTO "entries" VALUES('gjGljkBUfwrzGWuK',18,16,'end',NULL,'','{"winner":"second","reason":"majority","score":[6,7]}',1794973726071,NULL);
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',1,NULL,'sit','first','','{"name":"Guest-6341","seed":"e51c33ed388c08f3a4e15cd5ece837ad","user":"fWhSYfUgDLmcGV14"}',1794973726085,NULL);
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',2,NULL,'sit','second','','{"name":"Guest-1125","seed":"090055e59123e054a32a1d4c63787390","user":"pKln5GU96NycfZlC"}',1794973726101,NULL);
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',3,1,'action','first','sacred c4','{}',1794973726113,'a125');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',4,2,'action','second','sacred d4','{}',1794973726121,'a126');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',5,3,'action','first','c4','{}',1794973726128,'a127');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',6,4,'action','second','e5','{}',1794973726136,'a128');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',7,5,'action','first','a2','{}',1794973726144,'a129');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',8,6,'action','second','d5','{}',1794973726152,'a130');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',9,7,'action','first','d2','{}',1794973726160,'a131');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',10,8,'action','second','a1','{}',1794973726169,'a132');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',11,9,'action','first','d1','{}',1794973726177,'a133');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',12,10,'action','second','c7','{}',1794973726185,'a134');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',13,11,'action','first','b8','{}',1794973726193,'a135');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',14,12,'action','second','c5','{}',1794973726201,'a136');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',15,13,'action','first','a3','{}',1794973726210,'a137');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',16,14,'action','second','b4','{}',1794973726217,'a138');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',17,15,'action','first','c3','{}',1794973726225,'a139');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',18,16,'action','second','c2','{}',1794973726233,'a140');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',19,17,'action','first','xc2','{}',1794973726241,'a141');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',20,18,'outcome',NULL,'01','{"event":"xc2"}',1794973726241,NULL);
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',21,19,'action','second','d4','{}',1794973726249,'a142');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',22,20,'action','first','b6','{}',1794973726257,'a143');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',23,21,'action','second','b3','{}',1794973726265,'a144');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',24,22,'action','first','e3','{}',1794973726273,'a145');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',25,23,'action','second','d7','{}',1794973726281,'a146');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',26,24,'action','first','c6','{}',1794973726289,'a147');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',27,25,'action','second','xc3','{}',1794973726297,'a148');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',28,26,'outcome',NULL,'0','{"event":"xc3"}',1794973726297,NULL);
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',29,27,'action','first','d3','{}',1794973726305,'a149');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',30,28,'action','second','b5','{}',1794973726313,'a150');
INSERT INTO "entries" VALUES('qfP8th2mWVUJQzAe',31,29,'end',NULL,'','{"winner":"second","reason":"majority","score":[8,10]}',1794973726313,NULL);
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',1,NULL,'sit','first','','{"name":"Guest-0294","seed":"7ef95b1aa09d9ae59ce995d1c27bf106","user":"suB2MTPEEtq1BFxj"}',1794973726327,NULL);
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',2,NULL,'sit','second','','{"name":"Guest-3221","seed":"ae94af992ed7e0264696851643e09b55","user":"5MgT-zOeV5a5T73X"}',1794973726343,NULL);
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',3,1,'action','first','d1','{}',1794973726353,'a151');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',4,2,'action','second','b7','{}',1794973726362,'a152');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',5,3,'action','first','xb7','{}',1794973726369,'a153');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',6,4,'outcome',NULL,'0','{"event":"xb7"}',1794973726369,NULL);
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',7,5,'action','second','b3','{}',1794973726377,'a154');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',8,6,'action','first','c1','{}',1794973726385,'a155');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',9,7,'action','second','a2','{}',1794973726393,'a156');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',10,8,'action','first','b2','{}',1794973726401,'a157');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',11,9,'action','second','d4','{}',1794973726409,'a158');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',12,10,'action','first','a5','{}',1794973726417,'a159');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',13,11,'action','second','c7','{}',1794973726425,'a160');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',14,12,'action','first','c5','{}',1794973726433,'a161');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',15,13,'action','second','b4','{}',1794973726441,'a162');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',16,14,'action','first','b6','{}',1794973726450,'a163');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',17,15,'action','second','a3','{}',1794973726457,'a164');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',18,16,'action','first','c3','{}',1794973726465,'a165');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',19,17,'action','second','c4','{}',1794973726473,'a166');
INSERT INTO "entries" VALUES('ycZZiJmuAwHlCaOt',20,18,'end',NULL,'','{"winner":"second","reason":"majority","score":[7,8]}',1794973726473,NULL);
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',1,NULL,'sit','first','','{"name":"Guest-6324","seed":"c6431e5d7109005726f67df6a6c6a256","user":"UX-3V0pINCUZMRZT"}',1794973726486,NULL);
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',2,NULL,'sit','second','','{"name":"Guest-1379","seed":"d319271d8d87ac85000886b3dcc091f8","user":"8NQLOCfVLi8qPn_i"}',1794973726504,NULL);
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',3,1,'action','first','sacred d5','{}',1794973726518,'a167');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',4,2,'action','second','sacred d7','{}',1794973726524,'a168');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',5,3,'action','first','e2','{}',1794973726531,'a169');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',6,4,'action','second','d9','{}',1794973726539,'a170');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',7,5,'action','first','e4','{}',1794973726547,'a171');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',8,6,'action','second','d4','{}',1794973726555,'a172');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',9,7,'action','first','e1','{}',1794973726563,'a173');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',10,8,'action','first','b1','{}',1794973726570,'a174');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',11,9,'action','second','c11','{}',1794973726579,'a175');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',12,10,'action','first','e7','{}',1794973726588,'a176');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',13,11,'action','second','a1','{}',1794973726595,'a177');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',14,12,'action','first','b2','{}',1794973726603,'a178');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',15,13,'action','second','b6','{}',1794973726611,'a179');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',16,14,'action','first','f6','{}',1794973726619,'a180');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',17,15,'action','second','d10','{}',1794973726628,'a181');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',18,16,'action','second','b8','{}',1794973726634,'a182');
INSERT INTO "entries" VALUES('y6X7kjzQmqeH8adi',19,17,'end',NULL,'','{"winner":"second","reason":"white-wins-ties","score":[7,7]}',1794973726634,NULL);
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',1,NULL,'sit','first','','{"name":"Guest-5872","seed":"d322442218e8a94bfcaf16305dce9bec","user":"3AOfmYnDGMssy6uO"}',1794973726648,NULL);
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',2,NULL,'sit','second','','{"name":"Guest-1739","seed":"a92166542f28fb544a9fc3e260c86c38","user":"TPqzL7C6NNfBRPUg"}',1794973726666,NULL);
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',3,1,'action','first','a5','{}',1794973726678,'a183');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',4,2,'action','second','b2','{}',1794973726685,'a184');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',5,3,'action','first','e4','{}',1794973726693,'a185');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',6,4,'action','second','d4','{}',1794973726701,'a186');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',7,5,'action','first','b5','{}',1794973726710,'a187');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',8,6,'action','second','e5','{}',1794973726718,'a188');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',9,7,'action','first','b3','{}',1794973726726,'a189');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',10,8,'action','second','d3','{}',1794973726734,'a190');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',11,9,'action','first','a4','{}',1794973726742,'a191');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',12,10,'action','second','d2','{}',1794973726750,'a192');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',13,11,'action','first','a3','{}',1794973726758,'a193');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',14,12,'action','second','b4','{}',1794973726767,'a194');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',15,13,'action','first','c3','{}',1794973726774,'a195');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',16,14,'action','second','c5','{}',1794973726782,'a196');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',17,15,'action','first','b1','{}',1794973726790,'a197');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',18,16,'action','second','c4','{}',1794973726798,'a198');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',19,17,'action','first','e3','{}',1794973726806,'a199');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',20,18,'action','second','b5:b5','{}',1794973726815,'a200');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',21,19,'action','first','d1','{}',1794973726823,'a201');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',22,20,'action','second','e2','{}',1794973726831,'a202');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',23,21,'action','first','a2','{}',1794973726839,'a203');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',24,22,'action','second','a4:a5','{}',1794973726847,'a204');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',25,23,'action','first','d5','{}',1794973726855,'a205');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',26,24,'action','second','e3:e4','{}',1794973726863,'a206');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',27,25,'action','first','c2','{}',1794973726871,'a207');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',28,26,'action','second','a1','{}',1794973726880,'a208');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',29,27,'action','first','a1:a1','{}',1794973726888,'a209');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',30,28,'action','second','e1','{}',1794973726896,'a210');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',31,29,'action','first','c1','{}',1794973726904,'a211');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',32,30,'action','second','d5:d5','{}',1794973726912,'a212');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',33,31,'action','first','a4:c5','{}',1794973726920,'a213');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',34,32,'action','second','d1:d1','{}',1794973726929,'a214');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',35,33,'action','first','d1:e5','{}',1794973726937,'a215');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',36,34,'action','second','pass','{}',1794973726945,'a216');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',37,35,'action','first','b2:b2','{}',1794973726953,'a217');
INSERT INTO "entries" VALUES('CpSgMiQaKfVVo99X',38,36,'end',NULL,'','{"winner":"first","reason":"annihilation","score":null}',1794973726953,NULL);
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',1,NULL,'sit','first','','{"name":"Guest-8892","seed":"dda065a719416c0da5f03ca11d1c261c","user":"O8tolw-o2JwZY3M5"}',1794973726966,NULL);
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',2,NULL,'sit','second','','{"name":"Guest-7113","seed":"5bd9541b6d97eea96b39cd3d93bbe0c3","user":"UCKeekTHAJWlHm_0"}',1794973726984,NULL);
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',3,1,'action','first','a2','{}',1794973726994,'a218');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',4,2,'action','second','e1','{}',1794973727003,'a219');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',5,3,'action','first','a4','{}',1794973727010,'a220');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',6,4,'action','second','d3','{}',1794973727018,'a221');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',7,5,'action','first','f1','{}',1794973727026,'a222');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',8,6,'action','second','a6','{}',1794973727034,'a223');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',9,7,'action','first','e6','{}',1794973727042,'a224');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',10,8,'action','second','e5','{}',1794973727051,'a225');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',11,9,'action','first','b4','{}',1794973727059,'a226');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',12,10,'action','second','f4','{}',1794973727067,'a227');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',13,11,'action','first','c2','{}',1794973727075,'a228');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',14,12,'action','second','f2','{}',1794973727083,'a229');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',15,13,'action','first','e3','{}',1794973727091,'a230');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',16,14,'action','second','d2','{}',1794973727099,'a231');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',17,15,'action','first','c6','{}',1794973727107,'a232');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',18,16,'action','second','b1','{}',1794973727116,'a233');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',19,17,'action','first','e4','{}',1794973727124,'a234');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',20,18,'action','second','c5','{}',1794973727132,'a235');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',21,19,'action','first','c3','{}',1794973727140,'a236');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',22,20,'action','second','f5','{}',1794973727148,'a237');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',23,21,'action','first','a3','{}',1794973727156,'a238');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',24,22,'action','second','d5','{}',1794973727164,'a239');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',25,23,'action','first','d6','{}',1794973727173,'a240');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',26,24,'action','second','a5','{}',1794973727181,'a241');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',27,25,'action','first','d1','{}',1794973727189,'a242');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',28,26,'action','second','b5','{}',1794973727197,'a243');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',29,27,'action','first','b2','{}',1794973727205,'a244');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',30,28,'action','second','b6','{}',1794973727213,'a245');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',31,29,'action','first','f6','{}',1794973727221,'a246');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',32,30,'action','second','f1:f1','{}',1794973727229,'a247');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',33,31,'action','first','b3','{}',1794973727237,'a248');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',34,32,'action','second','c4','{}',1794973727245,'a249');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',35,33,'action','first','c1','{}',1794973727253,'a250');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',36,34,'action','second','d4','{}',1794973727262,'a251');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',37,35,'action','first','a1','{}',1794973727270,'a252');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',38,36,'action','second','a4:b4','{}',1794973727279,'a253');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',39,37,'action','first','f3','{}',1794973727287,'a254');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',40,38,'action','second','e4:e4','{}',1794973727295,'a255');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',41,39,'action','first','e2','{}',1794973727303,'a256');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',42,40,'action','second','d1:d1','{}',1794973727312,'a257');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',43,41,'action','first','d2:d3','{}',1794973727320,'a258');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',44,42,'action','second','c6:f6','{}',1794973727328,'a259');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',45,43,'action','first','a4:f6','{}',1794973727336,'a260');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',46,44,'action','second','pass','{}',1794973727345,'a261');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',47,45,'action','first','b1:b1','{}',1794973727352,'a262');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',48,46,'action','second','pass','{}',1794973727360,'a263');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',49,47,'action','first','f2:f2','{}',1794973727369,'a264');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',50,48,'action','second','pass','{}',1794973727376,'a265');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',51,49,'action','first','d1:f1','{}',1794973727384,'a266');
INSERT INTO "entries" VALUES('R0Yg7X99P57tKioP',52,50,'end',NULL,'','{"winner":"first","reason":"annihilation","score":null}',1794973727384,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',1,NULL,'sit','first','','{"name":"Guest-6292","seed":"972651ada6f36f91a02acee240304fc1","user":"Pw7b7o76qY4yRvDv"}',1794973727398,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',2,NULL,'sit','second','','{"name":"Guest-6388","seed":"bfe7a4e8a2f137d7ca2d485b3ac2e22b","user":"O0Oo4KSIhIhmswRP"}',1794973727452,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',3,1,'action','first','h5','{}',1794973727467,'a267');
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',4,2,'action','second','e7','{}',1794973727475,'a268');
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',5,3,'action','first','h7','{}',1794973727481,'a269');
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',6,4,'action','second','h9','{}',1794973727490,'a270');
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"Pw7b7o76qY4yRvDv","name":"Guest-6292"}',1794973727494,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',8,NULL,'chat',NULL,'Who is winning?','{"user":"IWYYyjorirBH7rJ9","name":"Guest-2462"}',1794973727515,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',9,NULL,'offer','first','takeback','{}',1794973727523,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',10,5,'takeback','second','','{"steps":2}',1794973727530,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',11,6,'action','first','g4','{}',1794973727544,'a271');
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',12,7,'action','second','g6','{}',1794973727551,'a272');
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',13,8,'action','first','i7','{}',1794973727559,'a273');
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',14,NULL,'offer','second','draw','{}',1794973727562,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',15,NULL,'decline','first','draw','{}',1794973727571,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',16,NULL,'vacation','first','on','{}',1794973727578,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',17,NULL,'vacation','first','off','{}',1794973727587,NULL);
INSERT INTO "entries" VALUES('oWZp86dmC5WXD9xm',18,NULL,'offer','first','draw','{}',1794973727620,NULL);
INSERT INTO "entries" VALUES('g1ZobRhVqrYAVj6x',1,NULL,'sit','second','','{"name":"Guest-4842","seed":"ae1f770c968ee76dbadd2f3d8720b5da","user":"OYyfQVl_gboKDvLh"}',1794973727635,NULL);
INSERT INTO "entries" VALUES('-ufp4duHRh8G_MXx',1,NULL,'sit','first','','{"name":"Guest-1285","seed":"235d87d20df0900ed4916e72dced6b19","user":"sMx9gLD7JVLtRuPN"}',1794973727651,NULL);
INSERT INTO "entries" VALUES('-ufp4duHRh8G_MXx',2,NULL,'sit','second','','{"name":"Guest-3520","seed":"b34a576bfc88ded132f2cf8148c4cfb7","user":"4ctmzS1tIvqqeuO5"}',1794973727667,NULL);
INSERT INTO "entries" VALUES('-ufp4duHRh8G_MXx',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794973727676,NULL);
INSERT INTO "entries" VALUES('BJ1k7WE23DUEWBuU',1,NULL,'sit','first','','{"name":"Guest-8023","seed":"cec93a119a215850c497ec7431e9cc1e","user":"a7n4VC0nJGWdfkF4"}',1794973727691,NULL);
INSERT INTO "entries" VALUES('BJ1k7WE23DUEWBuU',2,NULL,'sit','second','','{"name":"Guest-7529","seed":"96a15f79d06bbfc91aca870dc9bfb8ac","user":"bWcMVgEdv4TcBK7c"}',1794973727707,NULL);
INSERT INTO "entries" VALUES('BJ1k7WE23DUEWBuU',3,1,'action','first','c7','{}',1794973727720,'a274');
INSERT INTO "entries" VALUES('BJ1k7WE23DUEWBuU',4,2,'action','second','g6','{}',1794973727729,'a275');
INSERT INTO "entries" VALUES('BJ1k7WE23DUEWBuU',5,3,'action','first','d8','{}',1794973727736,'a276');
INSERT INTO "entries" VALUES('BJ1k7WE23DUEWBuU',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794973727740,NULL);
INSERT INTO "entries" VALUES('BJ1k7WE23DUEWBuU',7,NULL,'offer','second','rematch','{}',1794973727747,NULL);
INSERT INTO "entries" VALUES('ENCn-6R0-267uP90',1,NULL,'sit','first','','{"name":"Guest-7529","seed":"4da7e7c04d90f2c8e3e6bce8fce0a044","user":"bWcMVgEdv4TcBK7c"}',1794973727756,NULL);
INSERT INTO "entries" VALUES('ENCn-6R0-267uP90',2,NULL,'sit','second','','{"name":"Guest-8023","seed":"63dc04b48e199ed59fe06a51567f9587","user":"a7n4VC0nJGWdfkF4"}',1794973727756,NULL);
INSERT INTO "entries" VALUES('BJ1k7WE23DUEWBuU',8,NULL,'rematch','first','ENCn-6R0-267uP90','{}',1794973727756,NULL);
INSERT INTO "entries" VALUES('_yRtbL7P0hUxL__X',1,NULL,'sit','first','','{"name":"Guest-2698","seed":"a1ec9295cb9ee9374b46b28a52c2349c","user":"71g6jYv-s9Y1e2cf"}',1794973727772,NULL);
INSERT INTO "entries" VALUES('_yRtbL7P0hUxL__X',2,NULL,'sit','second','','{"name":"Guest-8242","seed":"8e65ba407ff81168f247c3e09908ef5f","user":"pYVv7guHw00vJnzp"}',1794973727788,NULL);
INSERT INTO "entries" VALUES('_yRtbL7P0hUxL__X',3,1,'action','first','c8','{}',1794973727801,'a277');
INSERT INTO "entries" VALUES('_yRtbL7P0hUxL__X',4,NULL,'offer','first','draw','{}',1794973727805,NULL);
INSERT INTO "entries" VALUES('_yRtbL7P0hUxL__X',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794973727813,NULL);
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',1,NULL,'sit','first','','{"name":"Guest-8620","seed":"c8244bf3dd8cfaf9a1d76927e62650c8","user":"MKZUC3FFJumZPhTO"}',1794973727828,NULL);
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',2,NULL,'sit','second','','{"name":"Guest-6154","seed":"376f222c89c2300dda49d090380a40e4","user":"hfqeph0Yxe0FWTq1"}',1794973727843,NULL);
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',3,1,'action','first','e9','{}',1794973727860,'a278');
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',4,2,'action','first','j5','{}',1794973727868,'a279');
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',5,3,'action','second','h5','{}',1794973727877,'a280');
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',6,4,'action','second','g4','{}',1794973727885,'a281');
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"MKZUC3FFJumZPhTO","name":"Guest-8620"}',1794973727887,NULL);
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',8,NULL,'chat',NULL,'Who is winning?','{"user":"I2h75eu_7szgEcGk","name":"Guest-4319"}',1794973727903,NULL);
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',9,5,'action','first','g12','{}',1794973727919,'a282');
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',10,6,'action','second','b4','{}',1794973727928,'a283');
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',11,7,'action','first','d5','{}',1794973727936,'a284');
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',12,NULL,'offer','second','draw','{}',1794973727939,NULL);
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',13,NULL,'decline','first','draw','{}',1794973727947,NULL);
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',14,NULL,'vacation','first','on','{}',1794973727955,NULL);
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',15,NULL,'vacation','first','off','{}',1794973727963,NULL);
INSERT INTO "entries" VALUES('PRbelINcb7t-fvXy',16,NULL,'offer','first','draw','{}',1794973727996,NULL);
INSERT INTO "entries" VALUES('6vCbO85qH0po0Aft',1,NULL,'sit','second','','{"name":"Guest-0866","seed":"0d9f49b54045fbfcae1b22c74c9f98f8","user":"K_YS82X71zP4-uAj"}',1794973728011,NULL);
INSERT INTO "entries" VALUES('uaYQOB-2TZj8xSyB',1,NULL,'sit','first','','{"name":"Guest-2134","seed":"c9abb500195aafb5e92cbaf818ff3c02","user":"RGJj0E-XbjOZZ8Qu"}',1794973728027,NULL);
INSERT INTO "entries" VALUES('uaYQOB-2TZj8xSyB',2,NULL,'sit','second','','{"name":"Guest-2201","seed":"520761fde1a1aaf36725c30d30515e9a","user":"Nd1QnJyzUzTxsPYV"}',1794973728044,NULL);
INSERT INTO "entries" VALUES('uaYQOB-2TZj8xSyB',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794973728053,NULL);
INSERT INTO "entries" VALUES('uFBJ1cixVa1_iqo-',1,NULL,'sit','first','','{"name":"Guest-6481","seed":"83ac7964ab5aca88edef93c8164b8b65","user":"SoQ1OZlpL3Ngf-13"}',1794973728068,NULL);
INSERT INTO "entries" VALUES('uFBJ1cixVa1_iqo-',2,NULL,'sit','second','','{"name":"Guest-6739","seed":"090bdbe0ecb0abc5ae3ebc618b325d20","user":"SNsaN9xVGYD9ITCy"}',1794973728084,NULL);
INSERT INTO "entries" VALUES('uFBJ1cixVa1_iqo-',3,1,'action','first','k6','{}',1794973728099,'a285');
INSERT INTO "entries" VALUES('uFBJ1cixVa1_iqo-',4,2,'action','first','d5','{}',1794973728107,'a286');
INSERT INTO "entries" VALUES('uFBJ1cixVa1_iqo-',5,3,'action','second','c7','{}',1794973728116,'a287');
INSERT INTO "entries" VALUES('uFBJ1cixVa1_iqo-',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794973728118,NULL);
INSERT INTO "entries" VALUES('uFBJ1cixVa1_iqo-',7,NULL,'offer','second','rematch','{}',1794973728125,NULL);
INSERT INTO "entries" VALUES('-kaSs7AvQDVipz4o',1,NULL,'sit','first','','{"name":"Guest-6739","seed":"e03a170c7eeee2b8d89903dcbfb02809","user":"SNsaN9xVGYD9ITCy"}',1794973728134,NULL);
INSERT INTO "entries" VALUES('-kaSs7AvQDVipz4o',2,NULL,'sit','second','','{"name":"Guest-6481","seed":"2be88ab5bdf68a729c1549627570804b","user":"SoQ1OZlpL3Ngf-13"}',1794973728134,NULL);
INSERT INTO "entries" VALUES('uFBJ1cixVa1_iqo-',8,NULL,'rematch','first','-kaSs7AvQDVipz4o','{}',1794973728134,NULL);
INSERT INTO "entries" VALUES('uHSZ3i892gYj8Ll7',1,NULL,'sit','first','','{"name":"Guest-5736","seed":"eaf7acabafaf7946694541e32e22bd3d","user":"k6zxvfb8F1L9fwEv"}',1794973728150,NULL);
INSERT INTO "entries" VALUES('uHSZ3i892gYj8Ll7',2,NULL,'sit','second','','{"name":"Guest-2716","seed":"3e4c1ea2d7f0c392fcd687a2a4ef9757","user":"4k9DAPYeuzLK5go2"}',1794973728165,NULL);
INSERT INTO "entries" VALUES('uHSZ3i892gYj8Ll7',3,1,'action','first','i6','{}',1794973728181,'a288');
INSERT INTO "entries" VALUES('uHSZ3i892gYj8Ll7',4,NULL,'offer','first','draw','{}',1794973728183,NULL);
INSERT INTO "entries" VALUES('uHSZ3i892gYj8Ll7',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794973728192,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',1,NULL,'sit','first','','{"name":"Guest-8222","seed":"1b236579564c4e14c8e7e8fb307a558b","user":"QfyShhpzmGIpqbxQ"}',1794973728206,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',2,NULL,'sit','second','','{"name":"Guest-8589","seed":"2b4a030aa99af997f2d9da895d65a10d","user":"acIU4AYr1kxqrPrk"}',1794973728223,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',3,1,'action','first','a7','{}',1794973728237,'a289');
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',4,2,'action','second','d2','{}',1794973728245,'a290');
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',5,3,'action','first','c7','{}',1794973728252,'a291');
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',6,4,'action','second','c6','{}',1794973728260,'a292');
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"QfyShhpzmGIpqbxQ","name":"Guest-8222"}',1794973728264,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',8,NULL,'chat',NULL,'Who is winning?','{"user":"bnRCtdwO8asoUfPG","name":"Guest-9651"}',1794973728281,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',9,NULL,'offer','first','takeback','{}',1794973728289,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',10,5,'takeback','second','','{"steps":2}',1794973728297,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',11,6,'action','first','d6','{}',1794973728309,'a293');
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',12,7,'action','second','c2','{}',1794973728318,'a294');
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',13,8,'action','first','b6','{}',1794973728326,'a295');
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',14,NULL,'offer','second','draw','{}',1794973728330,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',15,NULL,'decline','first','draw','{}',1794973728338,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',16,NULL,'vacation','first','on','{}',1794973728346,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',17,NULL,'vacation','first','off','{}',1794973728354,NULL);
INSERT INTO "entries" VALUES('KB0sZCbzbKfF3-Fi',18,NULL,'offer','first','draw','{}',1794973728386,NULL);
INSERT INTO "entries" VALUES('Uatsr_tTZxvDECOV',1,NULL,'sit','first','','{"name":"Guest-9867","seed":"92cacfc1906d2c102e92cbe6705e6a82","user":"SE0uzIfsfoHN8acd"}',1794973728401,NULL);
INSERT INTO "entries" VALUES('kah3B05-tneKYB5l',1,NULL,'sit','first','','{"name":"Guest-7814","seed":"7c4abedeb412ede0c3167b54cf9dbcef","user":"2v7CJ2Ng3jHN_JrH"}',1794973728419,NULL);
INSERT INTO "entries" VALUES('kah3B05-tneKYB5l',2,NULL,'sit','second','','{"name":"Guest-0460","seed":"28935cb14989549f286af4b8b38ee20c","user":"mHjjmb6lmOJR7H_E"}',1794973728434,NULL);
INSERT INTO "entries" VALUES('kah3B05-tneKYB5l',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794973728445,NULL);
INSERT INTO "entries" VALUES('azOkqeZKJmaDwiE4',1,NULL,'sit','first','','{"name":"Guest-7303","seed":"b9cb2eaa29f0d3ebf3224e3bba7c4463","user":"auLWOGg6GHOkiSvq"}',1794973728459,NULL);
INSERT INTO "entries" VALUES('azOkqeZKJmaDwiE4',2,NULL,'sit','second','','{"name":"Guest-0683","seed":"f1bd96f33f1619a13d48ee6ae0b1704e","user":"Mk1Aacv52mYGnFtp"}',1794973728475,NULL);
INSERT INTO "entries" VALUES('azOkqeZKJmaDwiE4',3,1,'action','first','c2','{}',1794973728490,'a296');
INSERT INTO "entries" VALUES('azOkqeZKJmaDwiE4',4,2,'action','second','d3','{}',1794973728496,'a297');
INSERT INTO "entries" VALUES('azOkqeZKJmaDwiE4',5,3,'action','first','b1','{}',1794973728504,'a298');
INSERT INTO "entries" VALUES('azOkqeZKJmaDwiE4',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794973728508,NULL);
INSERT INTO "entries" VALUES('azOkqeZKJmaDwiE4',7,NULL,'offer','second','rematch','{}',1794973728516,NULL);
INSERT INTO "entries" VALUES('staDNVUbt8mTPMzr',1,NULL,'sit','first','','{"name":"Guest-0683","seed":"67d36958caee6033d8df0f6f204c31e7","user":"Mk1Aacv52mYGnFtp"}',1794973728524,NULL);
INSERT INTO "entries" VALUES('staDNVUbt8mTPMzr',2,NULL,'sit','second','','{"name":"Guest-7303","seed":"327a32372fc44300a4124973028422d9","user":"auLWOGg6GHOkiSvq"}',1794973728524,NULL);
INSERT INTO "entries" VALUES('azOkqeZKJmaDwiE4',8,NULL,'rematch','first','staDNVUbt8mTPMzr','{}',1794973728524,NULL);
INSERT INTO "entries" VALUES('a5RpQEmRYmK1TLwt',1,NULL,'sit','first','','{"name":"Guest-6624","seed":"0a29232c6f43b922161cff5a8c002719","user":"qX2ViubH_BQesOry"}',1794973728540,NULL);
INSERT INTO "entries" VALUES('a5RpQEmRYmK1TLwt',2,NULL,'sit','second','','{"name":"Guest-2967","seed":"0633b188408eabd3438f746de6640b5c","user":"fS3ZilPSYbKWtOlJ"}',1794973728556,NULL);
INSERT INTO "entries" VALUES('a5RpQEmRYmK1TLwt',3,1,'action','first','c5','{}',1794973728569,'a299');
INSERT INTO "entries" VALUES('a5RpQEmRYmK1TLwt',4,NULL,'offer','first','draw','{}',1794973728573,NULL);
INSERT INTO "entries" VALUES('a5RpQEmRYmK1TLwt',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794973728581,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',1,NULL,'sit','first','','{"name":"Guest-0924","seed":"c59a9a14855c19b90a17e275ceeb11c1","user":"PkPLWS8eZvWiqbS6"}',1794973728596,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',2,NULL,'sit','second','','{"name":"Guest-5583","seed":"a6c4879e031f11111962336f4cefcf8e","user":"29WYllj558lESebn"}',1794973728611,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',3,1,'action','first','f5','{}',1794973728626,'a300');
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',4,2,'action','second','d3','{}',1794973728634,'a301');
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',5,3,'action','first','f4','{}',1794973728642,'a302');
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',6,4,'action','second','f6','{}',1794973728649,'a303');
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"PkPLWS8eZvWiqbS6","name":"Guest-0924"}',1794973728654,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',8,NULL,'chat',NULL,'Who is winning?','{"user":"WJzxBGSRTLTJxnAM","name":"Guest-5412"}',1794973728669,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',9,NULL,'offer','first','takeback','{}',1794973728678,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',10,5,'takeback','second','','{"steps":2}',1794973728686,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',11,6,'action','first','b5','{}',1794973728699,'a304');
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',12,7,'action','second','h2','{}',1794973728707,'a305');
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',13,8,'action','first','b2','{}',1794973728714,'a306');
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',14,NULL,'offer','second','draw','{}',1794973728719,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',15,NULL,'decline','first','draw','{}',1794973728727,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',16,NULL,'vacation','first','on','{}',1794973728735,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',17,NULL,'vacation','first','off','{}',1794973728743,NULL);
INSERT INTO "entries" VALUES('-7s26n_PcUjiPfHo',18,NULL,'offer','first','draw','{}',1794973728775,NULL);
INSERT INTO "entries" VALUES('iX6ggQ6HoU_vtNpq',1,NULL,'sit','second','','{"name":"Guest-6961","seed":"efe2da6ee2d3f1b1aad0ade2b4bc481f","user":"KCQXlvUb-d1sBO2i"}',1794973728792,NULL);
INSERT INTO "entries" VALUES('Whu1uofOp12pSuII',1,NULL,'sit','first','','{"name":"Guest-7873","seed":"00e90c1461555e8d9d5dfb80beff4870","user":"PDZ8tEJ6t6RWVG6M"}',1794973728808,NULL);
INSERT INTO "entries" VALUES('Whu1uofOp12pSuII',2,NULL,'sit','second','','{"name":"Guest-2356","seed":"1b2053675b0a0bb15928bc01e51a74e8","user":"CgEQ5skchdDw3JrU"}',1794973728824,NULL);
INSERT INTO "entries" VALUES('Whu1uofOp12pSuII',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794973728833,NULL);
INSERT INTO "entries" VALUES('yxdw1ozakGWoHIrI',1,NULL,'sit','first','','{"name":"Guest-5540","seed":"89f216363dd3c4b7ba8d72c819f2fd28","user":"7tsJ9zQXJEh0jwtq"}',1794973728848,NULL);
INSERT INTO "entries" VALUES('yxdw1ozakGWoHIrI',2,NULL,'sit','second','','{"name":"Guest-2908","seed":"23c18120a29327ce47606765b82e5eeb","user":"zEgDSh3AjxxD5SxK"}',1794973728864,NULL);
INSERT INTO "entries" VALUES('yxdw1ozakGWoHIrI',3,1,'action','first','f8','{}',1794973728877,'a307');
INSERT INTO "entries" VALUES('yxdw1ozakGWoHIrI',4,2,'action','second','h2','{}',1794973728885,'a308');
INSERT INTO "entries" VALUES('yxdw1ozakGWoHIrI',5,3,'action','first','c6','{}',1794973728895,'a309');
INSERT INTO "entries" VALUES('yxdw1ozakGWoHIrI',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794973728896,NULL);
INSERT INTO "entries" VALUES('yxdw1ozakGWoHIrI',7,NULL,'offer','second','rematch','{}',1794973728905,NULL);
INSERT INTO "entries" VALUES('qaG9JpTOwVVZYK74',1,NULL,'sit','first','','{"name":"Guest-2908","seed":"d796ca8ab71e58737c7fe9b35eed30ab","user":"zEgDSh3AjxxD5SxK"}',1794973728913,NULL);
INSERT INTO "entries" VALUES('qaG9JpTOwVVZYK74',2,NULL,'sit','second','','{"name":"Guest-5540","seed":"5471352241501831aee893c723eb4a5f","user":"7tsJ9zQXJEh0jwtq"}',1794973728913,NULL);
INSERT INTO "entries" VALUES('yxdw1ozakGWoHIrI',8,NULL,'rematch','first','qaG9JpTOwVVZYK74','{}',1794973728913,NULL);
INSERT INTO "entries" VALUES('KLkReH021j2g_Nqc',1,NULL,'sit','first','','{"name":"Guest-9150","seed":"ba596eec15543c64eeccf309b5f19a8d","user":"TxXgBLH9Oq5hzquw"}',1794973728928,NULL);
INSERT INTO "entries" VALUES('KLkReH021j2g_Nqc',2,NULL,'sit','second','','{"name":"Guest-0177","seed":"425ac2a82a766b7b05f731be1c695b4d","user":"vK7giyCj5NF22TGX"}',1794973728944,NULL);
INSERT INTO "entries" VALUES('KLkReH021j2g_Nqc',3,1,'action','first','g2','{}',1794973728957,'a310');
INSERT INTO "entries" VALUES('KLkReH021j2g_Nqc',4,NULL,'offer','first','draw','{}',1794973728961,NULL);
INSERT INTO "entries" VALUES('KLkReH021j2g_Nqc',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794973728969,NULL);
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'3FE325D11AD2B9C8B236B456845D00B5DB413D4143AE3A41D02A5FC9C6C3DC08');
CREATE TABLE matches (
	id VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	setup TEXT, 
	clock TEXT NOT NULL, 
	rated BOOLEAN NOT NULL, 
	private BOOLEAN NOT NULL, 
	open BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	creator VARCHAR(40) NOT NULL, 
	secret BLOB NOT NULL, 
	previous VARCHAR(40), 
	first VARCHAR(40), 
	second VARCHAR(40), 
	first_bot VARCHAR(200), 
	second_bot VARCHAR(200), 
	status VARCHAR(10) NOT NULL, 
	to_act VARCHAR(10), 
	winner VARCHAR(10), 
	reason VARCHAR(40), 
	ply INTEGER NOT NULL, 
	deadline BIGINT, 
	updated BIGINT NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_creator FOREIGN KEY(creator) REFERENCES users (id), 
	CONSTRAINT fk_matches_first FOREIGN KEY(first) REFERENCES users (id), 
	CONSTRAINT fk_matches_second FOREIGN KEY(second) REFERENCES users (id)
);
INSERT INTO "matches" VALUES('OIk_D7cO6B5eJDgb',1794973724815,'faultlines','size=4',NULL,'{"kind": "none"}',0,0,0,1,'hfxdY5SYMchSrHnx',X'C967BA957F40BED043AD96F8A09EBBBD34F842E3D56125795812FC07EF6DD4B1',NULL,'hfxdY5SYMchSrHnx','vO64pwRENzIlRs1o',NULL,NULL,'over',NULL,'first','fewer-stones',20,NULL,1794973724976);
INSERT INTO "matches" VALUES('X0c_KjbBsI0zuiIM',1794973724990,'faultlines','size=5,pie=yes,sealed=yes,resonance=yes',NULL,'{"kind": "none"}',0,0,0,1,'BAx095aJwHgJmaYt',X'4C1D905A88ED6AECDBBE72443427ECF928CC6C9AE91DC464C27FC90C5EB54D98',NULL,'BAx095aJwHgJmaYt','UeCF7ioKGSrEha8R',NULL,NULL,'over',NULL,'draw','draw',7,NULL,1794973725041);
INSERT INTO "matches" VALUES('k-NqcbbRlPmQnfV_',1794973725055,'faultlines','size=5,aftershock=yes,fault_lines=e1+b2+d4+a5,keystone=yes',NULL,'{"kind": "none"}',0,0,0,1,'67StNHUWJiF-jpLb',X'0E960521E1975520281B7338D1CE08C2DB73E309A2D08940561F64625A5BE908',NULL,'67StNHUWJiF-jpLb','wjjqJc1XoDnyiRzb',NULL,NULL,'over',NULL,'first','score',55,NULL,1794973725360);
INSERT INTO "matches" VALUES('ft5mCxBhjJg5KA5t',1794973725372,'faultlines','size=4,progressive=yes',NULL,'{"kind": "none"}',0,0,0,1,'-hWpD6W6xUm-WD40',X'D17BECA7DE9AC89D2A8B19B6BE29008A381360E3D1341BA901F416D82CBA38CA',NULL,'-hWpD6W6xUm-WD40','EIbMcRj_ApNRaunB',NULL,NULL,'over',NULL,'second','score',29,NULL,1794973725569);
INSERT INTO "matches" VALUES('Ev8Mqm8RybStZ6Gm',1794973725582,'lifeline','size=3,balance=weak',NULL,'{"kind": "none"}',0,0,0,1,'Y-_mPQWX0cKfbdio',X'C37279ACD779B62F4AC5C43202E3C06ED4F710F816C829FD9DCFBB43CC6B0360',NULL,'Y-_mPQWX0cKfbdio','1srBDey3cA1W4ZSF',NULL,NULL,'over',NULL,'second','last-placement',9,NULL,1794973725666);
INSERT INTO "matches" VALUES('fUWSkpAR9w4zFcns',1794973725682,'lifeline','size=3',NULL,'{"kind": "none"}',0,0,0,1,'RurPOe3TGx3tF9Jv',X'C5084631FB7E91445ADCD80AC6E0FDA2BC50DCD99C94229B07491CC3708197A1',NULL,'RurPOe3TGx3tF9Jv','UIWTQFLYLdPTv8Ad',NULL,NULL,'over',NULL,'second','last-placement',19,NULL,1794973725847);
INSERT INTO "matches" VALUES('Ke2PXOFZuzQR3WtN',1794973725860,'lifeline','size=4,balance=komi,komi_max=5',NULL,'{"kind": "none"}',0,0,0,1,'pEsGXT7nEPfnSY91',X'737D0F39308BB7487D701C39288E4C2BAE30614992008C722343336DEDF27EF5',NULL,'pEsGXT7nEPfnSY91','nHvte4a4ob8zEnp_',NULL,NULL,'over',NULL,'first','last-placement',7,NULL,1794973725927);
INSERT INTO "matches" VALUES('gjGljkBUfwrzGWuK',1794973725941,'assault','board=hex24,turn_limit=14,pie=yes',NULL,'{"kind": "none"}',0,0,0,1,'uWnqnDDuBD_utPVl',X'83AA085198C7E8FCB2D03BDC61CF92213DC43643A4D5FEE20F940769DC4976C1',NULL,'uWnqnDDuBD_utPVl','eTS5JkSKuopxDA6B',NULL,NULL,'over',NULL,'second','majority',16,NULL,1794973726071);
INSERT INTO "matches" VALUES('qfP8th2mWVUJQzAe',1794973726085,'assault','turn_limit=24,sacred=any,tide=yes',NULL,'{"kind": "none"}',0,0,0,1,'fWhSYfUgDLmcGV14',X'CA6F7400DE5F409300507DA0159672FF7CD0EED7C2E5D57E4FE7CC27C199EB3E',NULL,'fWhSYfUgDLmcGV14','pKln5GU96NycfZlC',NULL,NULL,'over',NULL,'second','majority',29,NULL,1794973726313);
INSERT INTO "matches" VALUES('ycZZiJmuAwHlCaOt',1794973726327,'assault','board=torus24,turn_limit=16,momentum=1,stubborn=yes',NULL,'{"kind": "none"}',0,0,0,1,'suB2MTPEEtq1BFxj',X'5E2CEBFEE063616916095122C699C7164E96CCC21A6833C7E31A041CB9576C7D',NULL,'suB2MTPEEtq1BFxj','5MgT-zOeV5a5T73X',NULL,NULL,'over',NULL,'second','majority',18,NULL,1794973726473);
INSERT INTO "matches" VALUES('y6X7kjzQmqeH8adi',1794973726486,'assault','board=hex54,turn_limit=12,influence=yes,sacred=core',NULL,'{"kind": "none"}',0,0,0,1,'UX-3V0pINCUZMRZT',X'83F07DA8FCFF2AA74D6D1B86C1F6B7070242919667BE61A3B0B2D13327A59E9A',NULL,'UX-3V0pINCUZMRZT','8NQLOCfVLi8qPn_i',NULL,NULL,'over',NULL,'second','white-wins-ties',17,NULL,1794973726634);
INSERT INTO "matches" VALUES('CpSgMiQaKfVVo99X',1794973726648,'faust','size=5',NULL,'{"kind": "none"}',0,0,0,1,'3AOfmYnDGMssy6uO',X'79F9B823BCA8548DEF48CD5DCFADFD865B44B1BCBB3823BCD0C1F6ED9C5E6AB0',NULL,'3AOfmYnDGMssy6uO','TPqzL7C6NNfBRPUg',NULL,NULL,'over',NULL,'first','annihilation',36,NULL,1794973726953);
INSERT INTO "matches" VALUES('R0Yg7X99P57tKioP',1794973726966,'faust','size=6,pie=no,pattern=no',NULL,'{"kind": "none"}',0,0,0,1,'O8tolw-o2JwZY3M5',X'1D460D028EF3A634A8A608CBC411406862DEA8274E3A56855DCF5D897515EBB9',NULL,'O8tolw-o2JwZY3M5','UCKeekTHAJWlHm_0',NULL,NULL,'over',NULL,'first','annihilation',50,NULL,1794973727384);
INSERT INTO "matches" VALUES('oWZp86dmC5WXD9xm',1794973727398,'faultlines','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'Pw7b7o76qY4yRvDv',X'22C0BB8C2B15F693892A42C0395CA5B818007C7EA7608AD0FA68FF33B4442615',NULL,'Pw7b7o76qY4yRvDv','O0Oo4KSIhIhmswRP',NULL,NULL,'playing','second',NULL,NULL,8,1800157727559,1794973727620);
INSERT INTO "matches" VALUES('g1ZobRhVqrYAVj6x',1794973727635,'faultlines','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'OYyfQVl_gboKDvLh',X'3A4EB0E38B4D99BDAACF03124245FC59299F572711C3006C5C17E7843DA6294D',NULL,NULL,'OYyfQVl_gboKDvLh',NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794973727635);
INSERT INTO "matches" VALUES('-ufp4duHRh8G_MXx',1794973727651,'faultlines','-',NULL,'{"kind": "none"}',0,0,0,1,'sMx9gLD7JVLtRuPN',X'6BF89D96CEA6F8C412CFCE909D9072A421C374BA55F5CBD01C6F92258A873166',NULL,'sMx9gLD7JVLtRuPN','4ctmzS1tIvqqeuO5',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794973727676);
INSERT INTO "matches" VALUES('BJ1k7WE23DUEWBuU',1794973727691,'faultlines','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'a7n4VC0nJGWdfkF4',X'988B7F24A2FA7A45440573D46C73C66BC04E87E75C5CDCBEA59B6C07CDE3E0BF',NULL,'a7n4VC0nJGWdfkF4','bWcMVgEdv4TcBK7c',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794973727756);
INSERT INTO "matches" VALUES('ENCn-6R0-267uP90',1794973727756,'faultlines','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'a7n4VC0nJGWdfkF4',X'10B52CF93D6BCCBAD7D7B048FF9F0EB46756E3AD834D371928936D9FC8CD426B','BJ1k7WE23DUEWBuU','bWcMVgEdv4TcBK7c','a7n4VC0nJGWdfkF4',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794973727756);
INSERT INTO "matches" VALUES('_yRtbL7P0hUxL__X',1794973727771,'faultlines','-','faultlines - 9/9/6w2/9/6b2/9/4w4/6b2/9 black 4 black_placed=2,white_placed=2','{"kind": "none"}',0,0,0,1,'71g6jYv-s9Y1e2cf',X'72298DEFD7FD2DE6756AE5D39BF9C7CCB55FD9E723290986252B7D8F5DF0217E',NULL,'71g6jYv-s9Y1e2cf','pYVv7guHw00vJnzp',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794973727813);
INSERT INTO "matches" VALUES('PRbelINcb7t-fvXy',1794973727828,'lifeline','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'MKZUC3FFJumZPhTO',X'953BBD3D70394D0F116B88C9356C5B317E5B6F5683B91E692F08EE7BFA43E6A0',NULL,'MKZUC3FFJumZPhTO','hfqeph0Yxe0FWTq1',NULL,NULL,'playing','second',NULL,NULL,7,1800157727936,1794973727996);
INSERT INTO "matches" VALUES('6vCbO85qH0po0Aft',1794973728011,'lifeline','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'K_YS82X71zP4-uAj',X'C9E7B0D81F610F4F6897C83B793EFDAB6AA7E826DE77FB20FD47ADBDCB355EE1',NULL,NULL,'K_YS82X71zP4-uAj',NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794973728011);
INSERT INTO "matches" VALUES('uaYQOB-2TZj8xSyB',1794973728027,'lifeline','-',NULL,'{"kind": "none"}',0,0,0,1,'RGJj0E-XbjOZZ8Qu',X'B4451421972D3F34E45D58E8D6928592AE8435F0742A084A61249DFC70B1D72C',NULL,'RGJj0E-XbjOZZ8Qu','Nd1QnJyzUzTxsPYV',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794973728053);
INSERT INTO "matches" VALUES('uFBJ1cixVa1_iqo-',1794973728068,'lifeline','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'SoQ1OZlpL3Ngf-13',X'211BBD47B474017C456CDAA20A303DC542580434780E61ADE78D9F859935AB99',NULL,'SoQ1OZlpL3Ngf-13','SNsaN9xVGYD9ITCy',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794973728134);
INSERT INTO "matches" VALUES('-kaSs7AvQDVipz4o',1794973728134,'lifeline','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'SoQ1OZlpL3Ngf-13',X'C7B55087876A67E299E484750796CF44904BF16576A5A9B4AEC292A69B63FEF9','uFBJ1cixVa1_iqo-','SNsaN9xVGYD9ITCy','SoQ1OZlpL3Ngf-13',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794973728134);
INSERT INTO "matches" VALUES('uHSZ3i892gYj8Ll7',1794973728149,'lifeline','-','lifeline - 7/8/9/4b5/11/b11/7w5/8w3/11/10/9/8/7 black 2 -','{"kind": "none"}',0,0,0,1,'k6zxvfb8F1L9fwEv',X'8547DE66B2377D6D4FA02FDE4C923610E7E7E098A65638480CB149D5DCAFD7EE',NULL,'k6zxvfb8F1L9fwEv','4k9DAPYeuzLK5go2',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794973728192);
INSERT INTO "matches" VALUES('KB0sZCbzbKfF3-Fi',1794973728206,'assault','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'QfyShhpzmGIpqbxQ',X'D784D0271D54813183E716C6D0ECA8F963BF650E91C83AE7BDDD01979AE5D742',NULL,'QfyShhpzmGIpqbxQ','acIU4AYr1kxqrPrk',NULL,NULL,'playing','second',NULL,NULL,8,1800157728326,1794973728386);
INSERT INTO "matches" VALUES('Uatsr_tTZxvDECOV',1794973728401,'assault','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'SE0uzIfsfoHN8acd',X'235CE64A452F22D1DAB09BA0E9CD4F15734E4B8B28F0828D3EC162B957EF1F5D',NULL,'SE0uzIfsfoHN8acd',NULL,NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794973728401);
INSERT INTO "matches" VALUES('kah3B05-tneKYB5l',1794973728419,'assault','-',NULL,'{"kind": "none"}',0,0,0,1,'2v7CJ2Ng3jHN_JrH',X'D193EDF9AC086FFBF2B1221642A8231CAEDC30B3D2F71682D6083819C6840E5B',NULL,'2v7CJ2Ng3jHN_JrH','mHjjmb6lmOJR7H_E',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794973728445);
INSERT INTO "matches" VALUES('azOkqeZKJmaDwiE4',1794973728459,'assault','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'auLWOGg6GHOkiSvq',X'68EFF7E532918BAD8692DDADFCDA124DD93A9561F64D03FBC28379F309F73312',NULL,'auLWOGg6GHOkiSvq','Mk1Aacv52mYGnFtp',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794973728524);
INSERT INTO "matches" VALUES('staDNVUbt8mTPMzr',1794973728524,'assault','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'auLWOGg6GHOkiSvq',X'481823CFBDFF4F780FB0A70D487E8B74F6876A821C47C4052A3AA3A79F868EF9','azOkqeZKJmaDwiE4','Mk1Aacv52mYGnFtp','auLWOGg6GHOkiSvq',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794973728524);
INSERT INTO "matches" VALUES('a5RpQEmRYmK1TLwt',1794973728540,'assault','-','assault - 5/7/2bb5/3w3w1/7 black 4 -','{"kind": "none"}',0,0,0,1,'qX2ViubH_BQesOry',X'9F368665C9CFAC3B6DA7BB1F949A8C8961E83AA5E4DB7D3F00FDD495E2A5CACB',NULL,'qX2ViubH_BQesOry','fS3ZilPSYbKWtOlJ',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794973728581);
INSERT INTO "matches" VALUES('-7s26n_PcUjiPfHo',1794973728596,'faust','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'PkPLWS8eZvWiqbS6',X'546CB4B4A8D6C536C95DE103ED77DE7C221700861FF669DE773D3603D9E5C63D',NULL,'PkPLWS8eZvWiqbS6','29WYllj558lESebn',NULL,NULL,'playing','second',NULL,NULL,8,1800157728714,1794973728775);
INSERT INTO "matches" VALUES('iX6ggQ6HoU_vtNpq',1794973728792,'faust','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'KCQXlvUb-d1sBO2i',X'1D041313F90C063E7FF42F840821A09BC1F58144ABC71BA2B4C06121F1A11CA7',NULL,NULL,'KCQXlvUb-d1sBO2i',NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794973728792);
INSERT INTO "matches" VALUES('Whu1uofOp12pSuII',1794973728808,'faust','-',NULL,'{"kind": "none"}',0,0,0,1,'PDZ8tEJ6t6RWVG6M',X'65BB0A9FA79198E89E6C979EECF5BEC48182E42859D7F82D0488F3D155339376',NULL,'PDZ8tEJ6t6RWVG6M','CgEQ5skchdDw3JrU',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794973728833);
INSERT INTO "matches" VALUES('yxdw1ozakGWoHIrI',1794973728848,'faust','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'7tsJ9zQXJEh0jwtq',X'2A2E9B4D6231E2652B4252A41592257488830636EB97E23E7AFFFF3AB04DE2D9',NULL,'7tsJ9zQXJEh0jwtq','zEgDSh3AjxxD5SxK',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794973728913);
INSERT INTO "matches" VALUES('qaG9JpTOwVVZYK74',1794973728913,'faust','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'7tsJ9zQXJEh0jwtq',X'8CB5D1E587A103EC710A401849013FE10B12D8AA3A9122E674E1EA0211FE5AE0','yxdw1ozakGWoHIrI','zEgDSh3AjxxD5SxK','7tsJ9zQXJEh0jwtq',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794973728913);
INSERT INTO "matches" VALUES('KLkReH021j2g_Nqc',1794973728928,'faust','-','faust - 8/8/8/8/1b1w1w1b/8/8/8 black 4 -','{"kind": "none"}',0,0,0,1,'TxXgBLH9Oq5hzquw',X'072CFAF046EE51655D358ED4D42644F7087B4F1194BD084FA4766D7E4017F792',NULL,'TxXgBLH9Oq5hzquw','vK7giyCj5NF22TGX',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794973728969);
CREATE TABLE private (
	"match" VARCHAR(40) NOT NULL, 
	user VARCHAR(40) NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_private PRIMARY KEY ("match", user, kind), 
	CONSTRAINT fk_private_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_private_user FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "private" VALUES('oWZp86dmC5WXD9xm','Pw7b7o76qY4yRvDv','notes','Watch the corner.');
INSERT INTO "private" VALUES('oWZp86dmC5WXD9xm','O0Oo4KSIhIhmswRP','mute','yes');
INSERT INTO "private" VALUES('oWZp86dmC5WXD9xm','Pw7b7o76qY4yRvDv','plan:first','{"steps": 5, "ply": 8, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
INSERT INTO "private" VALUES('PRbelINcb7t-fvXy','MKZUC3FFJumZPhTO','notes','Watch the corner.');
INSERT INTO "private" VALUES('PRbelINcb7t-fvXy','hfqeph0Yxe0FWTq1','mute','yes');
INSERT INTO "private" VALUES('PRbelINcb7t-fvXy','MKZUC3FFJumZPhTO','plan:first','{"steps": 7, "ply": 7, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
INSERT INTO "private" VALUES('KB0sZCbzbKfF3-Fi','QfyShhpzmGIpqbxQ','notes','Watch the corner.');
INSERT INTO "private" VALUES('KB0sZCbzbKfF3-Fi','acIU4AYr1kxqrPrk','mute','yes');
INSERT INTO "private" VALUES('KB0sZCbzbKfF3-Fi','QfyShhpzmGIpqbxQ','plan:first','{"steps": 5, "ply": 8, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
INSERT INTO "private" VALUES('-7s26n_PcUjiPfHo','PkPLWS8eZvWiqbS6','notes','Watch the corner.');
INSERT INTO "private" VALUES('-7s26n_PcUjiPfHo','29WYllj558lESebn','mute','yes');
INSERT INTO "private" VALUES('-7s26n_PcUjiPfHo','PkPLWS8eZvWiqbS6','plan:first','{"steps": 5, "ply": 8, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
CREATE TABLE sessions (
	id VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	user VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	agent VARCHAR(200) NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (id), 
	CONSTRAINT fk_sessions_user FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "sessions" VALUES('nv6z7yySDTyLpdBM','261b7465d9d666301ca048e00750b35b46ddcfdb813ea46703b5b79efee12405','hfxdY5SYMchSrHnx',1794973724813,1794973724813,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('qji2r90hRkPI2UTK','b7a6c0d77bd6eb45e86d1c3455f83b3bf7e8e1de7d2bfa2b48f43f8c4323f906','vO64pwRENzIlRs1o',1794973724825,1794973724825,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('_EYvbkVvMTY7WkYJ','d1b2d412b80338ba082bdf972222f72ded85400b19badad0702ab204f4f01d4b','BAx095aJwHgJmaYt',1794973724985,1794973724985,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Q_SCaQxvZNA4KUTv','24b81b5abca7aa88ea977b23a74d83792d99e3538dd7301a16bac02233fe2379','UeCF7ioKGSrEha8R',1794973725000,1794973725000,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Zfx3TT54cy4jAnXu','c44c40c6764735c29cdc23cc26c4cdbd3b65ef12d194112d489311dec4332dc5','67StNHUWJiF-jpLb',1794973725048,1794973725048,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('RwHKihAc6A9jLrly','2a06e2aa499379a006288125389fb141ac8cda1b1c02af18e67d53bad55bc9d2','wjjqJc1XoDnyiRzb',1794973725065,1794973725065,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('QcK6v9VKmTE4ij45','32543d53660d18fce2ca041b5781711f4de2f0899c11b1cebad5953821087c79','-hWpD6W6xUm-WD40',1794973725367,1794973725367,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('nPzxxHUga3_3fqld','8ff0e84d411024554b5010141c7f03763c69370623a9cd302b0c88cbc142b28b','EIbMcRj_ApNRaunB',1794973725383,1794973725383,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('6q-H-1xsJvJ1HUdx','b77236dabfe784b70bba39f53a7ce11b34c0d87c171ede74dac3e63030700ce0','Y-_mPQWX0cKfbdio',1794973725580,1794973725580,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('xFtCuJzkA0Dhgh6P','e2c13a7ff7640cf3c68d3b440624ba20221047b8c66fd6046d3ddaf0206dff19','1srBDey3cA1W4ZSF',1794973725592,1794973725592,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('RDzA29ck9Kx2sADU','90e32c1eb2b6cc5dfb9a8529ece07bfe75327b543b1310261f3a0d5855b12915','RurPOe3TGx3tF9Jv',1794973725674,1794973725674,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('_WObfSPRbS45r3T3','ae38139b79f61cfe602be18875486d62be72470995ad7da411d24a2e19fd53e1','UIWTQFLYLdPTv8Ad',1794973725691,1794973725691,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('zhzgnXmAWaCZJLry','d456e2913368661643fcc8ab4f69d0b1b4a2abb2ae91ecb19a425fce2fc5f9a6','pEsGXT7nEPfnSY91',1794973725855,1794973725855,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('0ZWAQt2RLYh4Qy6i','285fd65236b43ac2124ae695ad3cc8ef28673faee9993686f4cb441ce8c9ea7f','nHvte4a4ob8zEnp_',1794973725870,1794973725870,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('L5Iy8v__6c79deUF','276e122a6f599f4abcc9e334e9ffb381672eb6b2c96be401a32f38bb7b9f48e2','uWnqnDDuBD_utPVl',1794973725939,1794973725939,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('-KXgnrt-dE-azoOn','3465bb272d84c41ae9c8e3ec736f46a7ea24addbda75db5a15a7919145545454','eTS5JkSKuopxDA6B',1794973725950,1794973725950,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('1fpWBh5zf_RBp_C7','1855ef727c9fa59bb82eb5b1f065e193bee229eb4a94ae58df61638276a962d7','fWhSYfUgDLmcGV14',1794973726078,1794973726078,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('14rrtVbh9s2w1Ct8','d1fa736fe8da1eac72f5deb68c77b715b1c13e055710f3a876d7e15df848e918','pKln5GU96NycfZlC',1794973726094,1794973726094,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('2njMSdXgZKKnwQhN','a605a537b324912733a38c04c7e0228c428f6e7ed4555cac3d4855cc25d8638d','suB2MTPEEtq1BFxj',1794973726321,1794973726321,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('XbYAPiuy_sw73T8h','6fec312927fce83924026b9a11acacbbcbb4f95de1759962f6ea25cfe3f1040a','5MgT-zOeV5a5T73X',1794973726336,1794973726336,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Yd44KWkYTjKtrSTU','58713f88c0b2b5cd962136f301a5001bbddb82f7aca84dc93246b1dd7002bce3','UX-3V0pINCUZMRZT',1794973726481,1794973726481,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('AK446qlhjPWiNPcE','5e51c42b9899040b60dc72f3e75d3a4fcca66e40c449b37776ff2417c262ee4d','8NQLOCfVLi8qPn_i',1794973726497,1794973726497,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Xj7qMJwBiqqw4s53','48a03cc151ddf4b6b85ffe027d2d0f20c24e45213dc3ec026e4459c5028357bb','3AOfmYnDGMssy6uO',1794973726647,1794973726647,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('4izxo1AUeKvWJkGK','103c355fd75c555e90a4d9bafe5513d8e147582231a739116554ec8e954e4afd','TPqzL7C6NNfBRPUg',1794973726659,1794973726659,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('AdKFCwGF_0cQTaDC','1559be69fc0c9801d097d1273a1aec95a1dfbd72247fa53280b52ce8044e6d3b','O8tolw-o2JwZY3M5',1794973726961,1794973726961,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('RoOkMKix2RGtulLh','cd02e2be85a982fa1180a08fe61e31a913ac239203316ac39db3f62c154d6e11','UCKeekTHAJWlHm_0',1794973726977,1794973726977,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('U7wyX8LnTodW_ecE','950cbf3fd23b16af25c80b6f18c7a0319589abaf5907d8bb3233344e0eea1871','Pw7b7o76qY4yRvDv',1794973727392,1794973727392,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('QHJbHJDEW2seT0yS','346c47df07708ec952c828b620f01791973d029b2d2711de10db88c20245c323','O0Oo4KSIhIhmswRP',1794973727451,1794973727451,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('LtCHQ75u9dWb8YQm','5bcd255092d19a24ca07e474a9492b74420e26ac3cd89e12766313c0a26ac399','IWYYyjorirBH7rJ9',1794973727512,1794973727512,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('d7DYaj8LYBoP_pKZ','24922d7fa334125859a6d6e8c1aff424696c5c0d4e445f1349e6c588a3b7cb7a','OYyfQVl_gboKDvLh',1794973727628,1794973727628,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('KvctMx8Nq_IifuU_','4cc379de675e1a97e7dcc3aa61f316db009ef8c6666f6929068e5e2b96675208','sMx9gLD7JVLtRuPN',1794973727645,1794973727645,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('yRqmjM-wZSq8-byw','0dcf40b4f69458ea60af9f5932f1a39e2ad356566e7c41233cec3a6a8354ca93','4ctmzS1tIvqqeuO5',1794973727660,1794973727660,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('_RcLyaxDVGTIo_Ve','0e83f001d62dafa1fe74e6e31b4aa2eb3f2a8d6c43e060b0a854f8f676c35267','a7n4VC0nJGWdfkF4',1794973727684,1794973727684,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('xXJgVeIVggDryjlq','bb6d61ddd3a3d504a6ef78bc23317f22b5788a6f4da2fd9330c82b69323d7ce5','bWcMVgEdv4TcBK7c',1794973727700,1794973727700,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('DIL41SpF3r20NOpP','2e022671373951291d3e5a48b39fb83affb976dce012e283afe76bdf6b8dac1a','71g6jYv-s9Y1e2cf',1794973727766,1794973727766,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('5FxC-tciHQ-09-5V','4ea3792f918b78556d379aa7be05f2eac01dd5d7135d7b5a03d0fa7b12308afa','pYVv7guHw00vJnzp',1794973727781,1794973727781,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('rcGaBs6pELP79gfA','3eccc06e6dedc6557ba5eab7b19858cd7484449f6602e8b9720d43ef3bdc1c1e','MKZUC3FFJumZPhTO',1794973727822,1794973727822,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('-jl9Ov7F6h4VuTJP','6337ff7df06774c32c5035f55d958934d49cc3cc9adebf28a94d0a2314e48d21','hfqeph0Yxe0FWTq1',1794973727839,1794973727839,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('adOKheLTHwr0mSoT','60ffbc5ed3a3016c6924def369396f075decc082daf94a79016401b7e5b8c907','I2h75eu_7szgEcGk',1794973727895,1794973727895,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('FNnfudpuEN7tAoKY','ed3038dfa92da25bd623c15177d2d61cddfb4f73531a3adcdddfafcd84bddf7d','K_YS82X71zP4-uAj',1794973728004,1794973728004,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('qa8OGYu2OZC6oK8g','a663692e0bdeaba0a2fd0f076d4320e2a17c0f5c6785780f7ba27afee5197853','RGJj0E-XbjOZZ8Qu',1794973728021,1794973728021,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('VlKqvb_lsEMbLIGJ','b0ed61995175ef534c4d5ae638e127f27a5236549de58948e16d2eec55fb2918','Nd1QnJyzUzTxsPYV',1794973728038,1794973728038,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('qpOCDdUvp6ylVqgx','2b983dc18a6bc16d1921edfcb9810c3ac7f910dccf7f253ecc87271712ea9879','SoQ1OZlpL3Ngf-13',1794973728061,1794973728061,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('2ZdgYVgn44h1yz9J','54a638b76cc91b8576bb15c4a5f6557b55b96a8107f28d1357df8afcf49bf474','SNsaN9xVGYD9ITCy',1794973728077,1794973728077,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('AU_lEnYBEPm16x4n','b04903baddaf63f2d0dac8cba0f436146a6ddeba45af18155dad7a8b5c920029','k6zxvfb8F1L9fwEv',1794973728144,1794973728144,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('PJBQvNu2w07FsmKa','b6f572826521552d14c185b6b0c81b998c83f96abea46cd6d0639474979428e8','4k9DAPYeuzLK5go2',1794973728159,1794973728159,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('-NcqsChz3estdlq8','34fad86cb5bd096defa34ce9337c778eaca5747286718271cf009c4afa2d2e46','QfyShhpzmGIpqbxQ',1794973728201,1794973728201,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('txeLg4kAd_JCd5zd','874f3c5260965c83c67a5fa3a2e2b48780d6752c3f1916478bef41e1dc79fa91','acIU4AYr1kxqrPrk',1794973728216,1794973728216,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('BNy-MKE3ZAkiFC2S','d9080bd89f5e840ff75d7b431dadf77e912ac8fcca13193a72835f3ab94f1858','bnRCtdwO8asoUfPG',1794973728273,1794973728273,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('qrKtn1jOUgXZjL5G','cd5a232e660a3045e342ca90f68038364c4c00bfb1238e4509b7108332758f58','SE0uzIfsfoHN8acd',1794973728394,1794973728394,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('M-LzkBesVOUl-awy','fb26ff31015e0eabecd66e0283352d9b4e99e2d48032b96178e86f03c9051691','2v7CJ2Ng3jHN_JrH',1794973728412,1794973728412,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('kYndT14ukYLP6GMd','14a4c56d1b9d741edfd73afe7651d92f64787ac8827a03210e7dd4bc8b3acd4f','mHjjmb6lmOJR7H_E',1794973728428,1794973728428,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('4nZvTEUTNSEMjgXk','1a5748edfa27b678a02581447231f6b7685545c5d566d9c2e77d1c29de96e38b','auLWOGg6GHOkiSvq',1794973728452,1794973728452,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('vsdI7_iVzq6rGxzX','31c6d24b13f82502c14d935ba14190fbbc42c3054a67bbc958206cd0df5fb6b7','Mk1Aacv52mYGnFtp',1794973728468,1794973728468,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('ijjAYDtaxB_Y72Pn','9ffbca991b4f526e36fd9ac6c5cb4b122e2c3a7a6742683e347cf97662dab881','qX2ViubH_BQesOry',1794973728534,1794973728534,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('qPhqjceZXHQqCkbg','0fac75cbe76a130057213c2c83c8dde5ef493afa6ba8e2e06c313f7ef428f96b','fS3ZilPSYbKWtOlJ',1794973728549,1794973728549,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('VI5e9dJSQG7DTbKK','0b951b64719ec058569f26ec44a62eebf8b4ed0b362ceaa7b9ef63754660e00b','PkPLWS8eZvWiqbS6',1794973728589,1794973728589,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('A1Fweee8XJPEmc3P','e10719450bee1d528727c9473ab1ac2d6e0d4307ee7c2b6a2be6572a9612df9c','29WYllj558lESebn',1794973728606,1794973728606,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('deQ7Q6k7KB9JCN2R','56c1e18f6cf679e0f568bf0e74903a519ffa6f565160c576c7eadfc2e0c684d0','WJzxBGSRTLTJxnAM',1794973728661,1794973728661,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('X7NT3KhquBrl1vL3','c2263f980258d29820d5d07477c0cd1609bb5bf74680eb8479035cb08de3941d','KCQXlvUb-d1sBO2i',1794973728785,1794973728785,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('xR59ssgorvN9QFDO','b5ee13e545188650a29f657516dd31fc0b90e6e8a86a0a3f6696bb3bf5603c71','PDZ8tEJ6t6RWVG6M',1794973728801,1794973728801,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Ldpz5O7oIbhLI33r','b33835e2f703ee194fc095db28f98fe772ecba50e561eb69a891a0301551040c','CgEQ5skchdDw3JrU',1794973728817,1794973728817,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('tGolgJQ16xBNVT1P','186f5df08690217145825f41c7130fbfc4425757bc7607d48a46f2ae3c580a2a','7tsJ9zQXJEh0jwtq',1794973728841,1794973728841,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('9jOk_eHAhKBs89Fn','9f28b35446e7bd3786e85d4e28019695b0937151aa8a46058e7eaf00946ffa29','zEgDSh3AjxxD5SxK',1794973728857,1794973728857,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('AsTTBjzhep8hGTYi','a539569d4fbe44ec98c5bd98cda05196441d6a7543e8393ffcd1d497187aefa4','TxXgBLH9Oq5hzquw',1794973728921,1794973728921,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('l1pKibPlu1Dok3Tm','c8bd9c9f0c7cb965cbaf23d42e316f5a4e5f16493c326dd483ea0296df7bfeb7','vK7giyCj5NF22TGX',1794973728937,1794973728937,'python-httpx/0.28.1');
CREATE TABLE tokens (
	id VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	user VARCHAR(40) NOT NULL, 
	label VARCHAR(60) NOT NULL, 
	scopes VARCHAR(200) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT, 
	CONSTRAINT pk_tokens PRIMARY KEY (id), 
	CONSTRAINT fk_tokens_user FOREIGN KEY(user) REFERENCES users (id)
);
CREATE TABLE users (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	"key" VARCHAR(40), 
	password VARCHAR(200), 
	is_bot BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT uq_users_key UNIQUE ("key")
);
INSERT INTO "users" VALUES('hfxdY5SYMchSrHnx','Guest-3475',NULL,NULL,0,1794973724813);
INSERT INTO "users" VALUES('vO64pwRENzIlRs1o','Guest-0651',NULL,NULL,0,1794973724825);
INSERT INTO "users" VALUES('BAx095aJwHgJmaYt','Guest-9996',NULL,NULL,0,1794973724985);
INSERT INTO "users" VALUES('UeCF7ioKGSrEha8R','Guest-9570',NULL,NULL,0,1794973725000);
INSERT INTO "users" VALUES('67StNHUWJiF-jpLb','Guest-9589',NULL,NULL,0,1794973725048);
INSERT INTO "users" VALUES('wjjqJc1XoDnyiRzb','Guest-6460',NULL,NULL,0,1794973725065);
INSERT INTO "users" VALUES('-hWpD6W6xUm-WD40','Guest-7082',NULL,NULL,0,1794973725367);
INSERT INTO "users" VALUES('EIbMcRj_ApNRaunB','Guest-6308',NULL,NULL,0,1794973725383);
INSERT INTO "users" VALUES('Y-_mPQWX0cKfbdio','Guest-7842',NULL,NULL,0,1794973725580);
INSERT INTO "users" VALUES('1srBDey3cA1W4ZSF','Guest-7559',NULL,NULL,0,1794973725592);
INSERT INTO "users" VALUES('RurPOe3TGx3tF9Jv','Guest-6660',NULL,NULL,0,1794973725674);
INSERT INTO "users" VALUES('UIWTQFLYLdPTv8Ad','Guest-6645',NULL,NULL,0,1794973725691);
INSERT INTO "users" VALUES('pEsGXT7nEPfnSY91','Guest-1059',NULL,NULL,0,1794973725855);
INSERT INTO "users" VALUES('nHvte4a4ob8zEnp_','Guest-5075',NULL,NULL,0,1794973725870);
INSERT INTO "users" VALUES('uWnqnDDuBD_utPVl','Guest-2787',NULL,NULL,0,1794973725939);
INSERT INTO "users" VALUES('eTS5JkSKuopxDA6B','Guest-3623',NULL,NULL,0,1794973725950);
INSERT INTO "users" VALUES('fWhSYfUgDLmcGV14','Guest-6341',NULL,NULL,0,1794973726078);
INSERT INTO "users" VALUES('pKln5GU96NycfZlC','Guest-1125',NULL,NULL,0,1794973726094);
INSERT INTO "users" VALUES('suB2MTPEEtq1BFxj','Guest-0294',NULL,NULL,0,1794973726321);
INSERT INTO "users" VALUES('5MgT-zOeV5a5T73X','Guest-3221',NULL,NULL,0,1794973726336);
INSERT INTO "users" VALUES('UX-3V0pINCUZMRZT','Guest-6324',NULL,NULL,0,1794973726480);
INSERT INTO "users" VALUES('8NQLOCfVLi8qPn_i','Guest-1379',NULL,NULL,0,1794973726497);
INSERT INTO "users" VALUES('3AOfmYnDGMssy6uO','Guest-5872',NULL,NULL,0,1794973726647);
INSERT INTO "users" VALUES('TPqzL7C6NNfBRPUg','Guest-1739',NULL,NULL,0,1794973726658);
INSERT INTO "users" VALUES('O8tolw-o2JwZY3M5','Guest-8892',NULL,NULL,0,1794973726961);
INSERT INTO "users" VALUES('UCKeekTHAJWlHm_0','Guest-7113',NULL,NULL,0,1794973726977);
INSERT INTO "users" VALUES('Pw7b7o76qY4yRvDv','Guest-6292',NULL,NULL,0,1794973727392);
INSERT INTO "users" VALUES('O0Oo4KSIhIhmswRP','Guest-6388',NULL,NULL,0,1794973727451);
INSERT INTO "users" VALUES('IWYYyjorirBH7rJ9','Guest-2462',NULL,NULL,0,1794973727512);
INSERT INTO "users" VALUES('OYyfQVl_gboKDvLh','Guest-4842',NULL,NULL,0,1794973727628);
INSERT INTO "users" VALUES('sMx9gLD7JVLtRuPN','Guest-1285',NULL,NULL,0,1794973727645);
INSERT INTO "users" VALUES('4ctmzS1tIvqqeuO5','Guest-3520',NULL,NULL,0,1794973727660);
INSERT INTO "users" VALUES('a7n4VC0nJGWdfkF4','Guest-8023',NULL,NULL,0,1794973727684);
INSERT INTO "users" VALUES('bWcMVgEdv4TcBK7c','Guest-7529',NULL,NULL,0,1794973727700);
INSERT INTO "users" VALUES('71g6jYv-s9Y1e2cf','Guest-2698',NULL,NULL,0,1794973727766);
INSERT INTO "users" VALUES('pYVv7guHw00vJnzp','Guest-8242',NULL,NULL,0,1794973727781);
INSERT INTO "users" VALUES('MKZUC3FFJumZPhTO','Guest-8620',NULL,NULL,0,1794973727822);
INSERT INTO "users" VALUES('hfqeph0Yxe0FWTq1','Guest-6154',NULL,NULL,0,1794973727839);
INSERT INTO "users" VALUES('I2h75eu_7szgEcGk','Guest-4319',NULL,NULL,0,1794973727895);
INSERT INTO "users" VALUES('K_YS82X71zP4-uAj','Guest-0866',NULL,NULL,0,1794973728004);
INSERT INTO "users" VALUES('RGJj0E-XbjOZZ8Qu','Guest-2134',NULL,NULL,0,1794973728021);
INSERT INTO "users" VALUES('Nd1QnJyzUzTxsPYV','Guest-2201',NULL,NULL,0,1794973728038);
INSERT INTO "users" VALUES('SoQ1OZlpL3Ngf-13','Guest-6481',NULL,NULL,0,1794973728061);
INSERT INTO "users" VALUES('SNsaN9xVGYD9ITCy','Guest-6739',NULL,NULL,0,1794973728077);
INSERT INTO "users" VALUES('k6zxvfb8F1L9fwEv','Guest-5736',NULL,NULL,0,1794973728144);
INSERT INTO "users" VALUES('4k9DAPYeuzLK5go2','Guest-2716',NULL,NULL,0,1794973728158);
INSERT INTO "users" VALUES('QfyShhpzmGIpqbxQ','Guest-8222',NULL,NULL,0,1794973728201);
INSERT INTO "users" VALUES('acIU4AYr1kxqrPrk','Guest-8589',NULL,NULL,0,1794973728216);
INSERT INTO "users" VALUES('bnRCtdwO8asoUfPG','Guest-9651',NULL,NULL,0,1794973728273);
INSERT INTO "users" VALUES('SE0uzIfsfoHN8acd','Guest-9867',NULL,NULL,0,1794973728394);
INSERT INTO "users" VALUES('2v7CJ2Ng3jHN_JrH','Guest-7814',NULL,NULL,0,1794973728412);
INSERT INTO "users" VALUES('mHjjmb6lmOJR7H_E','Guest-0460',NULL,NULL,0,1794973728428);
INSERT INTO "users" VALUES('auLWOGg6GHOkiSvq','Guest-7303',NULL,NULL,0,1794973728452);
INSERT INTO "users" VALUES('Mk1Aacv52mYGnFtp','Guest-0683',NULL,NULL,0,1794973728468);
INSERT INTO "users" VALUES('qX2ViubH_BQesOry','Guest-6624',NULL,NULL,0,1794973728534);
INSERT INTO "users" VALUES('fS3ZilPSYbKWtOlJ','Guest-2967',NULL,NULL,0,1794973728549);
INSERT INTO "users" VALUES('PkPLWS8eZvWiqbS6','Guest-0924',NULL,NULL,0,1794973728589);
INSERT INTO "users" VALUES('29WYllj558lESebn','Guest-5583',NULL,NULL,0,1794973728606);
INSERT INTO "users" VALUES('WJzxBGSRTLTJxnAM','Guest-5412',NULL,NULL,0,1794973728661);
INSERT INTO "users" VALUES('KCQXlvUb-d1sBO2i','Guest-6961',NULL,NULL,0,1794973728785);
INSERT INTO "users" VALUES('PDZ8tEJ6t6RWVG6M','Guest-7873',NULL,NULL,0,1794973728801);
INSERT INTO "users" VALUES('CgEQ5skchdDw3JrU','Guest-2356',NULL,NULL,0,1794973728817);
INSERT INTO "users" VALUES('7tsJ9zQXJEh0jwtq','Guest-5540',NULL,NULL,0,1794973728841);
INSERT INTO "users" VALUES('zEgDSh3AjxxD5SxK','Guest-2908',NULL,NULL,0,1794973728857);
INSERT INTO "users" VALUES('TxXgBLH9Oq5hzquw','Guest-9150',NULL,NULL,0,1794973728921);
INSERT INTO "users" VALUES('vK7giyCj5NF22TGX','Guest-0177',NULL,NULL,0,1794973728937);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_tokens_user ON tokens (user);
CREATE INDEX ix_matches_game ON matches (game);
CREATE INDEX ix_matches_first ON matches (first);
CREATE INDEX ix_matches_second ON matches (second);
CREATE INDEX ix_matches_deadline ON matches (status, deadline);
CREATE INDEX ix_matches_updated ON matches (status, updated);
CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER entries_no_delete BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
COMMIT;
