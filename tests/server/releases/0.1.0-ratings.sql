BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entrants (
	tournament VARCHAR(40) NOT NULL, 
	user VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	joined BIGINT NOT NULL, 
	seed INTEGER, 
	withdrawn INTEGER, 
	CONSTRAINT pk_entrants PRIMARY KEY (tournament, user), 
	CONSTRAINT fk_entrants_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id), 
	CONSTRAINT fk_entrants_user FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "entrants" VALUES('yXLMiMn0UL8TuM3E','Ipi_4a6MvD_EvzuT','Ada',1794973702486,1,NULL);
INSERT INTO "entrants" VALUES('yXLMiMn0UL8TuM3E','vmT1FgQWm_X95OVa','Bob',1794973702495,3,NULL);
INSERT INTO "entrants" VALUES('yXLMiMn0UL8TuM3E','XfmOzednM171bZz9','Cleo',1794973702502,2,NULL);
INSERT INTO "entrants" VALUES('XgVg1rXqnShH0qQy','XfmOzednM171bZz9','Cleo',1794973702982,NULL,NULL);
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
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',1,NULL,'sit','first','','{"name":"Guest-1662","seed":"91a20266aae977b107a63e456c055f2c","user":"YbAX9W63qo_-EUKR"}',1794973696649,NULL);
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',2,NULL,'sit','second','','{"name":"Guest-2347","seed":"d1cc157f0f0a2622d363bc866db3ea25","user":"elN4szB9kXv7UQ56"}',1794973696664,NULL);
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',3,1,'action','first','c2','{}',1794973696678,'a0');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',4,2,'action','second','a1','{}',1794973696683,'a1');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',5,3,'action','first','c3','{}',1794973696690,'a2');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',6,4,'action','second','c4','{}',1794973696698,'a3');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',7,5,'action','first','b1','{}',1794973696706,'a4');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',8,6,'action','second','a2','{}',1794973696714,'a5');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',9,7,'action','first','d2','{}',1794973696723,'a6');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',10,8,'action','second','c1','{}',1794973696731,'a7');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',11,9,'action','first','d1','{}',1794973696739,'a8');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',12,10,'action','second','b3','{}',1794973696747,'a9');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',13,11,'action','first','pass','{}',1794973696755,'a10');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',14,12,'action','second','d4','{}',1794973696764,'a11');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',15,13,'action','first','d3','{}',1794973696771,'a12');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',16,14,'action','second','a3','{}',1794973696779,'a13');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',17,15,'action','first','b2','{}',1794973696787,'a14');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',18,16,'action','second','b4','{}',1794973696795,'a15');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',19,17,'action','first','pass','{}',1794973696804,'a16');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',20,18,'action','second','pass','{}',1794973696811,'a17');
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',21,19,'outcome',NULL,'2','{"event":"roll c1"}',1794973696811,NULL);
INSERT INTO "entries" VALUES('KLOQB2erpzHla66L',22,20,'end',NULL,'','{"winner":"first","reason":"fewer-stones","score":[7,7]}',1794973696811,NULL);
INSERT INTO "entries" VALUES('pBCHkmMGye4Uoega',1,NULL,'sit','first','','{"name":"Guest-1964","seed":"b41132fb719940b03138ddec93b1301d","user":"U4r1cF0vwyhISvKC"}',1794973696826,NULL);
INSERT INTO "entries" VALUES('pBCHkmMGye4Uoega',2,NULL,'sit','second','','{"name":"Guest-9213","seed":"dbf4b60edd72ba9ddea0884ac8e05ae1","user":"cBC74VTQxs8oPN_S"}',1794973696842,NULL);
INSERT INTO "entries" VALUES('pBCHkmMGye4Uoega',3,1,'action','first','d2','{}',1794973696852,'a18');
INSERT INTO "entries" VALUES('pBCHkmMGye4Uoega',4,2,'action','second','d3','{}',1794973696860,'a19');
INSERT INTO "entries" VALUES('pBCHkmMGye4Uoega',5,3,'action','first','seal-pass','{}',1794973696868,'a20');
INSERT INTO "entries" VALUES('pBCHkmMGye4Uoega',6,4,'action','second','seal-pass','{}',1794973696875,'a21');
INSERT INTO "entries" VALUES('pBCHkmMGye4Uoega',7,5,'outcome',NULL,'4','{"event":"roll d2"}',1794973696875,NULL);
INSERT INTO "entries" VALUES('pBCHkmMGye4Uoega',8,6,'outcome',NULL,'3','{"event":"roll d3"}',1794973696875,NULL);
INSERT INTO "entries" VALUES('pBCHkmMGye4Uoega',9,7,'end',NULL,'','{"winner":"draw","reason":"draw","score":[0,0]}',1794973696875,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',1,NULL,'sit','first','','{"name":"Guest-2687","seed":"bf1e3258e3d0040a7d3ec34446dee3b1","user":"4xNhXfM0PEV96yYb"}',1794973696889,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',2,NULL,'sit','second','','{"name":"Guest-6569","seed":"6dcea02e7065294109bc7b51fc19f8b3","user":"vKUnTg_rD7oQsyya"}',1794973696906,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',3,1,'action','first','c2','{}',1794973696918,'a22');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',4,2,'action','second','b2*','{}',1794973696926,'a23');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',5,3,'action','first','d3','{}',1794973696934,'a24');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',6,4,'action','second','c3','{}',1794973696941,'a25');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',7,5,'action','first','e2','{}',1794973696950,'a26');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',8,6,'action','second','e3','{}',1794973696957,'a27');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',9,7,'action','first','c5','{}',1794973696966,'a28');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',10,8,'action','second','e4','{}',1794973696973,'a29');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',11,9,'action','first','a3','{}',1794973696981,'a30');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',12,10,'action','second','d5','{}',1794973696990,'a31');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',13,11,'action','first','b5','{}',1794973696997,'a32');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',14,12,'action','second','d2','{}',1794973697006,'a33');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',15,13,'action','first','a4*','{}',1794973697013,'a34');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',16,14,'action','second','b1','{}',1794973697022,'a35');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',17,15,'action','first','c4','{}',1794973697029,'a36');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',18,16,'action','second','e5','{}',1794973697037,'a37');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',19,17,'action','first','b3','{}',1794973697046,'a38');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',20,18,'action','second','a5','{}',1794973697053,'a39');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',21,19,'action','first','b4','{}',1794973697062,'a40');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',22,20,'action','second','d4','{}',1794973697069,'a41');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',23,21,'action','first','pass','{}',1794973697077,'a42');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',24,22,'action','second','e1','{}',1794973697085,'a43');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',25,23,'action','first','a2','{}',1794973697093,'a44');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',26,24,'action','second','a1','{}',1794973697102,'a45');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',27,25,'action','first','d1','{}',1794973697109,'a46');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',28,26,'action','second','c1','{}',1794973697118,'a47');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',29,27,'outcome',NULL,'2','{"event":"roll a1"}',1794973697118,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',30,28,'outcome',NULL,'3','{"event":"roll d1"}',1794973697118,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',31,29,'action','first','salvage d1','{}',1794973697126,'a48');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',32,30,'outcome',NULL,'6','{"event":"salvage d1"}',1794973697126,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',33,31,'outcome',NULL,'6','{"event":"roll e1"}',1794973697126,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',34,32,'action','second','salvage e1','{}',1794973697134,'a49');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',35,33,'outcome',NULL,'3','{"event":"salvage e1"}',1794973697134,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',36,34,'outcome',NULL,'5','{"event":"roll c2"}',1794973697134,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',37,35,'action','first','salvage c2','{}',1794973697142,'a50');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',38,36,'outcome',NULL,'3','{"event":"salvage c2"}',1794973697142,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',39,37,'outcome',NULL,'2','{"event":"roll d2"}',1794973697142,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',40,38,'action','second','salvage d2','{}',1794973697150,'a51');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',41,39,'outcome',NULL,'5','{"event":"salvage d2"}',1794973697150,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',42,40,'outcome',NULL,'4','{"event":"roll e2"}',1794973697150,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',43,41,'action','first','decline','{}',1794973697158,'a52');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',44,42,'outcome',NULL,'2','{"event":"roll c3"}',1794973697158,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',45,43,'action','second','decline','{}',1794973697166,'a53');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',46,44,'outcome',NULL,'4','{"event":"roll d3"}',1794973697166,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',47,45,'action','first','salvage d3','{}',1794973697174,'a54');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',48,46,'outcome',NULL,'3','{"event":"salvage d3"}',1794973697174,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',49,47,'outcome',NULL,'6','{"event":"roll e3"}',1794973697174,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',50,48,'action','second','salvage e3','{}',1794973697183,'a55');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',51,49,'outcome',NULL,'1','{"event":"salvage e3"}',1794973697183,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',52,50,'outcome',NULL,'2','{"event":"roll a4"}',1794973697183,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',53,51,'outcome',NULL,'2','{"event":"roll c4"}',1794973697183,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',54,52,'action','first','salvage c4','{}',1794973697191,'a56');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',55,53,'outcome',NULL,'1','{"event":"salvage c4"}',1794973697191,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',56,54,'outcome',NULL,'4','{"event":"roll a5"}',1794973697191,NULL);
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',57,55,'action','second','decline','{}',1794973697198,'a57');
INSERT INTO "entries" VALUES('HGn64SuDyfzcqN_Z',58,56,'end',NULL,'','{"winner":"first","reason":"score","score":[8,5]}',1794973697198,NULL);
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',1,NULL,'sit','first','','{"name":"Guest-2281","seed":"997eba9b9ff40237466133fea5becd59","user":"Ct8qIZBWuvjhatgR"}',1794973697212,NULL);
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',2,NULL,'sit','second','','{"name":"Guest-9162","seed":"304726e4136ba8041519e8e74eb0e591","user":"XudMRg6bvGdDkHIb"}',1794973697228,NULL);
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',3,1,'action','first','b1','{}',1794973697239,'a58');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',4,2,'action','second','d1','{}',1794973697246,'a59');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',5,3,'action','first','b3','{}',1794973697253,'a60');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',6,4,'action','second','c4','{}',1794973697261,'a61');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',7,5,'action','first','d3','{}',1794973697269,'a62');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',8,6,'action','second','c2','{}',1794973697278,'a63');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',9,7,'action','first','c3','{}',1794973697286,'a64');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',10,8,'action','second','d4','{}',1794973697295,'a65');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',11,9,'action','first','b2','{}',1794973697302,'a66');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',12,10,'action','second','a2','{}',1794973697310,'a67');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',13,11,'action','first','a4','{}',1794973697318,'a68');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',14,12,'action','second','b4','{}',1794973697327,'a69');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',15,13,'action','first','d2','{}',1794973697335,'a70');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',16,14,'action','second','a1','{}',1794973697344,'a71');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',17,15,'action','first','c1','{}',1794973697351,'a72');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',18,16,'action','second','pass','{}',1794973697359,'a73');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',19,17,'action','first','pass','{}',1794973697368,'a74');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',20,18,'outcome',NULL,'4','{"event":"roll a1"}',1794973697368,NULL);
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',21,19,'outcome',NULL,'3','{"event":"roll d1"}',1794973697368,NULL);
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',22,20,'outcome',NULL,'4','{"event":"roll c2"}',1794973697368,NULL);
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',23,21,'outcome',NULL,'5','{"event":"roll a4"}',1794973697368,NULL);
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',24,22,'action','second','d1','{}',1794973697376,'a75');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',25,23,'action','first','pass','{}',1794973697383,'a76');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',26,24,'outcome',NULL,'1','{"event":"roll d1"}',1794973697383,NULL);
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',27,25,'outcome',NULL,'6','{"event":"roll b4"}',1794973697383,NULL);
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',28,26,'action','second','b4','{}',1794973697392,'a77');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',29,27,'action','first','d4','{}',1794973697399,'a78');
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',30,28,'outcome',NULL,'1','{"event":"roll b4"}',1794973697399,NULL);
INSERT INTO "entries" VALUES('k-9JdrulIBLad66L',31,29,'end',NULL,'','{"winner":"first","reason":"score","score":[8,2]}',1794973697399,NULL);
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',1,NULL,'sit','first','','{"name":"Guest-3478","seed":"9d4f165f5d6fb43f03a7997a6e0b20d5","user":"84d2kqmy0Y1WGZgI"}',1794973697418,NULL);
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',2,NULL,'sit','second','','{"name":"Guest-5576","seed":"d8b1582ef85a5fb4451057da125e71c1","user":"kXgv8Wpx5NOepGjP"}',1794973697434,NULL);
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',3,1,'action','first','d4','{}',1794973697445,'a79');
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',4,2,'action','second','c4','{}',1794973697452,'a80');
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',5,3,'action','first','e1','{}',1794973697460,'a81');
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',6,4,'action','second','a3','{}',1794973697468,'a82');
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',7,5,'action','first','d3','{}',1794973697478,'a83');
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',8,6,'action','second','e3','{}',1794973697485,'a84');
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',9,7,'action','first','e2','{}',1794973697493,'a85');
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',10,8,'action','second','c3','{}',1794973697500,'a86');
INSERT INTO "entries" VALUES('lKeB0YcMjyZzmfrs',11,9,'end',NULL,'','{"winner":"second","reason":"last-placement","score":null}',1794973697500,NULL);
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',1,NULL,'sit','first','','{"name":"Guest-8903","seed":"59632bb4dada84e7353b6f1d3f90fdd4","user":"tVwd4jlLCb9GsyRx"}',1794973697515,NULL);
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',2,NULL,'sit','second','','{"name":"Guest-5416","seed":"2bad5206fd7a84bca7bbfcc89450bc1a","user":"WK1bZsA0_oTRc-GI"}',1794973697531,NULL);
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',3,1,'action','first','d4','{}',1794973697541,'a87');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',4,2,'action','first','a3','{}',1794973697548,'a88');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',5,3,'action','second','b2','{}',1794973697557,'a89');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',6,4,'action','second','e1','{}',1794973697563,'a90');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',7,5,'action','first','c2','{}',1794973697572,'a91');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',8,6,'action','second','c3','{}',1794973697580,'a92');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',9,7,'action','first','a1','{}',1794973697588,'a93');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',10,8,'action','second','c1','{}',1794973697596,'a94');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',11,9,'action','first','b1','{}',1794973697604,'a95');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',12,10,'action','second','c5','{}',1794973697612,'a96');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',13,11,'action','first','b3','{}',1794973697621,'a97');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',14,12,'action','second','a2','{}',1794973697628,'a98');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',15,13,'action','first','d2','{}',1794973697636,'a99');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',16,14,'action','second','b4','{}',1794973697645,'a100');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',17,15,'action','first','d3','{}',1794973697652,'a101');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',18,16,'action','second','d1','{}',1794973697661,'a102');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',19,17,'action','first','e1','{}',1794973697668,'a103');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',20,18,'action','second','c4','{}',1794973697676,'a104');
INSERT INTO "entries" VALUES('FDeK3LsCPZT5N6ZJ',21,19,'end',NULL,'','{"winner":"second","reason":"last-placement","score":null}',1794973697676,NULL);
INSERT INTO "entries" VALUES('NAsLWu2ntnobLybt',1,NULL,'sit','first','','{"name":"Guest-0208","seed":"5d621f52ea8e59ddf40ce18ffe12f754","user":"GVuLhF_OjBTpJ4PE"}',1794973697691,NULL);
INSERT INTO "entries" VALUES('NAsLWu2ntnobLybt',2,NULL,'sit','second','','{"name":"Guest-9279","seed":"6c1431292008e4290448b4b5be76b438","user":"HdopDAdFHYgGIEXA"}',1794973697709,NULL);
INSERT INTO "entries" VALUES('NAsLWu2ntnobLybt',3,1,'action','first','komi 4','{}',1794973697720,'a105');
INSERT INTO "entries" VALUES('NAsLWu2ntnobLybt',4,2,'action','second','black','{}',1794973697727,'a106');
INSERT INTO "entries" VALUES('NAsLWu2ntnobLybt',5,3,'action','second','f5','{}',1794973697733,'a107');
INSERT INTO "entries" VALUES('NAsLWu2ntnobLybt',6,4,'action','first','a4','{}',1794973697742,'a108');
INSERT INTO "entries" VALUES('NAsLWu2ntnobLybt',7,5,'action','second','f4','{}',1794973697751,'a109');
INSERT INTO "entries" VALUES('NAsLWu2ntnobLybt',8,6,'action','first','b3','{}',1794973697758,'a110');
INSERT INTO "entries" VALUES('NAsLWu2ntnobLybt',9,7,'end',NULL,'','{"winner":"first","reason":"last-placement","score":null}',1794973697758,NULL);
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',1,NULL,'sit','first','','{"name":"Guest-7136","seed":"4a39b805bfedafee624c0a8f8bb3919a","user":"qZuXSF_CTf5frIDa"}',1794973697786,NULL);
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',2,NULL,'sit','second','','{"name":"Guest-2879","seed":"03244ed2da7d321e938a25b8fae6fd30","user":"W-fnh5CZHYHQiuTF"}',1794973697802,NULL);
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',3,1,'action','first','c7','{}',1794973697813,'a111');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',4,2,'action','second','c3','{}',1794973697820,'a112');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',5,3,'action','first','b3','{}',1794973697828,'a113');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',6,4,'action','second','d3','{}',1794973697835,'a114');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',7,5,'action','first','c5','{}',1794973697844,'a115');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',8,6,'action','second','b5','{}',1794973697852,'a116');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',9,7,'action','first','a3','{}',1794973697861,'a117');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',10,8,'action','second','a1','{}',1794973697868,'a118');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',11,9,'action','first','a4','{}',1794973697876,'a119');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',12,10,'action','second','c6','{}',1794973697885,'a120');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',13,11,'action','first','d4','{}',1794973697892,'a121');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',14,12,'action','second','xb3','{}',1794973697900,'a122');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',15,13,'outcome',NULL,'1','{"event":"xb3"}',1794973697900,NULL);
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',16,14,'action','first','d2','{}',1794973697909,'a123');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',17,15,'action','second','a5','{}',1794973697917,'a124');
INSERT INTO "entries" VALUES('CcXbp5yLNHvlAcdg',18,16,'end',NULL,'','{"winner":"second","reason":"majority","score":[6,7]}',1794973697917,NULL);
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',1,NULL,'sit','first','','{"name":"Guest-2773","seed":"4472c2a2d88c38e7b358755e1bd00f30","user":"FJnn0CsIVj2qOGIH"}',1794973697931,NULL);
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',2,NULL,'sit','second','','{"name":"Guest-4913","seed":"2ea09c3f93aaa619fdb56408df449a6f","user":"KhyzL1c5YP2KXBqp"}',1794973697947,NULL);
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',3,1,'action','first','sacred c4','{}',1794973697959,'a125');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',4,2,'action','second','sacred d4','{}',1794973697966,'a126');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',5,3,'action','first','c4','{}',1794973697974,'a127');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',6,4,'action','second','e5','{}',1794973697982,'a128');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',7,5,'action','first','a2','{}',1794973697990,'a129');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',8,6,'action','second','d5','{}',1794973697997,'a130');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',9,7,'action','first','d2','{}',1794973698006,'a131');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',10,8,'action','second','a1','{}',1794973698015,'a132');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',11,9,'action','first','d1','{}',1794973698022,'a133');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',12,10,'action','second','c7','{}',1794973698031,'a134');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',13,11,'action','first','b8','{}',1794973698038,'a135');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',14,12,'action','second','c5','{}',1794973698047,'a136');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',15,13,'action','first','a3','{}',1794973698054,'a137');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',16,14,'action','second','b4','{}',1794973698063,'a138');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',17,15,'action','first','c3','{}',1794973698070,'a139');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',18,16,'action','second','c2','{}',1794973698079,'a140');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',19,17,'action','first','xc2','{}',1794973698087,'a141');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',20,18,'outcome',NULL,'01','{"event":"xc2"}',1794973698087,NULL);
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',21,19,'action','second','d4','{}',1794973698095,'a142');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',22,20,'action','first','b6','{}',1794973698103,'a143');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',23,21,'action','second','b3','{}',1794973698111,'a144');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',24,22,'action','first','e3','{}',1794973698119,'a145');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',25,23,'action','second','d7','{}',1794973698126,'a146');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',26,24,'action','first','c6','{}',1794973698135,'a147');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',27,25,'action','second','xc3','{}',1794973698142,'a148');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',28,26,'outcome',NULL,'0','{"event":"xc3"}',1794973698142,NULL);
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',29,27,'action','first','d3','{}',1794973698150,'a149');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',30,28,'action','second','b5','{}',1794973698158,'a150');
INSERT INTO "entries" VALUES('MCUeZZAZSZ7H5v4g',31,29,'end',NULL,'','{"winner":"second","reason":"majority","score":[8,10]}',1794973698158,NULL);
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',1,NULL,'sit','first','','{"name":"Guest-8925","seed":"a131206494864a857daede96f785eab1","user":"k56-kbYAeGsB3Exe"}',1794973698173,NULL);
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',2,NULL,'sit','second','','{"name":"Guest-9321","seed":"961e2574d450dcd870a57cf7bc8ad332","user":"0jG4wh5_nza7Zk4t"}',1794973698189,NULL);
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',3,1,'action','first','d1','{}',1794973698200,'a151');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',4,2,'action','second','b7','{}',1794973698208,'a152');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',5,3,'action','first','xb7','{}',1794973698214,'a153');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',6,4,'outcome',NULL,'0','{"event":"xb7"}',1794973698214,NULL);
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',7,5,'action','second','b3','{}',1794973698223,'a154');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',8,6,'action','first','c1','{}',1794973698230,'a155');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',9,7,'action','second','a2','{}',1794973698238,'a156');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',10,8,'action','first','b2','{}',1794973698246,'a157');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',11,9,'action','second','d4','{}',1794973698255,'a158');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',12,10,'action','first','a5','{}',1794973698262,'a159');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',13,11,'action','second','c7','{}',1794973698270,'a160');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',14,12,'action','first','c5','{}',1794973698279,'a161');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',15,13,'action','second','b4','{}',1794973698286,'a162');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',16,14,'action','first','b6','{}',1794973698294,'a163');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',17,15,'action','second','a3','{}',1794973698303,'a164');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',18,16,'action','first','c3','{}',1794973698310,'a165');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',19,17,'action','second','c4','{}',1794973698319,'a166');
INSERT INTO "entries" VALUES('G3Luh_pVnJXx-3vt',20,18,'end',NULL,'','{"winner":"second","reason":"majority","score":[7,8]}',1794973698319,NULL);
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',1,NULL,'sit','first','','{"name":"Guest-1486","seed":"a8e034d8a910b85c352c6faa98920e32","user":"_JfuqPO18DfMbF7t"}',1794973698333,NULL);
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',2,NULL,'sit','second','','{"name":"Guest-0624","seed":"a9a0120227a244578663fe8019a4a4a0","user":"qqxC19Igxchej4Gv"}',1794973698349,NULL);
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',3,1,'action','first','sacred d5','{}',1794973698359,'a167');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',4,2,'action','second','sacred d7','{}',1794973698369,'a168');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',5,3,'action','first','e2','{}',1794973698375,'a169');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',6,4,'action','second','d9','{}',1794973698382,'a170');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',7,5,'action','first','e4','{}',1794973698390,'a171');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',8,6,'action','second','d4','{}',1794973698399,'a172');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',9,7,'action','first','e1','{}',1794973698406,'a173');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',10,8,'action','first','b1','{}',1794973698414,'a174');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',11,9,'action','second','c11','{}',1794973698424,'a175');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',12,10,'action','first','e7','{}',1794973698431,'a176');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',13,11,'action','second','a1','{}',1794973698439,'a177');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',14,12,'action','first','b2','{}',1794973698446,'a178');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',15,13,'action','second','b6','{}',1794973698455,'a179');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',16,14,'action','first','f6','{}',1794973698462,'a180');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',17,15,'action','second','d10','{}',1794973698471,'a181');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',18,16,'action','second','b8','{}',1794973698479,'a182');
INSERT INTO "entries" VALUES('9hEdVZyUoKx5wjyD',19,17,'end',NULL,'','{"winner":"second","reason":"white-wins-ties","score":[7,7]}',1794973698479,NULL);
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',1,NULL,'sit','first','','{"name":"Guest-6182","seed":"e66ab1e3f54da8801ea321e0434e78f9","user":"aC-dgQVlQma5ZrK3"}',1794973698498,NULL);
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',2,NULL,'sit','second','','{"name":"Guest-4116","seed":"03e273083969bf496599573b878d0e34","user":"NWOxgkng5heCA9Cy"}',1794973698513,NULL);
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',3,1,'action','first','a5','{}',1794973698525,'a183');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',4,2,'action','second','b2','{}',1794973698533,'a184');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',5,3,'action','first','e4','{}',1794973698541,'a185');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',6,4,'action','second','d4','{}',1794973698550,'a186');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',7,5,'action','first','b5','{}',1794973698557,'a187');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',8,6,'action','second','e5','{}',1794973698566,'a188');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',9,7,'action','first','b3','{}',1794973698573,'a189');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',10,8,'action','second','d3','{}',1794973698581,'a190');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',11,9,'action','first','a4','{}',1794973698590,'a191');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',12,10,'action','second','d2','{}',1794973698597,'a192');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',13,11,'action','first','a3','{}',1794973698605,'a193');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',14,12,'action','second','b4','{}',1794973698614,'a194');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',15,13,'action','first','c3','{}',1794973698621,'a195');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',16,14,'action','second','c5','{}',1794973698629,'a196');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',17,15,'action','first','b1','{}',1794973698638,'a197');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',18,16,'action','second','c4','{}',1794973698646,'a198');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',19,17,'action','first','e3','{}',1794973698655,'a199');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',20,18,'action','second','b5:b5','{}',1794973698662,'a200');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',21,19,'action','first','d1','{}',1794973698670,'a201');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',22,20,'action','second','e2','{}',1794973698679,'a202');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',23,21,'action','first','a2','{}',1794973698686,'a203');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',24,22,'action','second','a4:a5','{}',1794973698695,'a204');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',25,23,'action','first','d5','{}',1794973698702,'a205');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',26,24,'action','second','e3:e4','{}',1794973698710,'a206');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',27,25,'action','first','c2','{}',1794973698718,'a207');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',28,26,'action','second','a1','{}',1794973698726,'a208');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',29,27,'action','first','a1:a1','{}',1794973698735,'a209');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',30,28,'action','second','e1','{}',1794973698742,'a210');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',31,29,'action','first','c1','{}',1794973698752,'a211');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',32,30,'action','second','d5:d5','{}',1794973698760,'a212');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',33,31,'action','first','a4:c5','{}',1794973698769,'a213');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',34,32,'action','second','d1:d1','{}',1794973698776,'a214');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',35,33,'action','first','d1:e5','{}',1794973698784,'a215');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',36,34,'action','second','pass','{}',1794973698784,NULL);
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',37,35,'action','first','b2:b2','{}',1794973698792,'a216');
INSERT INTO "entries" VALUES('LaMDJEAwiaW2dsz9',38,36,'end',NULL,'','{"winner":"first","reason":"annihilation","score":null}',1794973698792,NULL);
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',1,NULL,'sit','first','','{"name":"Guest-4481","seed":"0b9c7aa5e9cb8d74b5ed6ac89825d28a","user":"ww90eU-hhNqdGtYx"}',1794973698808,NULL);
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',2,NULL,'sit','second','','{"name":"Guest-6322","seed":"d29d0d6418c2b3552bdb4f97e6f6799a","user":"hywlGdJC9CZSvD6P"}',1794973698824,NULL);
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',3,1,'action','first','b3','{}',1794973698836,'a217');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',4,2,'action','second','a2','{}',1794973698844,'a218');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',5,3,'action','first','e1','{}',1794973698850,'a219');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',6,4,'action','second','b4','{}',1794973698859,'a220');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',7,5,'action','first','e3','{}',1794973698866,'a221');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',8,6,'action','second','e5','{}',1794973698874,'a222');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',9,7,'action','first','c5','{}',1794973698883,'a223');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',10,8,'action','second','c1','{}',1794973698891,'a224');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',11,9,'action','first','d6','{}',1794973698900,'a225');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',12,10,'action','second','b6','{}',1794973698907,'a226');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',13,11,'action','first','c4','{}',1794973698915,'a227');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',14,12,'action','second','a5','{}',1794973698924,'a228');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',15,13,'action','first','c2','{}',1794973698931,'a229');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',16,14,'action','second','f2','{}',1794973698940,'a230');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',17,15,'action','first','f3','{}',1794973698948,'a231');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',18,16,'action','second','d2','{}',1794973698955,'a232');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',19,17,'action','first','f6','{}',1794973698963,'a233');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',20,18,'action','second','b1','{}',1794973698972,'a234');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',21,19,'action','first','f4','{}',1794973698979,'a235');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',22,20,'action','second','f5','{}',1794973698987,'a236');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',23,21,'action','first','d3','{}',1794973698996,'a237');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',24,22,'action','second','c3','{}',1794973699005,'a238');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',25,23,'action','first','a6','{}',1794973699012,'a239');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',26,24,'action','second','f1','{}',1794973699020,'a240');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',27,25,'action','first','a4','{}',1794973699027,'a241');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',28,26,'action','second','c6','{}',1794973699035,'a242');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',29,27,'action','first','b2','{}',1794973699043,'a243');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',30,28,'action','second','e6','{}',1794973699051,'a244');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',31,29,'action','first','e2','{}',1794973699059,'a245');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',32,30,'action','second','c2:c2','{}',1794973699068,'a246');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',33,31,'action','first','f1:f2','{}',1794973699075,'a247');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',34,32,'action','second','b2:b2','{}',1794973699084,'a248');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',35,33,'action','first','c3:c3','{}',1794973699092,'a249');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',36,34,'action','second','a3','{}',1794973699100,'a250');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',37,35,'action','first','a3:a3','{}',1794973699107,'a251');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',38,36,'action','second','d1','{}',1794973699116,'a252');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',39,37,'action','first','b5','{}',1794973699124,'a253');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',40,38,'action','second','a4:a4','{}',1794973699133,'a254');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',41,39,'action','first','b6:c6','{}',1794973699140,'a255');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',42,40,'action','second','f6:f6','{}',1794973699148,'a256');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',43,41,'action','first','d4','{}',1794973699156,'a257');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',44,42,'action','second','a1','{}',1794973699165,'a258');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',45,43,'action','first','b4:b4','{}',1794973699172,'a259');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',46,44,'action','second','d5','{}',1794973699181,'a260');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',47,45,'action','first','d5:d5','{}',1794973699188,'a261');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',48,46,'action','second','e4','{}',1794973699197,'a262');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',49,47,'action','first','a1:d2','{}',1794973699204,'a263');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',50,48,'action','second','f4:f4','{}',1794973699213,'a264');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',51,49,'action','first','e4:f6','{}',1794973699220,'a265');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',52,50,'action','second','pass','{}',1794973699220,NULL);
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',53,51,'action','first','a4:a5','{}',1794973699228,'a266');
INSERT INTO "entries" VALUES('JUa-nSJ29iZxo4FO',54,52,'end',NULL,'','{"winner":"first","reason":"annihilation","score":null}',1794973699228,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',1,NULL,'sit','first','','{"name":"Guest-9578","seed":"38ae6c11f55bbd5828e2db3567bd3450","user":"ATvImV22aMR4zehy"}',1794973699243,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',2,NULL,'sit','second','','{"name":"Guest-4220","seed":"5564c65a041573f97182acd581c165df","user":"u3diySUJKUEdi0k1"}',1794973699259,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',3,1,'action','first','d1','{}',1794973699275,'a267');
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',4,2,'action','second','i5','{}',1794973699281,'a268');
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',5,3,'action','first','f7','{}',1794973699291,'a269');
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',6,4,'action','second','i7','{}',1794973699299,'a270');
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"ATvImV22aMR4zehy","name":"Guest-9578"}',1794973699303,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',8,NULL,'chat',NULL,'Who is winning?','{"user":"6QxCJCG0e3kq87R8","name":"Guest-5904"}',1794973699397,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',9,NULL,'offer','first','takeback','{}',1794973699405,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',10,5,'takeback','second','','{"steps":2}',1794973699412,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',11,6,'action','first','g9','{}',1794973699425,'a271');
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',12,7,'action','second','h4','{}',1794973699432,'a272');
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',13,8,'action','first','h6','{}',1794973699441,'a273');
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',14,NULL,'offer','second','draw','{}',1794973699444,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',15,NULL,'decline','first','draw','{}',1794973699452,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',16,NULL,'vacation','first','on','{}',1794973699460,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',17,NULL,'vacation','first','off','{}',1794973699468,NULL);
INSERT INTO "entries" VALUES('KRiS6IPbbVWCPrjv',18,NULL,'offer','first','draw','{}',1794973699499,NULL);
INSERT INTO "entries" VALUES('_8q3Me0PhEcwybNu',1,NULL,'sit','first','','{"name":"Guest-0966","seed":"07f859e50fbde7568803d9f732222ae5","user":"SlGjmdc8sfn2bHF-"}',1794973699515,NULL);
INSERT INTO "entries" VALUES('YzGkfd1whfv8GlG9',1,NULL,'sit','first','','{"name":"Guest-7325","seed":"449975becfa7c6383f23103dc57d47cd","user":"b2QCqbdF2JVUWiLg"}',1794973699531,NULL);
INSERT INTO "entries" VALUES('YzGkfd1whfv8GlG9',2,NULL,'sit','second','','{"name":"Guest-0080","seed":"d11ea66dd2a965631c432eb19bff2f61","user":"vVrt1gEROM50KJjz"}',1794973699546,NULL);
INSERT INTO "entries" VALUES('YzGkfd1whfv8GlG9',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794973699557,NULL);
INSERT INTO "entries" VALUES('hbzFLyk1HzKjZm5O',1,NULL,'sit','first','','{"name":"Guest-0942","seed":"67b5f7cf58a9e9b79da014451ecf1d20","user":"YIksUa7YpE5ZeBfi"}',1794973699570,NULL);
INSERT INTO "entries" VALUES('hbzFLyk1HzKjZm5O',2,NULL,'sit','second','','{"name":"Guest-3971","seed":"0ef5ac37745f95d15aca5183d7282178","user":"ZuPo5lgyVdavBkqe"}',1794973699586,NULL);
INSERT INTO "entries" VALUES('hbzFLyk1HzKjZm5O',3,1,'action','first','e7','{}',1794973699600,'a274');
INSERT INTO "entries" VALUES('hbzFLyk1HzKjZm5O',4,2,'action','second','c7','{}',1794973699608,'a275');
INSERT INTO "entries" VALUES('hbzFLyk1HzKjZm5O',5,3,'action','first','g6','{}',1794973699616,'a276');
INSERT INTO "entries" VALUES('hbzFLyk1HzKjZm5O',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794973699621,NULL);
INSERT INTO "entries" VALUES('hbzFLyk1HzKjZm5O',7,NULL,'offer','second','rematch','{}',1794973699628,NULL);
INSERT INTO "entries" VALUES('hbzFLyk1HzKjZm5O',8,NULL,'rematch','first','nseb1AfhqFZPftqR','{}',1794973699637,NULL);
INSERT INTO "entries" VALUES('nseb1AfhqFZPftqR',1,NULL,'sit','first','','{"name":"Guest-3971","seed":"5df2ea245b3120a795ff4d0cd74ce08c","user":"ZuPo5lgyVdavBkqe"}',1794973699637,NULL);
INSERT INTO "entries" VALUES('nseb1AfhqFZPftqR',2,NULL,'sit','second','','{"name":"Guest-0942","seed":"321f457fb8c33e897a528607156e605b","user":"YIksUa7YpE5ZeBfi"}',1794973699637,NULL);
INSERT INTO "entries" VALUES('0yvbicnNaCjHnki9',1,NULL,'sit','first','','{"name":"Guest-8738","seed":"eee15553d36034cf8cf0af75a121cb9b","user":"RufrAXZznZ0VlY47"}',1794973699652,NULL);
INSERT INTO "entries" VALUES('0yvbicnNaCjHnki9',2,NULL,'sit','second','','{"name":"Guest-9205","seed":"1e172f96d1d138bad3688f042149b9f7","user":"PgIdO4_Em4WHXcpT"}',1794973699668,NULL);
INSERT INTO "entries" VALUES('0yvbicnNaCjHnki9',3,1,'action','first','g5','{}',1794973699682,'a277');
INSERT INTO "entries" VALUES('0yvbicnNaCjHnki9',4,NULL,'offer','first','draw','{}',1794973699685,NULL);
INSERT INTO "entries" VALUES('0yvbicnNaCjHnki9',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794973699693,NULL);
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',1,NULL,'sit','first','','{"name":"Guest-6977","seed":"49aaf8262c57c6741d2439d94f9db356","user":"NLhwqhdEZVRqgezw"}',1794973699707,NULL);
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',2,NULL,'sit','second','','{"name":"Guest-0590","seed":"22372d6312d178e009fac660a81595c6","user":"84-fa0CU48MaW31d"}',1794973699724,NULL);
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',3,1,'action','first','g1','{}',1794973699739,'a278');
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',4,2,'action','first','m1','{}',1794973699747,'a279');
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',5,3,'action','second','g6','{}',1794973699757,'a280');
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',6,4,'action','second','e9','{}',1794973699765,'a281');
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"NLhwqhdEZVRqgezw","name":"Guest-6977"}',1794973699768,NULL);
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',8,NULL,'chat',NULL,'Who is winning?','{"user":"IhHufVyWvtZMXvHM","name":"Guest-0452"}',1794973699784,NULL);
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',9,5,'action','first','j1','{}',1794973699799,'a282');
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',10,6,'action','second','h7','{}',1794973699808,'a283');
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',11,7,'action','first','g5','{}',1794973699817,'a284');
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',12,NULL,'offer','second','draw','{}',1794973699819,NULL);
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',13,NULL,'decline','first','draw','{}',1794973699828,NULL);
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',14,NULL,'vacation','first','on','{}',1794973699835,NULL);
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',15,NULL,'vacation','first','off','{}',1794973699843,NULL);
INSERT INTO "entries" VALUES('JTAoVfzIe0WKLbiy',16,NULL,'offer','first','draw','{}',1794973699875,NULL);
INSERT INTO "entries" VALUES('yXM3PLi1HHDbS7lY',1,NULL,'sit','second','','{"name":"Guest-2156","seed":"d3751ac18f9e0545c09a7eae682e0c64","user":"zebOKycnXiddzNVI"}',1794973699889,NULL);
INSERT INTO "entries" VALUES('Tcg0RoiGVa2ybc0u',1,NULL,'sit','first','','{"name":"Guest-1208","seed":"290e9a3329b6f8c4581b4e5dc879a4f8","user":"4fHjXbAFBVQ60HT5"}',1794973699906,NULL);
INSERT INTO "entries" VALUES('Tcg0RoiGVa2ybc0u',2,NULL,'sit','second','','{"name":"Guest-0908","seed":"66b9916965ac7a24499f4cc78a8597e2","user":"c7U31dnW65fudMOx"}',1794973699922,NULL);
INSERT INTO "entries" VALUES('Tcg0RoiGVa2ybc0u',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794973699931,NULL);
INSERT INTO "entries" VALUES('OyQRTTI_9_qoWkBZ',1,NULL,'sit','first','','{"name":"Guest-9739","seed":"b704df2dc0731917badabfcb3bb917d1","user":"cmDGhl-pqM8IKhMQ"}',1794973699946,NULL);
INSERT INTO "entries" VALUES('OyQRTTI_9_qoWkBZ',2,NULL,'sit','second','','{"name":"Guest-3999","seed":"455fac867f427da3d5baf05c57c4d3fb","user":"msSppxVlKdSyMlM-"}',1794973699963,NULL);
INSERT INTO "entries" VALUES('OyQRTTI_9_qoWkBZ',3,1,'action','first','g10','{}',1794973699977,'a285');
INSERT INTO "entries" VALUES('OyQRTTI_9_qoWkBZ',4,2,'action','first','b4','{}',1794973699984,'a286');
INSERT INTO "entries" VALUES('OyQRTTI_9_qoWkBZ',5,3,'action','second','d5','{}',1794973699993,'a287');
INSERT INTO "entries" VALUES('OyQRTTI_9_qoWkBZ',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794973699995,NULL);
INSERT INTO "entries" VALUES('OyQRTTI_9_qoWkBZ',7,NULL,'offer','second','rematch','{}',1794973700004,NULL);
INSERT INTO "entries" VALUES('OyQRTTI_9_qoWkBZ',8,NULL,'rematch','first','hZ3s6sMrfTWb79iN','{}',1794973700012,NULL);
INSERT INTO "entries" VALUES('hZ3s6sMrfTWb79iN',1,NULL,'sit','first','','{"name":"Guest-3999","seed":"17ccc7b1197e64f7d65c990c2d842d88","user":"msSppxVlKdSyMlM-"}',1794973700012,NULL);
INSERT INTO "entries" VALUES('hZ3s6sMrfTWb79iN',2,NULL,'sit','second','','{"name":"Guest-9739","seed":"defee9d7b85db9f614233ad084b9c7b7","user":"cmDGhl-pqM8IKhMQ"}',1794973700012,NULL);
INSERT INTO "entries" VALUES('rIyX1B-LWU7IDjIV',1,NULL,'sit','first','','{"name":"Guest-3988","seed":"26ba4b08a20ec34fc47eb18d69dc0115","user":"wZkE7yvouOkdUW6W"}',1794973700027,NULL);
INSERT INTO "entries" VALUES('rIyX1B-LWU7IDjIV',2,NULL,'sit','second','','{"name":"Guest-1008","seed":"9a223d124bb487f7d7a354ba9d48be9b","user":"zwXVTOfEhcVG1F3P"}',1794973700043,NULL);
INSERT INTO "entries" VALUES('rIyX1B-LWU7IDjIV',3,1,'action','first','h3','{}',1794973700057,'a288');
INSERT INTO "entries" VALUES('rIyX1B-LWU7IDjIV',4,NULL,'offer','first','draw','{}',1794973700059,NULL);
INSERT INTO "entries" VALUES('rIyX1B-LWU7IDjIV',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794973700068,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',1,NULL,'sit','first','','{"name":"Guest-1975","seed":"60b2daed4bcc54ccac57b311858eebc2","user":"Ob16eyss6OmVBUkI"}',1794973700083,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',2,NULL,'sit','second','','{"name":"Guest-0923","seed":"2bf5230fc0e8a2c5a7d0701e686f84a4","user":"qG6ek6VXOlZHLPxr"}',1794973700098,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',3,1,'action','first','e1','{}',1794973700111,'a289');
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',4,2,'action','second','d1','{}',1794973700120,'a290');
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',5,3,'action','first','a7','{}',1794973700128,'a291');
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',6,4,'action','second','d3','{}',1794973700135,'a292');
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"Ob16eyss6OmVBUkI","name":"Guest-1975"}',1794973700141,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',8,NULL,'chat',NULL,'Who is winning?','{"user":"p-rINMuktlLA-vyd","name":"Guest-6879"}',1794973700157,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',9,NULL,'offer','first','takeback','{}',1794973700165,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',10,5,'takeback','second','','{"steps":2}',1794973700173,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',11,6,'action','first','c6','{}',1794973700184,'a293');
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',12,7,'action','second','c5','{}',1794973700192,'a294');
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',13,8,'action','first','d7','{}',1794973700202,'a295');
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',14,NULL,'offer','second','draw','{}',1794973700205,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',15,NULL,'decline','first','draw','{}',1794973700213,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',16,NULL,'vacation','first','on','{}',1794973700221,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',17,NULL,'vacation','first','off','{}',1794973700229,NULL);
INSERT INTO "entries" VALUES('EExZ5sy4DZtGkhhG',18,NULL,'offer','first','draw','{}',1794973700261,NULL);
INSERT INTO "entries" VALUES('isxfIcgfVQ7G7ecM',1,NULL,'sit','first','','{"name":"Guest-6337","seed":"bdd6e5272195966dfda2eabbc7e589ab","user":"NrZe8AZc7tgs3fP9"}',1794973700276,NULL);
INSERT INTO "entries" VALUES('Pz6xhErz5rxVDyJr',1,NULL,'sit','first','','{"name":"Guest-9763","seed":"b772ce30c5b771799dd09931bbccfdec","user":"__W7kIpPQI1xWC3m"}',1794973700292,NULL);
INSERT INTO "entries" VALUES('Pz6xhErz5rxVDyJr',2,NULL,'sit','second','','{"name":"Guest-6374","seed":"3bf506d2c2af194d4c8b9a7f2d35478f","user":"zTMluO3-nJ8N84AL"}',1794973700308,NULL);
INSERT INTO "entries" VALUES('Pz6xhErz5rxVDyJr',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794973700317,NULL);
INSERT INTO "entries" VALUES('F6ZUtbO9b6EG-BM1',1,NULL,'sit','first','','{"name":"Guest-4259","seed":"5dfaba738c3e22ff6ed971c325774e7d","user":"9nS5MBpEHwNvtgon"}',1794973700332,NULL);
INSERT INTO "entries" VALUES('F6ZUtbO9b6EG-BM1',2,NULL,'sit','second','','{"name":"Guest-3480","seed":"1b57acfdd6ef8ba368fb4da5b4bfc355","user":"NR7uhNoBMko2VzNe"}',1794973700347,NULL);
INSERT INTO "entries" VALUES('F6ZUtbO9b6EG-BM1',3,1,'action','first','c1','{}',1794973700360,'a296');
INSERT INTO "entries" VALUES('F6ZUtbO9b6EG-BM1',4,2,'action','second','b5','{}',1794973700368,'a297');
INSERT INTO "entries" VALUES('F6ZUtbO9b6EG-BM1',5,3,'action','first','c4','{}',1794973700375,'a298');
INSERT INTO "entries" VALUES('F6ZUtbO9b6EG-BM1',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794973700380,NULL);
INSERT INTO "entries" VALUES('F6ZUtbO9b6EG-BM1',7,NULL,'offer','second','rematch','{}',1794973700389,NULL);
INSERT INTO "entries" VALUES('-HsuAQWhqM-QmI8X',1,NULL,'sit','first','','{"name":"Guest-3480","seed":"44d7debb4d038d75e6d987685cb6c319","user":"NR7uhNoBMko2VzNe"}',1794973700396,NULL);
INSERT INTO "entries" VALUES('-HsuAQWhqM-QmI8X',2,NULL,'sit','second','','{"name":"Guest-4259","seed":"277a7d0cbe7787d5f41f8e9471a37b7c","user":"9nS5MBpEHwNvtgon"}',1794973700396,NULL);
INSERT INTO "entries" VALUES('F6ZUtbO9b6EG-BM1',8,NULL,'rematch','first','-HsuAQWhqM-QmI8X','{}',1794973700396,NULL);
INSERT INTO "entries" VALUES('-wwkvz3YgEIZ4Pyq',1,NULL,'sit','first','','{"name":"Guest-0291","seed":"2f2149bd313cb55ae2568ce63a841e91","user":"a2Bdvf4XpYX0Jm90"}',1794973700411,NULL);
INSERT INTO "entries" VALUES('-wwkvz3YgEIZ4Pyq',2,NULL,'sit','second','','{"name":"Guest-0489","seed":"2254ac4189fe392a1df310ff22cc1948","user":"f0z3U_gSaJyeoB2E"}',1794973700427,NULL);
INSERT INTO "entries" VALUES('-wwkvz3YgEIZ4Pyq',3,1,'action','first','c4','{}',1794973700441,'a299');
INSERT INTO "entries" VALUES('-wwkvz3YgEIZ4Pyq',4,NULL,'offer','first','draw','{}',1794973700446,NULL);
INSERT INTO "entries" VALUES('-wwkvz3YgEIZ4Pyq',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794973700454,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',1,NULL,'sit','first','','{"name":"Guest-0062","seed":"24cc40d283b1df2efd9e5f1cf72b73cd","user":"7jsBut_9OXwRUsNX"}',1794973700469,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',2,NULL,'sit','second','','{"name":"Guest-2471","seed":"6d84159c910f9cfb1f81c983c7a34748","user":"SJCG9SLB9Gqz44GS"}',1794973700485,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',3,1,'action','first','e3','{}',1794973700499,'a300');
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',4,2,'action','second','c5','{}',1794973700506,'a301');
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',5,3,'action','first','f8','{}',1794973700514,'a302');
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',6,4,'action','second','c3','{}',1794973700522,'a303');
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"7jsBut_9OXwRUsNX","name":"Guest-0062"}',1794973700526,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',8,NULL,'chat',NULL,'Who is winning?','{"user":"rzCgrxzTyEaHReoY","name":"Guest-1757"}',1794973700541,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',9,NULL,'offer','first','takeback','{}',1794973700551,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',10,5,'takeback','second','','{"steps":2}',1794973700559,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',11,6,'action','first','b2','{}',1794973700569,'a304');
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',12,7,'action','second','g4','{}',1794973700577,'a305');
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',13,8,'action','first','g6','{}',1794973700586,'a306');
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',14,NULL,'offer','second','draw','{}',1794973700590,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',15,NULL,'decline','first','draw','{}',1794973700598,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',16,NULL,'vacation','first','on','{}',1794973700606,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',17,NULL,'vacation','first','off','{}',1794973700614,NULL);
INSERT INTO "entries" VALUES('cDxC5W4oVI4iEIMa',18,NULL,'offer','first','draw','{}',1794973700646,NULL);
INSERT INTO "entries" VALUES('P3NeVwIPmxt4H_f-',1,NULL,'sit','first','','{"name":"Guest-0263","seed":"41f302ff53f04cf8d6d6e6fe35bf823e","user":"Tlp-aZ8vyaGszRbA"}',1794973700660,NULL);
INSERT INTO "entries" VALUES('0uIfBdL8VGS1NStg',1,NULL,'sit','first','','{"name":"Guest-1946","seed":"d841dd3ab73cbe78c091b5398373bbe6","user":"V4vyItnZhCdcOrNi"}',1794973700677,NULL);
INSERT INTO "entries" VALUES('0uIfBdL8VGS1NStg',2,NULL,'sit','second','','{"name":"Guest-3986","seed":"54a13a3725b699c8413c13863ab737b9","user":"S67oVye_NJ-YH9q4"}',1794973700692,NULL);
INSERT INTO "entries" VALUES('0uIfBdL8VGS1NStg',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794973700703,NULL);
INSERT INTO "entries" VALUES('b9_QyqNkB4H4Nhu-',1,NULL,'sit','first','','{"name":"Guest-8070","seed":"8e4440f6fef27c31716b0090e210daeb","user":"jI0RQQO0_p9UIbpO"}',1794973700717,NULL);
INSERT INTO "entries" VALUES('b9_QyqNkB4H4Nhu-',2,NULL,'sit','second','','{"name":"Guest-1343","seed":"6ddb08912969dfefb4cbc3190bee8215","user":"dZ-cftfUZ8GvkF1q"}',1794973700734,NULL);
INSERT INTO "entries" VALUES('b9_QyqNkB4H4Nhu-',3,1,'action','first','g4','{}',1794973700749,'a307');
INSERT INTO "entries" VALUES('b9_QyqNkB4H4Nhu-',4,2,'action','second','d3','{}',1794973700755,'a308');
INSERT INTO "entries" VALUES('b9_QyqNkB4H4Nhu-',5,3,'action','first','a5','{}',1794973700763,'a309');
INSERT INTO "entries" VALUES('b9_QyqNkB4H4Nhu-',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794973700768,NULL);
INSERT INTO "entries" VALUES('b9_QyqNkB4H4Nhu-',7,NULL,'offer','second','rematch','{}',1794973700775,NULL);
INSERT INTO "entries" VALUES('b9_QyqNkB4H4Nhu-',8,NULL,'rematch','first','mqysmQNVJIds0SOj','{}',1794973700784,NULL);
INSERT INTO "entries" VALUES('mqysmQNVJIds0SOj',1,NULL,'sit','first','','{"name":"Guest-1343","seed":"ff166f573588756023341d0fab1b69c4","user":"dZ-cftfUZ8GvkF1q"}',1794973700784,NULL);
INSERT INTO "entries" VALUES('mqysmQNVJIds0SOj',2,NULL,'sit','second','','{"name":"Guest-8070","seed":"08e89609af9ead81f3b2941573f8fba3","user":"jI0RQQO0_p9UIbpO"}',1794973700784,NULL);
INSERT INTO "entries" VALUES('whmP7S24gE9kUgWp',1,NULL,'sit','first','','{"name":"Guest-5077","seed":"6290c1effc3426c242f06a88a1e6f302","user":"0l3N-3mDds8V7Vw3"}',1794973700799,NULL);
INSERT INTO "entries" VALUES('whmP7S24gE9kUgWp',2,NULL,'sit','second','','{"name":"Guest-3289","seed":"019d1f5035b6b2000ecb21515bb7911b","user":"XTIs6UM6qAKvn4fb"}',1794973700815,NULL);
INSERT INTO "entries" VALUES('whmP7S24gE9kUgWp',3,1,'action','first','d4','{}',1794973700828,'a310');
INSERT INTO "entries" VALUES('whmP7S24gE9kUgWp',4,NULL,'offer','first','draw','{}',1794973700832,NULL);
INSERT INTO "entries" VALUES('whmP7S24gE9kUgWp',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794973700840,NULL);
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',1,NULL,'sit','first','','{"name":"Ada","seed":"fd7287c4bb483adf9ad82ad891364e1a","user":"Ipi_4a6MvD_EvzuT"}',1794973701164,NULL);
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',2,NULL,'sit','second','','{"name":"Bob","seed":"ea78a91d9b1c9d48d3b2a7e9396cd7a6","user":"vmT1FgQWm_X95OVa"}',1794973701171,NULL);
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',3,1,'action','first','b4','{}',1794973701179,'a311');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',4,2,'action','second','d2','{}',1794973701186,'a312');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',5,3,'action','first','c3','{}',1794973701194,'a313');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',6,4,'action','second','a2','{}',1794973701203,'a314');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',7,5,'action','first','a3','{}',1794973701210,'a315');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',8,6,'action','second','pass','{}',1794973701218,'a316');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',9,7,'action','first','d4','{}',1794973701227,'a317');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',10,8,'action','second','d3','{}',1794973701235,'a318');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',11,9,'action','first','b3','{}',1794973701243,'a319');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',12,10,'action','second','c4','{}',1794973701252,'a320');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',13,11,'action','first','d1','{}',1794973701260,'a321');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',14,12,'action','second','c1','{}',1794973701269,'a322');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',15,13,'action','first','c2','{}',1794973701276,'a323');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',16,14,'action','second','b2','{}',1794973701285,'a324');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',17,15,'action','first','a4','{}',1794973701292,'a325');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',18,16,'action','second','b1','{}',1794973701300,'a326');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',19,17,'action','first','pass','{}',1794973701309,'a327');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',20,18,'action','second','pass','{}',1794973701316,'a328');
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',21,19,'outcome',NULL,'5','{"event":"roll b1"}',1794973701316,NULL);
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',22,20,'outcome',NULL,'4','{"event":"roll d1"}',1794973701316,NULL);
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',23,21,'outcome',NULL,'5','{"event":"roll d2"}',1794973701316,NULL);
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',24,22,'outcome',NULL,'1','{"event":"roll c4"}',1794973701316,NULL);
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',25,23,'outcome',NULL,'6','{"event":"roll d4"}',1794973701316,NULL);
INSERT INTO "entries" VALUES('ZJM1IYMgUbzNPlTc',26,24,'end',NULL,'','{"winner":"first","reason":"score","score":[6,1]}',1794973701316,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',1,NULL,'sit','first','','{"name":"Ada","seed":"ab09ed8e30d78379055ee92266d41c10","user":"Ipi_4a6MvD_EvzuT"}',1794973701325,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',2,NULL,'sit','second','','{"name":"Bob","seed":"d73637be96f05715262239aacb5fcf87","user":"vmT1FgQWm_X95OVa"}',1794973701337,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',3,1,'action','first','d1','{}',1794973701343,'a329');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',4,2,'action','second','b2','{}',1794973701352,'a330');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',5,3,'action','first','b3','{}',1794973701359,'a331');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',6,4,'action','second','a2','{}',1794973701367,'a332');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',7,5,'action','first','c4','{}',1794973701439,'a333');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',8,6,'action','second','pass','{}',1794973701446,'a334');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',9,7,'action','first','c2','{}',1794973701454,'a335');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',10,8,'action','second','d4','{}',1794973701462,'a336');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',11,9,'action','first','b1','{}',1794973701469,'a337');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',12,10,'action','second','d2','{}',1794973701479,'a338');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',13,11,'action','first','d3','{}',1794973701486,'a339');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',14,12,'action','second','a3','{}',1794973701494,'a340');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',15,13,'action','first','c1','{}',1794973701502,'a341');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',16,14,'action','second','c3','{}',1794973701511,'a342');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',17,15,'action','first','pass','{}',1794973701519,'a343');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',18,16,'action','second','b4','{}',1794973701527,'a344');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',19,17,'action','first','a4','{}',1794973701534,'a345');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',20,18,'action','second','a1','{}',1794973701542,'a346');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',21,19,'outcome',NULL,'3','{"event":"roll d2"}',1794973701542,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',22,20,'outcome',NULL,'5','{"event":"roll b3"}',1794973701542,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',23,21,'outcome',NULL,'3','{"event":"roll c3"}',1794973701542,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',24,22,'outcome',NULL,'4','{"event":"roll d3"}',1794973701542,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',25,23,'outcome',NULL,'4','{"event":"roll a4"}',1794973701542,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',26,24,'outcome',NULL,'4','{"event":"roll b4"}',1794973701542,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',27,25,'outcome',NULL,'1','{"event":"roll c4"}',1794973701542,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',28,26,'outcome',NULL,'5','{"event":"roll d4"}',1794973701542,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',29,27,'action','first','d3','{}',1794973701552,'a347');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',30,28,'action','second','pass','{}',1794973701558,'a348');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',31,29,'outcome',NULL,'2','{"event":"roll a1"}',1794973701558,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',32,30,'outcome',NULL,'1','{"event":"roll b1"}',1794973701558,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',33,31,'outcome',NULL,'3','{"event":"roll d3"}',1794973701558,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',34,32,'action','first','pass','{}',1794973701567,'a349');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',35,33,'action','second','b4','{}',1794973701574,'a350');
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',36,34,'outcome',NULL,'2','{"event":"roll b4"}',1794973701574,NULL);
INSERT INTO "entries" VALUES('esMwjNM3VCCfkCvO',37,35,'end',NULL,'','{"winner":"first","reason":"score","score":[5,4]}',1794973701574,NULL);
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',1,NULL,'sit','first','','{"name":"Ada","seed":"d91e01c6dc8873b76e47de41f3304a37","user":"Ipi_4a6MvD_EvzuT"}',1794973701582,NULL);
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',2,NULL,'sit','second','','{"name":"Bob","seed":"ec9734195a025f99abdbaf2764aa4a8c","user":"vmT1FgQWm_X95OVa"}',1794973701591,NULL);
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',3,1,'action','first','komi 2','{}',1794973701600,'a351');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',4,2,'action','second','black','{}',1794973701607,'a352');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',5,3,'action','second','g3','{}',1794973701615,'a353');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',6,4,'action','first','g2','{}',1794973701623,'a354');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',7,5,'action','second','d7','{}',1794973701632,'a355');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',8,6,'action','first','b4','{}',1794973701641,'a356');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',9,7,'action','second','a3','{}',1794973701648,'a357');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',10,8,'action','first','d4','{}',1794973701656,'a358');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',11,9,'action','second','f1','{}',1794973701665,'a359');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',12,10,'action','first','a2','{}',1794973701672,'a360');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',13,11,'action','second','c2','{}',1794973701681,'a361');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',14,12,'action','first','a4','{}',1794973701688,'a362');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',15,13,'action','second','d2','{}',1794973701697,'a363');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',16,14,'action','first','d5','{}',1794973701704,'a364');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',17,15,'action','second','d1','{}',1794973701713,'a365');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',18,16,'action','first','e5','{}',1794973701720,'a366');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',19,17,'action','second','c6','{}',1794973701729,'a367');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',20,18,'action','first','f4','{}',1794973701736,'a368');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',21,19,'action','second','g4','{}',1794973701744,'a369');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',22,20,'action','first','f5','{}',1794973701753,'a370');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',23,21,'action','second','d6','{}',1794973701760,'a371');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',24,22,'action','first','e1','{}',1794973701769,'a372');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',25,23,'action','second','e3','{}',1794973701777,'a373');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',26,24,'action','first','f2','{}',1794973701784,'a374');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',27,25,'action','second','e2','{}',1794973701793,'a375');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',28,26,'action','first','c5','{}',1794973701800,'a376');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',29,27,'action','second','f3','{}',1794973701809,'a377');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',30,28,'action','first','c3','{}',1794973701819,'a378');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',31,29,'action','second','a1','{}',1794973701826,'a379');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',32,30,'action','first','d3','{}',1794973701834,'a380');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',33,31,'action','second','g2','{}',1794973701843,'a381');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',34,32,'action','first','e6','{}',1794973701851,'a382');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',35,33,'action','second','c1','{}',1794973701858,'a383');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',36,34,'action','first','d6','{}',1794973701867,'a384');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',37,35,'action','second','b2','{}',1794973701874,'a385');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',38,36,'action','first','e4','{}',1794973701883,'a386');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',39,37,'action','second','b3','{}',1794973701892,'a387');
INSERT INTO "entries" VALUES('74cgc_YqfhOoBzM7',40,38,'end',NULL,'','{"winner":"second","reason":"last-placement","score":null}',1794973701892,NULL);
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',1,NULL,'sit','first','','{"name":"Ada","seed":"012d58db7606d72412de11dbfae63221","user":"Ipi_4a6MvD_EvzuT"}',1794973701899,NULL);
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',2,NULL,'sit','second','','{"name":"Bob","seed":"97ed038639657f985e068bc10e7b6c15","user":"vmT1FgQWm_X95OVa"}',1794973701909,NULL);
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',3,1,'action','first','c2','{}',1794973701916,'a388');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',4,2,'action','second','a5','{}',1794973701924,'a389');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',5,3,'action','first','a4','{}',1794973701933,'a390');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',6,4,'action','second','a2','{}',1794973701940,'a391');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',7,5,'action','first','d5','{}',1794973701948,'a392');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',8,6,'action','second','b1','{}',1794973701957,'a393');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',9,7,'action','first','a3','{}',1794973701964,'a394');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',10,8,'action','second','c7','{}',1794973701973,'a395');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',11,9,'action','first','xa5','{}',1794973701980,'a396');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',12,10,'outcome',NULL,'0','{"event":"xa5"}',1794973701980,NULL);
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',13,11,'action','second','d2','{}',1794973701989,'a397');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',14,12,'action','first','c6','{}',1794973701996,'a398');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',15,13,'action','second','b5','{}',1794973702004,'a399');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',16,14,'action','first','c1','{}',1794973702013,'a400');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',17,15,'action','second','d4','{}',1794973702021,'a401');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',18,16,'action','first','b3','{}',1794973702029,'a402');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',19,17,'action','second','b4','{}',1794973702038,'a403');
INSERT INTO "entries" VALUES('3fCPxDdmUvM9yXps',20,18,'end',NULL,'','{"winner":"second","reason":"majority","score":[7,8]}',1794973702038,NULL);
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',1,NULL,'sit','first','','{"name":"Ada","seed":"096c5027a4110384e3ac10d9c89baddc","user":"Ipi_4a6MvD_EvzuT"}',1794973702045,NULL);
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',2,NULL,'sit','second','','{"name":"Bob","seed":"c9d5312562d1760cb4a695c43299919f","user":"vmT1FgQWm_X95OVa"}',1794973702053,NULL);
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',3,1,'action','first','d1','{}',1794973702062,'a404');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',4,2,'action','second','f4','{}',1794973702069,'a405');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',5,3,'action','first','f6','{}',1794973702078,'a406');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',6,4,'action','second','f3','{}',1794973702085,'a407');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',7,5,'action','first','e1','{}',1794973702093,'a408');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',8,6,'action','second','e3','{}',1794973702102,'a409');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',9,7,'action','first','c4','{}',1794973702109,'a410');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',10,8,'action','second','a1','{}',1794973702117,'a411');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',11,9,'action','first','b2','{}',1794973702126,'a412');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',12,10,'action','second','b1','{}',1794973702133,'a413');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',13,11,'action','first','d5','{}',1794973702142,'a414');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',14,12,'action','second','e4','{}',1794973702149,'a415');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',15,13,'action','first','b5','{}',1794973702157,'a416');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',16,14,'action','second','a3','{}',1794973702166,'a417');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',17,15,'action','first','d2','{}',1794973702174,'a418');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',18,16,'action','second','f2','{}',1794973702183,'a419');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',19,17,'action','first','b6','{}',1794973702190,'a420');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',20,18,'action','second','c5','{}',1794973702198,'a421');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',21,19,'action','first','d3','{}',1794973702207,'a422');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',22,20,'action','second','a4','{}',1794973702215,'a423');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',23,21,'action','first','c6','{}',1794973702223,'a424');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',24,22,'action','second','d6','{}',1794973702231,'a425');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',25,23,'action','first','b3','{}',1794973702240,'a426');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',26,24,'action','second','f5','{}',1794973702248,'a427');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',27,25,'action','first','c5:c5','{}',1794973702255,'a428');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',28,26,'action','second','d4','{}',1794973702263,'a429');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',29,27,'action','first','c1','{}',1794973702273,'a430');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',30,28,'action','second','a2','{}',1794973702281,'a431');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',31,29,'action','first','e6','{}',1794973702288,'a432');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',32,30,'action','second','e2','{}',1794973702297,'a433');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',33,31,'action','first','a6','{}',1794973702304,'a434');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',34,32,'action','second','a5','{}',1794973702313,'a435');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',35,33,'action','first','e5','{}',1794973702320,'a436');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',36,34,'action','second','c3','{}',1794973702329,'a437');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',37,35,'action','first','c2','{}',1794973702337,'a438');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',38,36,'action','second','b4','{}',1794973702344,'a439');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',39,37,'action','first','a2:a3','{}',1794973702353,'a440');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',40,38,'action','second','f1','{}',1794973702360,'a441');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',41,39,'action','first','c3:c3','{}',1794973702369,'a442');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',42,40,'action','second','e1:e1','{}',1794973702377,'a443');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',43,41,'action','first','d4:d4','{}',1794973702386,'a444');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',44,42,'action','second','pass','{}',1794973702386,NULL);
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',45,43,'action','first','e1:f3','{}',1794973702394,'a445');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',46,44,'action','second','pass','{}',1794973702394,NULL);
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',47,45,'action','first','a5:a5','{}',1794973702401,'a446');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',48,46,'action','second','pass','{}',1794973702401,NULL);
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',49,47,'action','first','e4:e4','{}',1794973702409,'a447');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',50,48,'action','second','pass','{}',1794973702409,NULL);
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',51,49,'action','first','a1:b1','{}',1794973702418,'a448');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',52,50,'action','second','pass','{}',1794973702418,NULL);
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',53,51,'action','first','d6:d6','{}',1794973702426,'a449');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',54,52,'action','second','pass','{}',1794973702426,NULL);
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',55,53,'action','first','f4:f5','{}',1794973702433,'a450');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',56,54,'action','second','pass','{}',1794973702433,NULL);
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',57,55,'action','first','a4:b4','{}',1794973702441,'a451');
INSERT INTO "entries" VALUES('x9nuwSpT-tKYxm-l',58,56,'end',NULL,'','{"winner":"first","reason":"annihilation","score":null}',1794973702441,NULL);
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',1,NULL,'sit','first','','{"name":"Bob","seed":"4f880368fe2f3b14ff7eba72dc682b6d","user":"vmT1FgQWm_X95OVa"}',1794973702511,NULL);
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',2,NULL,'sit','second','','{"name":"Cleo","seed":"9bb27655e9445ccb3e6b515ea507472e","user":"XfmOzednM171bZz9"}',1794973702511,NULL);
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',1,NULL,'sit','first','','{"name":"Cleo","seed":"4f880368fe2f3b14ff7eba72dc682b6d","user":"XfmOzednM171bZz9"}',1794973702511,NULL);
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',2,NULL,'sit','second','','{"name":"Bob","seed":"9bb27655e9445ccb3e6b515ea507472e","user":"vmT1FgQWm_X95OVa"}',1794973702511,NULL);
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',3,1,'action','first','a1','{}',1794973702526,'a452');
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',4,2,'action','second','c3','{}',1794973702529,'a453');
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',5,3,'action','first','a3','{}',1794973702537,'a454');
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',6,4,'action','second','c1','{}',1794973702544,'a455');
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',7,5,'action','first','a2','{}',1794973702553,'a456');
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',8,6,'action','second','b2','{}',1794973702560,'a457');
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',9,7,'action','first','b1','{}',1794973702568,'a458');
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',10,8,'action','second','c2','{}',1794973702576,'a459');
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',11,9,'action','first','pass','{}',1794973702584,'a460');
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',12,10,'action','second','pass','{}',1794973702593,'a461');
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',13,11,'outcome',NULL,'5','{"event":"roll a1"}',1794973702593,NULL);
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',14,12,'outcome',NULL,'1','{"event":"roll c1"}',1794973702593,NULL);
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',15,13,'end',NULL,'','{"winner":"second","reason":"score","score":[0,4]}',1794973702593,NULL);
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',3,1,'action','first','c1','{}',1794973702601,'a462');
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',4,2,'action','second','b2','{}',1794973702610,'a463');
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',5,3,'action','first','a2','{}',1794973702617,'a464');
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',6,4,'action','second','b3','{}',1794973702625,'a465');
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',7,5,'action','first','c2','{}',1794973702634,'a466');
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',8,6,'action','second','c3','{}',1794973702641,'a467');
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',9,7,'action','first','b1','{}',1794973702650,'a468');
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',10,8,'action','second','pass','{}',1794973702659,'a469');
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',11,9,'action','first','a3','{}',1794973702666,'a470');
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',12,10,'action','second','a1','{}',1794973702673,'a471');
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',13,11,'outcome',NULL,'5','{"event":"roll a1"}',1794973702673,NULL);
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',14,12,'outcome',NULL,'5','{"event":"roll b1"}',1794973702673,NULL);
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',15,13,'outcome',NULL,'4','{"event":"roll a2"}',1794973702673,NULL);
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',16,14,'outcome',NULL,'4','{"event":"roll b2"}',1794973702673,NULL);
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',17,15,'end',NULL,'','{"winner":"second","reason":"fewer-stones","score":[0,0]}',1794973702673,NULL);
INSERT INTO "entries" VALUES('RCPiv2d2622CeMU7',18,NULL,'reveal',NULL,'','{}',1794973702731,NULL);
INSERT INTO "entries" VALUES('isIzo7kO3-3D5MHa',16,NULL,'reveal',NULL,'','{}',1794973702733,NULL);
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',1,NULL,'sit','first','','{"name":"Cleo","seed":"57d5443f228a9af33be780529a7c3583","user":"XfmOzednM171bZz9"}',1794973702750,NULL);
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',2,NULL,'sit','second','','{"name":"Ada","seed":"ffed2dec46db0062a1d965d27fa3145e","user":"Ipi_4a6MvD_EvzuT"}',1794973702750,NULL);
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',1,NULL,'sit','first','','{"name":"Ada","seed":"57d5443f228a9af33be780529a7c3583","user":"Ipi_4a6MvD_EvzuT"}',1794973702750,NULL);
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',2,NULL,'sit','second','','{"name":"Cleo","seed":"ffed2dec46db0062a1d965d27fa3145e","user":"XfmOzednM171bZz9"}',1794973702750,NULL);
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',3,1,'action','first','a1','{}',1794973702765,'a472');
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',4,2,'action','second','a2','{}',1794973702768,'a473');
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',5,3,'action','first','b1','{}',1794973702776,'a474');
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',6,4,'action','second','pass','{}',1794973702784,'a475');
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',7,5,'action','first','pass','{}',1794973702791,'a476');
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',8,6,'outcome',NULL,'6','{"event":"roll a1"}',1794973702791,NULL);
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',9,7,'outcome',NULL,'4','{"event":"roll a2"}',1794973702791,NULL);
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',10,8,'end',NULL,'','{"winner":"second","reason":"fewer-stones","score":[0,0]}',1794973702791,NULL);
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',3,1,'action','first','c2','{}',1794973702800,'a477');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',4,2,'action','second','b3','{}',1794973702809,'a478');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',5,3,'action','first','b1','{}',1794973702816,'a479');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',6,4,'action','second','b2','{}',1794973702824,'a480');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',7,5,'action','first','a2','{}',1794973702832,'a481');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',8,6,'action','second','pass','{}',1794973702840,'a482');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',9,7,'action','first','c1','{}',1794973702848,'a483');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',10,8,'action','second','c3','{}',1794973702858,'a484');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',11,9,'action','first','pass','{}',1794973702864,'a485');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',12,10,'action','second','a1','{}',1794973702873,'a486');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',13,11,'action','first','pass','{}',1794973702881,'a487');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',14,12,'action','second','a3','{}',1794973702888,'a488');
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',15,13,'outcome',NULL,'1','{"event":"roll a1"}',1794973702888,NULL);
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',16,14,'outcome',NULL,'1','{"event":"roll b1"}',1794973702888,NULL);
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',17,15,'outcome',NULL,'1','{"event":"roll a2"}',1794973702888,NULL);
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',18,16,'outcome',NULL,'4','{"event":"roll b2"}',1794973702888,NULL);
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',19,17,'end',NULL,'','{"winner":"second","reason":"score","score":[4,5]}',1794973702888,NULL);
INSERT INTO "entries" VALUES('ViiEvgvuXWrM0Vip',20,NULL,'reveal',NULL,'','{}',1794973702946,NULL);
INSERT INTO "entries" VALUES('qHFoF1h9M2VUVyHo',11,NULL,'reveal',NULL,'','{}',1794973702946,NULL);
INSERT INTO "entries" VALUES('8i3PPL1C4VLB2cyi',1,NULL,'sit','first','','{"name":"Ada","seed":"6e1b1c118d3f291f69c0e8e31bad4de6","user":"Ipi_4a6MvD_EvzuT"}',1794973702965,NULL);
INSERT INTO "entries" VALUES('8i3PPL1C4VLB2cyi',2,NULL,'sit','second','','{"name":"Bob","seed":"fc55b89855b1828b0acc066940db2afc","user":"vmT1FgQWm_X95OVa"}',1794973702965,NULL);
INSERT INTO "entries" VALUES('fyFw584Mhr4gwmT6',1,NULL,'sit','first','','{"name":"Bob","seed":"6e1b1c118d3f291f69c0e8e31bad4de6","user":"vmT1FgQWm_X95OVa"}',1794973702965,NULL);
INSERT INTO "entries" VALUES('fyFw584Mhr4gwmT6',2,NULL,'sit','second','','{"name":"Ada","seed":"fc55b89855b1828b0acc066940db2afc","user":"Ipi_4a6MvD_EvzuT"}',1794973702965,NULL);
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'8BAABA4282C3CC295B3C93D2517A33FC69F36A0CF313C2601B1FB05F06B83C35');
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
	updated BIGINT NOT NULL, tournament VARCHAR(40), twin VARCHAR(40), dice VARCHAR(40), 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_creator FOREIGN KEY(creator) REFERENCES users (id), 
	CONSTRAINT fk_matches_first FOREIGN KEY(first) REFERENCES users (id), 
	CONSTRAINT fk_matches_second FOREIGN KEY(second) REFERENCES users (id)
);
INSERT INTO "matches" VALUES('KLOQB2erpzHla66L',1794973696649,'faultlines','size=4',NULL,'{"kind": "none"}',0,0,0,1,'YbAX9W63qo_-EUKR',X'E98A47E11A266DC7FB72B9D77E81C4DA112AB329FD48089622C2DED9A0B17A55',NULL,'YbAX9W63qo_-EUKR','elN4szB9kXv7UQ56',NULL,NULL,'over',NULL,'first','fewer-stones',20,NULL,1794973696811,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('pBCHkmMGye4Uoega',1794973696826,'faultlines','size=5,pie=yes,sealed=yes,resonance=yes',NULL,'{"kind": "none"}',0,0,0,1,'U4r1cF0vwyhISvKC',X'9E2FDB7E1F8FD5644770A6D3310AACCCA8D260E792A37464D29C232FC4C186CB',NULL,'U4r1cF0vwyhISvKC','cBC74VTQxs8oPN_S',NULL,NULL,'over',NULL,'draw','draw',7,NULL,1794973696875,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('HGn64SuDyfzcqN_Z',1794973696889,'faultlines','size=5,aftershock=yes,fault_lines=c2+e2+a4+c4,keystone=yes',NULL,'{"kind": "none"}',0,0,0,1,'4xNhXfM0PEV96yYb',X'DABCFA009C94141978247B7049F04D781487D371D38AEF5576EB8312B68BAB2F',NULL,'4xNhXfM0PEV96yYb','vKUnTg_rD7oQsyya',NULL,NULL,'over',NULL,'first','score',56,NULL,1794973697198,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('k-9JdrulIBLad66L',1794973697212,'faultlines','size=4,progressive=yes',NULL,'{"kind": "none"}',0,0,0,1,'Ct8qIZBWuvjhatgR',X'EB1C92E8FCF90025D5DF048E8CE8E0AB5A17A5EED0E86C122C5A6E978C9B9447',NULL,'Ct8qIZBWuvjhatgR','XudMRg6bvGdDkHIb',NULL,NULL,'over',NULL,'first','score',29,NULL,1794973697399,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('lKeB0YcMjyZzmfrs',1794973697418,'lifeline','size=3,balance=weak',NULL,'{"kind": "none"}',0,0,0,1,'84d2kqmy0Y1WGZgI',X'EB6FBEC68F4816212F554C248CD98D5F1E0BA96FC013B0385016A0A65C02A873',NULL,'84d2kqmy0Y1WGZgI','kXgv8Wpx5NOepGjP',NULL,NULL,'over',NULL,'second','last-placement',9,NULL,1794973697500,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('FDeK3LsCPZT5N6ZJ',1794973697515,'lifeline','size=3',NULL,'{"kind": "none"}',0,0,0,1,'tVwd4jlLCb9GsyRx',X'BB7130475069DEBD61579F07055955200EB88B7D3C6E5F1D7F3AFE035BEB0D2B',NULL,'tVwd4jlLCb9GsyRx','WK1bZsA0_oTRc-GI',NULL,NULL,'over',NULL,'second','last-placement',19,NULL,1794973697676,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('NAsLWu2ntnobLybt',1794973697691,'lifeline','size=4,balance=komi,komi_max=5',NULL,'{"kind": "none"}',0,0,0,1,'GVuLhF_OjBTpJ4PE',X'405B24A71A33E06589861240BB90373EEE87469956A83DF17FC258AD98FBFF82',NULL,'GVuLhF_OjBTpJ4PE','HdopDAdFHYgGIEXA',NULL,NULL,'over',NULL,'first','last-placement',7,NULL,1794973697758,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('CcXbp5yLNHvlAcdg',1794973697786,'assault','board=hex24,turn_limit=14,pie=yes',NULL,'{"kind": "none"}',0,0,0,1,'qZuXSF_CTf5frIDa',X'79F1D063EFAB43D9A109BF20E8CFF154CD467A47ED61705014E125B9B79666C1',NULL,'qZuXSF_CTf5frIDa','W-fnh5CZHYHQiuTF',NULL,NULL,'over',NULL,'second','majority',16,NULL,1794973697917,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('MCUeZZAZSZ7H5v4g',1794973697931,'assault','turn_limit=24,sacred=any,tide=yes',NULL,'{"kind": "none"}',0,0,0,1,'FJnn0CsIVj2qOGIH',X'15FFF568A0A273B667FAA1915760F39C775FC88DC7A28DE37874B3C483C60D65',NULL,'FJnn0CsIVj2qOGIH','KhyzL1c5YP2KXBqp',NULL,NULL,'over',NULL,'second','majority',29,NULL,1794973698158,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('G3Luh_pVnJXx-3vt',1794973698173,'assault','board=torus24,turn_limit=16,momentum=1,stubborn=yes',NULL,'{"kind": "none"}',0,0,0,1,'k56-kbYAeGsB3Exe',X'833C1107D632F4275F89600371EB2138AADFC69E5132A76D2B2CC803520DB64E',NULL,'k56-kbYAeGsB3Exe','0jG4wh5_nza7Zk4t',NULL,NULL,'over',NULL,'second','majority',18,NULL,1794973698319,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('9hEdVZyUoKx5wjyD',1794973698333,'assault','board=hex54,turn_limit=12,influence=yes,sacred=core',NULL,'{"kind": "none"}',0,0,0,1,'_JfuqPO18DfMbF7t',X'27932F7F3D96EC46CF0836630358F9975BAEC1BBF2D690335BB3425FAB3B7B43',NULL,'_JfuqPO18DfMbF7t','qqxC19Igxchej4Gv',NULL,NULL,'over',NULL,'second','white-wins-ties',17,NULL,1794973698479,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('LaMDJEAwiaW2dsz9',1794973698498,'faust','size=5',NULL,'{"kind": "none"}',0,0,0,1,'aC-dgQVlQma5ZrK3',X'6317356465A3F11D17F80A64138E72940508FD425881F891EFD444CF7DE2DD3C',NULL,'aC-dgQVlQma5ZrK3','NWOxgkng5heCA9Cy',NULL,NULL,'over',NULL,'first','annihilation',36,NULL,1794973698792,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('JUa-nSJ29iZxo4FO',1794973698808,'faust','size=6,pie=no,pattern=no',NULL,'{"kind": "none"}',0,0,0,1,'ww90eU-hhNqdGtYx',X'CADEC3651925A529830989577FCC0D4E9E732B8C0E86E4EDC3B103255ECCB1C1',NULL,'ww90eU-hhNqdGtYx','hywlGdJC9CZSvD6P',NULL,NULL,'over',NULL,'first','annihilation',52,NULL,1794973699228,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('KRiS6IPbbVWCPrjv',1794973699243,'faultlines','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'ATvImV22aMR4zehy',X'08FFDEED78F51639572036765BF8B11078A198C06BEE009DEEE93CE8FD7BE7E0',NULL,'ATvImV22aMR4zehy','u3diySUJKUEdi0k1',NULL,NULL,'playing','second',NULL,NULL,8,1800157699441,1794973699499,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('_8q3Me0PhEcwybNu',1794973699514,'faultlines','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'SlGjmdc8sfn2bHF-',X'224B73AD8FA2D28CDB9A4B0F664A9154A1012C4EF54AEDA65B85B09A27F8D704',NULL,'SlGjmdc8sfn2bHF-',NULL,NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794973699515,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('YzGkfd1whfv8GlG9',1794973699530,'faultlines','-',NULL,'{"kind": "none"}',0,0,0,1,'b2QCqbdF2JVUWiLg',X'D3D91613C9F1F64981B98B2A529D287BC5CD84705F2F8DDE5E1A0736C799A177',NULL,'b2QCqbdF2JVUWiLg','vVrt1gEROM50KJjz',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794973699557,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('hbzFLyk1HzKjZm5O',1794973699570,'faultlines','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'YIksUa7YpE5ZeBfi',X'DDA131736A029056BDB4DB6A153595B823207D575F896AD6E94AD8458602900F',NULL,'YIksUa7YpE5ZeBfi','ZuPo5lgyVdavBkqe',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794973699637,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('nseb1AfhqFZPftqR',1794973699637,'faultlines','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'YIksUa7YpE5ZeBfi',X'4A4DD088FB6BE255618208F257B7006BFBA2CA0D5FF8C6898D467C3CA367677B','hbzFLyk1HzKjZm5O','ZuPo5lgyVdavBkqe','YIksUa7YpE5ZeBfi',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794973699637,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('0yvbicnNaCjHnki9',1794973699652,'faultlines','-','faultlines - 9/1w7/9/9/9/9/4w4/6b2/9 black 4 black_placed=1,white_placed=2','{"kind": "none"}',0,0,0,1,'RufrAXZznZ0VlY47',X'F0D6D0B6384C00BEC7E44B940D64CB8751A252BDFE9AD8C49CB066B5C92A0197',NULL,'RufrAXZznZ0VlY47','PgIdO4_Em4WHXcpT',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794973699693,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('JTAoVfzIe0WKLbiy',1794973699707,'lifeline','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'NLhwqhdEZVRqgezw',X'620F729B43E1F32F4091553B98226D4F06EB25D70789B3E3EF05A4CE5FA4E7B5',NULL,'NLhwqhdEZVRqgezw','84-fa0CU48MaW31d',NULL,NULL,'playing','second',NULL,NULL,7,1800157699817,1794973699875,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('yXM3PLi1HHDbS7lY',1794973699889,'lifeline','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'zebOKycnXiddzNVI',X'D16CD707C4C2457ADF6D37E0C4D9C98F02ED44281EE36E0875E16D330B14BE5E',NULL,NULL,'zebOKycnXiddzNVI',NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794973699889,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('Tcg0RoiGVa2ybc0u',1794973699906,'lifeline','-',NULL,'{"kind": "none"}',0,0,0,1,'4fHjXbAFBVQ60HT5',X'16166E3BF0929B62984B84BD199002B802D54C69B7C72C92F17F632040871909',NULL,'4fHjXbAFBVQ60HT5','c7U31dnW65fudMOx',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794973699931,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('OyQRTTI_9_qoWkBZ',1794973699946,'lifeline','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'cmDGhl-pqM8IKhMQ',X'BBCD0262DF1CC2B9FFBF6B147825AD24022F06B16E94BBA13E5819C3EE944113',NULL,'cmDGhl-pqM8IKhMQ','msSppxVlKdSyMlM-',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794973700012,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('hZ3s6sMrfTWb79iN',1794973700012,'lifeline','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'cmDGhl-pqM8IKhMQ',X'DFEE46B22DC5821A45B3AD73A353F760CA94BC6BA1AD57AA6C30E913D7FB35A9','OyQRTTI_9_qoWkBZ','msSppxVlKdSyMlM-','cmDGhl-pqM8IKhMQ',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794973700012,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('rIyX1B-LWU7IDjIV',1794973700027,'lifeline','-','lifeline - 7/8/2w2b3/10/11/12/13/12/11/4b5/6w2/8/7 black 2 -','{"kind": "none"}',0,0,0,1,'wZkE7yvouOkdUW6W',X'14B2549D9E2ADB7D92CF005A2DDE7D279759B90A25E9225929684FA11B6F9FAA',NULL,'wZkE7yvouOkdUW6W','zwXVTOfEhcVG1F3P',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794973700068,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('EExZ5sy4DZtGkhhG',1794973700083,'assault','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'Ob16eyss6OmVBUkI',X'F16B8FF9EC58634DDFA2F9D5B4EB3CFBA5573BC60766A91D5383A0F3ED8629F4',NULL,'Ob16eyss6OmVBUkI','qG6ek6VXOlZHLPxr',NULL,NULL,'playing','second',NULL,NULL,8,1800157700202,1794973700261,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('isxfIcgfVQ7G7ecM',1794973700276,'assault','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'NrZe8AZc7tgs3fP9',X'EBCD77248A60658EE5CA2E60440923BC39CAD0E35A6D98C75CBE4843C6C46AE9',NULL,'NrZe8AZc7tgs3fP9',NULL,NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794973700276,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('Pz6xhErz5rxVDyJr',1794973700292,'assault','-',NULL,'{"kind": "none"}',0,0,0,1,'__W7kIpPQI1xWC3m',X'4589DC585631C240A116FBF47980F5CB5EB424DED4773F391C659CFBF90A3F7F',NULL,'__W7kIpPQI1xWC3m','zTMluO3-nJ8N84AL',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794973700317,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('F6ZUtbO9b6EG-BM1',1794973700332,'assault','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'9nS5MBpEHwNvtgon',X'C3F15561AEDB63611771D2C81F2AE0F91CFB682A2DBAB8B605D926086D62AD85',NULL,'9nS5MBpEHwNvtgon','NR7uhNoBMko2VzNe',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794973700396,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('-HsuAQWhqM-QmI8X',1794973700396,'assault','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'9nS5MBpEHwNvtgon',X'6AF864E992417AA9A2B713B83CBCA5A59184B7B23B682BC4BC72A3E9B293B06F','F6ZUtbO9b6EG-BM1','NR7uhNoBMko2VzNe','9nS5MBpEHwNvtgon',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794973700396,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('-wwkvz3YgEIZ4Pyq',1794973700411,'assault','-','assault - 5/1b5/4b4/w7w/7 black 4 -','{"kind": "none"}',0,0,0,1,'a2Bdvf4XpYX0Jm90',X'9990386140C151D038633F0A89191F1588E05CBEC0EED9133A3743EE6DF2F069',NULL,'a2Bdvf4XpYX0Jm90','f0z3U_gSaJyeoB2E',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794973700454,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('cDxC5W4oVI4iEIMa',1794973700468,'faust','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'7jsBut_9OXwRUsNX',X'4E6BCE243C5324F9A799452B1DB130515ABA35BB573D920689CEE451865DF35F',NULL,'7jsBut_9OXwRUsNX','SJCG9SLB9Gqz44GS',NULL,NULL,'playing','second',NULL,NULL,8,1800157700586,1794973700646,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('P3NeVwIPmxt4H_f-',1794973700660,'faust','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'Tlp-aZ8vyaGszRbA',X'4A4013FF5B7C8D8B1C37A08E444E84CAC80E431F5300B216BF0C2ECDA5B67B6D',NULL,'Tlp-aZ8vyaGszRbA',NULL,NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794973700660,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('0uIfBdL8VGS1NStg',1794973700676,'faust','-',NULL,'{"kind": "none"}',0,0,0,1,'V4vyItnZhCdcOrNi',X'5CE922BC17272B1B247004CE6536A49C2CE477B1EC6E2C483DF149501178A373',NULL,'V4vyItnZhCdcOrNi','S67oVye_NJ-YH9q4',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794973700703,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('b9_QyqNkB4H4Nhu-',1794973700717,'faust','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'jI0RQQO0_p9UIbpO',X'F8D0E3C871421A9AA7339B26C01BA8E5190CCBADB8CB9DD3FF8F50887CF2D3CD',NULL,'jI0RQQO0_p9UIbpO','dZ-cftfUZ8GvkF1q',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794973700784,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('mqysmQNVJIds0SOj',1794973700784,'faust','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'jI0RQQO0_p9UIbpO',X'05942043EFEC86D54BA0F326C051C563B3914D0EF8B4DA95BB4D2AC266C05ED2','b9_QyqNkB4H4Nhu-','dZ-cftfUZ8GvkF1q','jI0RQQO0_p9UIbpO',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794973700784,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('whmP7S24gE9kUgWp',1794973700799,'faust','-','faust - 8/4b3/8/w7/8/8/5w1b/8 black 4 -','{"kind": "none"}',0,0,0,1,'0l3N-3mDds8V7Vw3',X'0D07B00F5778CF3273E837DA7525D62C0981F1F9F5596FF23014E682344178B0',NULL,'0l3N-3mDds8V7Vw3','XTIs6UM6qAKvn4fb',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794973700840,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('ZJM1IYMgUbzNPlTc',1794973701164,'faultlines','size=4',NULL,'{"kind": "none"}',1,0,0,0,'Ipi_4a6MvD_EvzuT',X'7DAD4850BA8B4B6CFB503C4F8FDEE22CE91D663DD69A51FFC1668D9F80B3432C',NULL,'Ipi_4a6MvD_EvzuT','vmT1FgQWm_X95OVa',NULL,NULL,'over',NULL,'first','score',24,NULL,1794973701316,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('esMwjNM3VCCfkCvO',1794973701325,'faultlines','size=4,progressive=yes',NULL,'{"kind": "none"}',1,0,0,0,'Ipi_4a6MvD_EvzuT',X'CD325EB3E6322684DBC190F3425A13DCDD0F66300DDB0DDB39B0F0B0181E37AA',NULL,'Ipi_4a6MvD_EvzuT','vmT1FgQWm_X95OVa',NULL,NULL,'over',NULL,'first','score',35,NULL,1794973701574,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('74cgc_YqfhOoBzM7',1794973701582,'lifeline','size=4,balance=komi,komi_max=5',NULL,'{"kind": "none"}',1,0,0,0,'Ipi_4a6MvD_EvzuT',X'CB750D3EA3AD6FD46FEB0F3495A4A2E3206A009F5760658AAF9F990F45F9BE8D',NULL,'Ipi_4a6MvD_EvzuT','vmT1FgQWm_X95OVa',NULL,NULL,'over',NULL,'second','last-placement',38,NULL,1794973701892,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('3fCPxDdmUvM9yXps',1794973701899,'assault','board=torus24,turn_limit=16,momentum=1,stubborn=yes',NULL,'{"kind": "none"}',1,0,0,0,'Ipi_4a6MvD_EvzuT',X'A81B4526A2645E7EB9EBF4A70C0B321CA7138C04F64C841431D3C022E3897218',NULL,'Ipi_4a6MvD_EvzuT','vmT1FgQWm_X95OVa',NULL,NULL,'over',NULL,'second','majority',18,NULL,1794973702038,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('x9nuwSpT-tKYxm-l',1794973702045,'faust','size=6,pie=no,pattern=no',NULL,'{"kind": "none"}',1,0,0,0,'Ipi_4a6MvD_EvzuT',X'7CB18A8FAF8E277D1ED3BE8B15B50F52D22E70C1FD29E2B9630FB72D0CE153DA',NULL,'Ipi_4a6MvD_EvzuT','vmT1FgQWm_X95OVa',NULL,NULL,'over',NULL,'first','annihilation',56,NULL,1794973702441,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('isIzo7kO3-3D5MHa',1794973702511,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'XfmOzednM171bZz9',X'128AD18FF7818CD0F1ED445C6680729D2A1A411C574AE36EB6067E5F9B231F1E',NULL,'XfmOzednM171bZz9','vmT1FgQWm_X95OVa',NULL,NULL,'over',NULL,'second','score',13,NULL,1794973702733,'yXLMiMn0UL8TuM3E','RCPiv2d2622CeMU7',NULL);
INSERT INTO "matches" VALUES('RCPiv2d2622CeMU7',1794973702511,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'vmT1FgQWm_X95OVa',X'128AD18FF7818CD0F1ED445C6680729D2A1A411C574AE36EB6067E5F9B231F1E',NULL,'vmT1FgQWm_X95OVa','XfmOzednM171bZz9',NULL,NULL,'over',NULL,'second','fewer-stones',15,NULL,1794973702731,'yXLMiMn0UL8TuM3E','isIzo7kO3-3D5MHa','isIzo7kO3-3D5MHa');
INSERT INTO "matches" VALUES('qHFoF1h9M2VUVyHo',1794973702750,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'Ipi_4a6MvD_EvzuT',X'FB42DBAF028C8AFE54A6B93F3D5A5F0E17B88DFEABB876E50CE424814538123F',NULL,'Ipi_4a6MvD_EvzuT','XfmOzednM171bZz9',NULL,NULL,'over',NULL,'second','fewer-stones',8,NULL,1794973702946,'yXLMiMn0UL8TuM3E','ViiEvgvuXWrM0Vip',NULL);
INSERT INTO "matches" VALUES('ViiEvgvuXWrM0Vip',1794973702750,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'XfmOzednM171bZz9',X'FB42DBAF028C8AFE54A6B93F3D5A5F0E17B88DFEABB876E50CE424814538123F',NULL,'XfmOzednM171bZz9','Ipi_4a6MvD_EvzuT',NULL,NULL,'over',NULL,'second','score',17,NULL,1794973702946,'yXLMiMn0UL8TuM3E','qHFoF1h9M2VUVyHo','qHFoF1h9M2VUVyHo');
INSERT INTO "matches" VALUES('fyFw584Mhr4gwmT6',1794973702965,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'vmT1FgQWm_X95OVa',X'2B91E44493662ADD02C3B5AD3F2C555E47BD588EBCF7BB7D30045C008F8254DF',NULL,'vmT1FgQWm_X95OVa','Ipi_4a6MvD_EvzuT',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794973702965,'yXLMiMn0UL8TuM3E','8i3PPL1C4VLB2cyi',NULL);
INSERT INTO "matches" VALUES('8i3PPL1C4VLB2cyi',1794973702965,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'Ipi_4a6MvD_EvzuT',X'2B91E44493662ADD02C3B5AD3F2C555E47BD588EBCF7BB7D30045C008F8254DF',NULL,'Ipi_4a6MvD_EvzuT','vmT1FgQWm_X95OVa',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794973702965,'yXLMiMn0UL8TuM3E','fyFw584Mhr4gwmT6','fyFw584Mhr4gwmT6');
CREATE TABLE pairings (
	tournament VARCHAR(40) NOT NULL, 
	round INTEGER NOT NULL, 
	"table" INTEGER NOT NULL, 
	game INTEGER NOT NULL, 
	first VARCHAR(40) NOT NULL, 
	second VARCHAR(40), 
	"match" VARCHAR(40), 
	points INTEGER, 
	how VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_pairings PRIMARY KEY (tournament, round, "table", game), 
	CONSTRAINT uq_pairings_match UNIQUE ("match"), 
	CONSTRAINT fk_pairings_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id), 
	CONSTRAINT fk_pairings_first FOREIGN KEY(first) REFERENCES users (id), 
	CONSTRAINT fk_pairings_second FOREIGN KEY(second) REFERENCES users (id)
);
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',1,0,0,'XfmOzednM171bZz9','vmT1FgQWm_X95OVa','isIzo7kO3-3D5MHa',0,'score');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',1,0,1,'vmT1FgQWm_X95OVa','XfmOzednM171bZz9','RCPiv2d2622CeMU7',0,'fewer-stones');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',1,1,0,'Ipi_4a6MvD_EvzuT',NULL,NULL,2,'bye');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',1,1,1,'Ipi_4a6MvD_EvzuT',NULL,NULL,2,'bye');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',2,0,0,'Ipi_4a6MvD_EvzuT','XfmOzednM171bZz9','qHFoF1h9M2VUVyHo',0,'fewer-stones');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',2,0,1,'XfmOzednM171bZz9','Ipi_4a6MvD_EvzuT','ViiEvgvuXWrM0Vip',0,'score');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',2,1,0,'vmT1FgQWm_X95OVa',NULL,NULL,2,'bye');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',2,1,1,'vmT1FgQWm_X95OVa',NULL,NULL,2,'bye');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',3,0,0,'vmT1FgQWm_X95OVa','Ipi_4a6MvD_EvzuT','fyFw584Mhr4gwmT6',NULL,'');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',3,0,1,'Ipi_4a6MvD_EvzuT','vmT1FgQWm_X95OVa','8i3PPL1C4VLB2cyi',NULL,'');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',3,1,0,'XfmOzednM171bZz9',NULL,NULL,2,'bye');
INSERT INTO "pairings" VALUES('yXLMiMn0UL8TuM3E',3,1,1,'XfmOzednM171bZz9',NULL,NULL,2,'bye');
CREATE TABLE private (
	"match" VARCHAR(40) NOT NULL, 
	user VARCHAR(40) NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_private PRIMARY KEY ("match", user, kind), 
	CONSTRAINT fk_private_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_private_user FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "private" VALUES('KRiS6IPbbVWCPrjv','ATvImV22aMR4zehy','notes','Watch the corner.');
INSERT INTO "private" VALUES('KRiS6IPbbVWCPrjv','u3diySUJKUEdi0k1','mute','yes');
INSERT INTO "private" VALUES('KRiS6IPbbVWCPrjv','ATvImV22aMR4zehy','plan:first','{"steps": 5, "ply": 8, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
INSERT INTO "private" VALUES('JTAoVfzIe0WKLbiy','NLhwqhdEZVRqgezw','notes','Watch the corner.');
INSERT INTO "private" VALUES('JTAoVfzIe0WKLbiy','84-fa0CU48MaW31d','mute','yes');
INSERT INTO "private" VALUES('JTAoVfzIe0WKLbiy','NLhwqhdEZVRqgezw','plan:first','{"steps": 7, "ply": 7, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
INSERT INTO "private" VALUES('EExZ5sy4DZtGkhhG','Ob16eyss6OmVBUkI','notes','Watch the corner.');
INSERT INTO "private" VALUES('EExZ5sy4DZtGkhhG','qG6ek6VXOlZHLPxr','mute','yes');
INSERT INTO "private" VALUES('EExZ5sy4DZtGkhhG','Ob16eyss6OmVBUkI','plan:first','{"steps": 5, "ply": 8, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
INSERT INTO "private" VALUES('cDxC5W4oVI4iEIMa','7jsBut_9OXwRUsNX','notes','Watch the corner.');
INSERT INTO "private" VALUES('cDxC5W4oVI4iEIMa','SJCG9SLB9Gqz44GS','mute','yes');
INSERT INTO "private" VALUES('cDxC5W4oVI4iEIMa','7jsBut_9OXwRUsNX','plan:first','{"steps": 5, "ply": 8, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
CREATE TABLE rating_changes (
	user VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	opponent VARCHAR(40) NOT NULL, 
	score INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (user, game, number), 
	CONSTRAINT uq_rating_changes_match_user UNIQUE ("match", user), 
	CONSTRAINT fk_rating_changes_user FOREIGN KEY(user) REFERENCES users (id), 
	CONSTRAINT fk_rating_changes_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_rating_changes_opponent FOREIGN KEY(opponent) REFERENCES users (id)
);
INSERT INTO "rating_changes" VALUES('Ipi_4a6MvD_EvzuT','faultlines',1,'ZJM1IYMgUbzNPlTc','vmT1FgQWm_X95OVa',2,1.61067971810589324376e+03,338.751265285589,1794973701316);
INSERT INTO "rating_changes" VALUES('vmT1FgQWm_X95OVa','faultlines',1,'ZJM1IYMgUbzNPlTc','Ipi_4a6MvD_EvzuT',0,1.38932028189410675621e+03,338.751265285589,1794973701316);
INSERT INTO "rating_changes" VALUES('Ipi_4a6MvD_EvzuT','faultlines',2,'esMwjNM3VCCfkCvO','vmT1FgQWm_X95OVa',2,1.6955469017407167484e+03,3.28528324776648730678e+02,1794973701574);
INSERT INTO "rating_changes" VALUES('vmT1FgQWm_X95OVa','faultlines',2,'esMwjNM3VCCfkCvO','Ipi_4a6MvD_EvzuT',0,1.30445309825928325157e+03,3.28528324776648730678e+02,1794973701574);
INSERT INTO "rating_changes" VALUES('Ipi_4a6MvD_EvzuT','lifeline',1,'74cgc_YqfhOoBzM7','vmT1FgQWm_X95OVa',0,1.38932028189410675621e+03,338.751265285589,1794973701892);
INSERT INTO "rating_changes" VALUES('vmT1FgQWm_X95OVa','lifeline',1,'74cgc_YqfhOoBzM7','Ipi_4a6MvD_EvzuT',2,1.61067971810589324376e+03,338.751265285589,1794973701892);
INSERT INTO "rating_changes" VALUES('Ipi_4a6MvD_EvzuT','assault',1,'3fCPxDdmUvM9yXps','vmT1FgQWm_X95OVa',0,1.38932028189410675621e+03,338.751265285589,1794973702038);
INSERT INTO "rating_changes" VALUES('vmT1FgQWm_X95OVa','assault',1,'3fCPxDdmUvM9yXps','Ipi_4a6MvD_EvzuT',2,1.61067971810589324376e+03,338.751265285589,1794973702038);
INSERT INTO "rating_changes" VALUES('Ipi_4a6MvD_EvzuT','faust',1,'x9nuwSpT-tKYxm-l','vmT1FgQWm_X95OVa',2,1.61067971810589324376e+03,338.751265285589,1794973702441);
INSERT INTO "rating_changes" VALUES('vmT1FgQWm_X95OVa','faust',1,'x9nuwSpT-tKYxm-l','Ipi_4a6MvD_EvzuT',0,1.38932028189410675621e+03,338.751265285589,1794973702441);
INSERT INTO "rating_changes" VALUES('XfmOzednM171bZz9','faultlines',1,'isIzo7kO3-3D5MHa','vmT1FgQWm_X95OVa',0,1.36627977135864330199e+03,338.278107474259,1794973702593);
INSERT INTO "rating_changes" VALUES('vmT1FgQWm_X95OVa','faultlines',3,'isIzo7kO3-3D5MHa','XfmOzednM171bZz9',2,1.42226974737653608831e+03,3.19455949728064865673e+02,1794973702593);
INSERT INTO "rating_changes" VALUES('XfmOzednM171bZz9','faultlines',2,'RCPiv2d2622CeMU7','vmT1FgQWm_X95OVa',2,1.48060992346923239889e+03,3.26936389932216684437e+02,1794973702673);
INSERT INTO "rating_changes" VALUES('vmT1FgQWm_X95OVa','faultlines',4,'RCPiv2d2622CeMU7','XfmOzednM171bZz9',0,1.32030854245544855985e+03,3.10460076701558421066e+02,1794973702673);
INSERT INTO "rating_changes" VALUES('Ipi_4a6MvD_EvzuT','faultlines',3,'qHFoF1h9M2VUVyHo','XfmOzednM171bZz9',0,1.57211851016405671542e+03,3.18752741366757106787e+02,1794973702791);
INSERT INTO "rating_changes" VALUES('XfmOzednM171bZz9','faultlines',3,'qHFoF1h9M2VUVyHo','Ipi_4a6MvD_EvzuT',2,1.60284502846961049733e+03,3.17351033759325275697e+02,1794973702791);
INSERT INTO "rating_changes" VALUES('Ipi_4a6MvD_EvzuT','faultlines',4,'ViiEvgvuXWrM0Vip','XfmOzednM171bZz9',2,1.67403301339221525266e+03,3.09077835810060889791e+02,1794973702888);
INSERT INTO "rating_changes" VALUES('XfmOzednM171bZz9','faultlines',4,'ViiEvgvuXWrM0Vip','Ipi_4a6MvD_EvzuT',0,1.50182488765154175782e+03,3.07847142935442889214e+02,1794973702888);
CREATE TABLE ratings (
	user VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	matches INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	drawn INTEGER NOT NULL, 
	lost INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (user, game), 
	CONSTRAINT fk_ratings_user FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "ratings" VALUES('Ipi_4a6MvD_EvzuT','faultlines',1.67403301339221525266e+03,3.09077835810060889791e+02,4,3,0,1,1794973702888,1780702498639);
INSERT INTO "ratings" VALUES('vmT1FgQWm_X95OVa','faultlines',1.32030854245544855985e+03,3.10460076701558421066e+02,4,1,0,3,1794973702673,1780162434957);
INSERT INTO "ratings" VALUES('Ipi_4a6MvD_EvzuT','lifeline',1.38932028189410675621e+03,338.751265285589,1,0,0,1,1794973701892,1768579183170);
INSERT INTO "ratings" VALUES('vmT1FgQWm_X95OVa','lifeline',1.61067971810589324376e+03,338.751265285589,1,1,0,0,1794973701892,1768579183170);
INSERT INTO "ratings" VALUES('Ipi_4a6MvD_EvzuT','assault',1.38932028189410675621e+03,338.751265285589,1,0,0,1,1794973702038,1768579183316);
INSERT INTO "ratings" VALUES('vmT1FgQWm_X95OVa','assault',1.61067971810589324376e+03,338.751265285589,1,1,0,0,1794973702038,1768579183316);
INSERT INTO "ratings" VALUES('Ipi_4a6MvD_EvzuT','faust',1.61067971810589324376e+03,338.751265285589,1,1,0,0,1794973702441,1768579183719);
INSERT INTO "ratings" VALUES('vmT1FgQWm_X95OVa','faust',1.38932028189410675621e+03,338.751265285589,1,0,0,1,1794973702441,1768579183719);
INSERT INTO "ratings" VALUES('XfmOzednM171bZz9','faultlines',1.50182488765154175782e+03,3.07847142935442889214e+02,4,2,0,2,1794973702888,1781181321873);
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
INSERT INTO "sessions" VALUES('FrLjSpyzrE3Lydg6','180bb4b004b6be89156fa9c6f7b7065468bef5c717dd742f6b39b67d590b2c4b','YbAX9W63qo_-EUKR',1794973696647,1794973696647,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('CqqtAQ9MjfDp1Vp1','aaec9442617c38d3cea38adbe8ab1d86507305a7c81226f8449c3ba08e977ee8','elN4szB9kXv7UQ56',1794973696661,1794973696661,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('39Z1hFUeKkdSmAnl','c08e3c1b4e1dc792f04581d8872d41a3b9abf300c75b64bd768d359039ab7c01','U4r1cF0vwyhISvKC',1794973696821,1794973696821,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Bvm3qwVD0eNGL2wq','6f0f74c884440912e9247558e2e5fbcc1553f705fb67179bea4f99670e83c4b4','cBC74VTQxs8oPN_S',1794973696835,1794973696835,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('y_i6LeWC4wDn_mlX','3ee0b34efb038bb141d3756fab24a0ff916526511e63b437d9b871b23f743d06','4xNhXfM0PEV96yYb',1794973696884,1794973696884,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('dPkLNaCrVf9D3NQX','411088d35e276a798cd02aec2362cb8fa6a7d258d9f1268b3bb5937845213156','vKUnTg_rD7oQsyya',1794973696900,1794973696900,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('zLe6WCGRIcBky3b-','0d48f9ebbe7a4c2659264dde56860a3667098ec109f6cb6b7e91921e7407b2a4','Ct8qIZBWuvjhatgR',1794973697205,1794973697205,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('MaBgll53GH_eO4VF','76b818165e2bf0d2514c3d5a9ab53b2d73d65ceff246fb48348669bc0d004050','XudMRg6bvGdDkHIb',1794973697221,1794973697221,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('M-UrSypAZsEQ88q9','0dc440ad6e9467dead719d8fadb155bedcf65790f108cbf59b8529c9cac5226f','84d2kqmy0Y1WGZgI',1794973697417,1794973697417,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('qb86D0qK0aUzcZ-1','a3f380c365f6d0afc036bee1fb713bb1ba47b8705158f6c6e2cca95409bdb174','kXgv8Wpx5NOepGjP',1794973697427,1794973697427,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('kvK4zF8_H6tB9TGx','0c0bb2e118a68ee2df600847f5f176b6120aa707e2305082998a52822b03dc13','tVwd4jlLCb9GsyRx',1794973697508,1794973697508,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('RacjIhD9gk9i4-7C','4ac88bf1a47e42e0968245eefd454f7bd0d90dcc34a20b2c751dbbcaf472763b','WK1bZsA0_oTRc-GI',1794973697524,1794973697524,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('9H_8zJxPWvmIVZQZ','a1df6512c83d7834001897f3995588bc7a91bedcb0adb0e0052d703cff8fc731','GVuLhF_OjBTpJ4PE',1794973697685,1794973697685,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('C0VSbWh51-zVZwao','b76e198893a9c490ed9a4f5d0257376c217471d047e83585371331fe2599658b','HdopDAdFHYgGIEXA',1794973697702,1794973697702,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('PxZrajJ34g4ebmRY','25243528e77063c1be09d3168e7ac1e0b37a053e11a83a255838f1a27d42b721','qZuXSF_CTf5frIDa',1794973697785,1794973697785,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('-RF6lgyyi7NLi-cO','120310e32eb73dc6ec02878ca1176c561e259851f2ec1e96e2c0b8902e6973db','W-fnh5CZHYHQiuTF',1794973697795,1794973697795,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('sfTqTwJYp9rhBmDA','587044383f7a419bc0b6c4f1f41a6f3b86269fa7ee5efd5060a480422be12edd','FJnn0CsIVj2qOGIH',1794973697926,1794973697926,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('8Nn6vLyJTF91x6gA','e12afa7ab50e0042563cdeb97ed9a2d4943062deb87bd9dc28ee3ccea4d0bd15','KhyzL1c5YP2KXBqp',1794973697942,1794973697942,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('SLIX5TCj6puHr0fP','b781efcd1748c9f111d042f33e47f6cb6f17d09ff4087f03d1f8d35231030996','k56-kbYAeGsB3Exe',1794973698167,1794973698167,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('g1gzyBsirceW8jOn','b6100f27e5f1c623a24637e32efa034201f583713f2246eee06da69da3f07d52','0jG4wh5_nza7Zk4t',1794973698182,1794973698182,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Pv9FKTZLvgeKPzuN','2584e92509b80c014beba72c3a739a1a213cc8acb6d425de20b1e6770e86bd29','_JfuqPO18DfMbF7t',1794973698326,1794973698326,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('VsMeWfdXgqgTll_w','77c4d22bacc522e99b1aa6d81374d30d88ff9eefabe2dbf45f8f2437d6ce15e4','qqxC19Igxchej4Gv',1794973698342,1794973698342,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('guKiyTNbVl_NHFs8','c9c61b38fe42a5c1a42a7f9ad64e8c201c74f3f5a044a5e34d59cdf7e6a93b83','aC-dgQVlQma5ZrK3',1794973698497,1794973698497,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('_rgLIT0TSEN_bxNo','359773b028e7a88435131a4d83bc1ab6482407c7bffa0483ec5224f0d679573e','NWOxgkng5heCA9Cy',1794973698508,1794973698508,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('VBY0hKBALP7iuuLP','9a47cd9007450d0198da52bc9a14ab655bacdba0629e5b0311d545c5916dfbd3','ww90eU-hhNqdGtYx',1794973698801,1794973698801,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('02ptNggypyGHkOir','6a68ed07dd741bc02e8226d5ad0259ce9b4a7e6b502e334a60182ad0a0a50f14','hywlGdJC9CZSvD6P',1794973698817,1794973698817,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('K45XiIsedLozoqla','ad814e32d4b9ba20fcc9cb4a8b6801082c1a86322ba0ae90e91b32c7b3bb381c','ATvImV22aMR4zehy',1794973699236,1794973699236,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('qGVLYIONkqZ2OulC','8623a48d681b2405fc5167db0983738630aca4387602e4758744e2ccaec76f9d','u3diySUJKUEdi0k1',1794973699253,1794973699253,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('w-JVfnoGHLX0WK2U','6700faeed9aaa3bdda73ddbb7e35dc43e2144ffa284ac7db5da32ea2870e8240','6QxCJCG0e3kq87R8',1794973699394,1794973699394,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('GEgKmsYL-2V_Tf6D','50f59a3663acb2b3a35da9b2fc2293968432d18a370a1b5cca4684eaa61cdf88','SlGjmdc8sfn2bHF-',1794973699509,1794973699509,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Hw1lpH3SLVojb1Ke','495954d846dc2ad04e052ca57f0b42bcddb7626480561eb099ab152f5890016b','b2QCqbdF2JVUWiLg',1794973699525,1794973699525,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('yDckdRQHUKs-oo2J','f44b9dac129f5475bcbdecbe4aed0938ef30658bacaec8e347095d579b4fe09d','vVrt1gEROM50KJjz',1794973699541,1794973699541,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('5kk9pO7ZcdPjeb7C','f1a8552af807a236a95a8bd270284b2358315dd821e119582d4568b9b541dfc7','YIksUa7YpE5ZeBfi',1794973699564,1794973699564,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('KW9bNJy2RBTu5KKR','4387b921954b885c13fca8a9058a0d1398bd10e13fc30f8f566b5dbe5d7e2a7d','ZuPo5lgyVdavBkqe',1794973699581,1794973699581,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('0nTOIObj9FNbM72u','1f936fd93cf3c0619e93ada0424169a8ae73240ebec7e12b8e7dc02b0bc66fe9','RufrAXZznZ0VlY47',1794973699645,1794973699645,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('ZNHHtVoFcxejikbb','9811358a2365a2ba3b99acf9c2053f08fbed00c32a18f0f24f032e50283cf342','PgIdO4_Em4WHXcpT',1794973699661,1794973699661,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('-PkoM9o0gfp1uRX4','0d2d931009ee7e6e7c7b60f604eff5c7432ed461031250426ed46d3bd5bb87a8','NLhwqhdEZVRqgezw',1794973699702,1794973699702,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('iWynv0rohdnrAMsT','53c6541a0a84fab0e1b8ec0f8fb6e06b84ad2963cc71de13d356927c4947e85f','84-fa0CU48MaW31d',1794973699719,1794973699719,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('9RcJLS4jEPLsdti1','c3a3a3d9e9b2a5e496211d1de5c3d994567b5f36d417b995b884ef92412c9179','IhHufVyWvtZMXvHM',1794973699777,1794973699777,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('USZKXRegKCHGrcd7','879a322bc017fad979e60ee7d50f10d70b6dae80ddf16c62d96ac3a01a9fb91e','zebOKycnXiddzNVI',1794973699884,1794973699884,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('dQYjDJfw7UUnjSZr','f8da94b23494547a6df26482199fe178eedea2de1a0d7047daa427ebabb5ee76','4fHjXbAFBVQ60HT5',1794973699901,1794973699901,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('trfp0-Y3ZYSFco8f','97fedbcef3012cfe65f52d2f4ef96e79aa61dc9c07000c84c29fecf7927735ee','c7U31dnW65fudMOx',1794973699916,1794973699916,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Eq2guR8FLh6XKdVb','fc09871c0b1f3d216332b6f2a09cb7f7485bf2da7b45b6e1f905c956e3d73a4e','cmDGhl-pqM8IKhMQ',1794973699940,1794973699940,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('JiXKt8I6--QqSEY9','9fa3f9dd97bca25cd977b748c3d68f4bd5c4b1990f1e736f76f8999694da2534','msSppxVlKdSyMlM-',1794973699957,1794973699957,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('xsBvLtDlyqAUvr1Q','4355b0a2db4eef73cbf3c5860b5dfa3f0d9ef7b70e06cac141889c28f32a0710','wZkE7yvouOkdUW6W',1794973700022,1794973700022,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('WS79Vd4Sul-rDz63','77a36178d2034b9983b0416bd5020f24af948dab04e636ce85f9935b7b9e00fb','zwXVTOfEhcVG1F3P',1794973700037,1794973700037,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('BiWpk3aVpVCik4Ra','8e3ea20d564aa30fbab34bd50457ac2dde48d6db0c0e111f2215736a167c380e','Ob16eyss6OmVBUkI',1794973700076,1794973700076,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('fQQ_czdPXebk96QW','43a6f2511dc371627bf5b750a7112609d4443467c60915fdefb8ea455c3188f8','qG6ek6VXOlZHLPxr',1794973700092,1794973700092,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('9WdeXnx7ZBOj4cil','46dab7f908d2b8d0031613de563f23cf58475ad7778eed9fdf87261d8ec1b49b','p-rINMuktlLA-vyd',1794973700149,1794973700149,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('pG59p9_aHFh8a8Us','f951d5efb83a4fc6f94634a9bca9214914a772f0f1ec63d5334253a1d39e9ef9','NrZe8AZc7tgs3fP9',1794973700270,1794973700270,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('2eGDuQqqFWcQpp_P','0614fc8cc1cce42f960a11df807ed42c903c838ef7f419e8b26dbb6c1a89746e','__W7kIpPQI1xWC3m',1794973700286,1794973700286,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('ZsveaGkp_jyp_jKU','d12f3aaec4babd572cf97bc14f94fdc038e872e2aac17cae2b678e0e678e0069','zTMluO3-nJ8N84AL',1794973700301,1794973700301,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('B25Rij_RakNMcFDQ','68a0aed97b7874cc07b0b4a472a65595c67703f7f75d3f24b1188d200014b387','9nS5MBpEHwNvtgon',1794973700325,1794973700325,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('7K98geoSNDVpeoYE','67e9783c6c92c53db7cca0071a4232aa99ab1adcd1c1a0d6bbb8c0a97906054b','NR7uhNoBMko2VzNe',1794973700341,1794973700341,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('ZpzbEeEnjxLZ-9xR','3c49dbba6569a30b337966f4e6d09797f39a09b9f1f65a1ddb5dffc07116e8fb','a2Bdvf4XpYX0Jm90',1794973700406,1794973700406,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Jq9JzFZnrWTIxj2p','9aec8134739f9237f6678d8c39cf7ed9cb32b30bd6c66da679d2165a779b5b9b','f0z3U_gSaJyeoB2E',1794973700423,1794973700423,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('CRf3BjxskV2tuiGU','fb1a7efdd3ddfb8da3b5b8e1b2e7bd9bfcd7a1a141c44f5eba5b3423ceedd0a9','7jsBut_9OXwRUsNX',1794973700462,1794973700462,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('JFsl_Xe2hOfWL-_-','7a191ea4cdc8fce7cb4fefdc944578c3b232baf881214ab390d1e1498ff3182a','SJCG9SLB9Gqz44GS',1794973700478,1794973700478,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('j8ef589_FAWR2iGH','fac9a7a44455b52388988e4e13f3fec13a77424862666976ea2b9911ebbf3af5','rzCgrxzTyEaHReoY',1794973700534,1794973700534,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('zul66wtGHJYTJHHU','cca338809fd3bd0d04da92970ebb18613601524c5424c4821df1b8525849623c','Tlp-aZ8vyaGszRbA',1794973700654,1794973700654,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('RoPS7goIn_3AsYFg','872c21bf2f87a3ebe509754c71cfef27e8f61a48a47030a7bc44c9e880c2f2e5','V4vyItnZhCdcOrNi',1794973700671,1794973700671,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('hejCbBH6xAboekX-','7fb93a85318ca6c7209d28b1233a6db583760234b8ca52411364d7255761387c','S67oVye_NJ-YH9q4',1794973700686,1794973700686,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('BaCqcPR3s4ZFCTaX','7ef4cb0a743b2e38eeabe5fb948a678c8ae63b217c6301c90e48fb03a40bff25','jI0RQQO0_p9UIbpO',1794973700711,1794973700711,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('F55JlzsexXp8_f6k','57bc32c19a075b54f7f9557f265e66944cbb9107d322ae0099cc461a3b9cbf1d','dZ-cftfUZ8GvkF1q',1794973700728,1794973700728,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('cm39DWUzakCDhtVf','fb8ed61637f615c3a8ea0e532c7312212a11fbf6e0da606fd6a5b73525b3256d','0l3N-3mDds8V7Vw3',1794973700792,1794973700792,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('ecThSRtb_9WQ25Q0','abec67c83c64d0be248d374a4d64d7a457edc5d3e5939afad628bba1d74cf5a8','XTIs6UM6qAKvn4fb',1794973700808,1794973700808,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('dnNB18XVsr6IAZu_','39f86d5fc2680bb7b2bd4ff1a937da7302d4f79ad462a2cb53a06a26d57ab3a6','Ipi_4a6MvD_EvzuT',1794973700848,1794973700848,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('2I7d0ytbXl6HWKLG','04bef7f6f2392ef2c9f6b84f2b14e03ac4eb6ccf7a174cabf6e06ae596744123','vmT1FgQWm_X95OVa',1794973700959,1794973700959,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('fQk1zqs_k8SZpZoy','06ccdcf346d5cb2fd13a239fcad224250b547efcccd63d6b62e62564aa3f79c8','XfmOzednM171bZz9',1794973701061,1794973701061,'python-httpx/0.28.1');
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
INSERT INTO "tokens" VALUES('2ae35047c27bec08','ebafde58909f20f722f4e4550381ee590f46cf1ae6f4e6e68830e873c8963193','Ipi_4a6MvD_EvzuT','laptop','play',1794973702472,NULL);
CREATE TABLE tournaments (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	creator VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	rated BOOLEAN NOT NULL, 
	"plan" TEXT NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	round INTEGER NOT NULL, 
	rounds INTEGER, 
	due BIGINT, 
	updated BIGINT NOT NULL, 
	CONSTRAINT pk_tournaments PRIMARY KEY (id), 
	CONSTRAINT fk_tournaments_creator FOREIGN KEY(creator) REFERENCES users (id)
);
INSERT INTO "tournaments" VALUES('yXLMiMn0UL8TuM3E','Autumn cup','Ipi_4a6MvD_EvzuT',1794973702474,'faultlines','size=3','{"kind": "none"}',1,'{"kind": "round-robin", "rounds": null, "cycles": 1, "paired": true, "most": 64, "pause": 0, "grace": 86400000, "round_time": 86400000}','running',3,3,NULL,1794973702965);
INSERT INTO "tournaments" VALUES('XgVg1rXqnShH0qQy','Winter cup','vmT1FgQWm_X95OVa',1794973702977,'faust','size=5','{"kind": "none"}',0,'{"kind": "swiss", "rounds": null, "cycles": 1, "paired": false, "most": 64, "pause": 0, "grace": 86400000, "round_time": 86400000}','open',0,NULL,NULL,1794973702982);
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
INSERT INTO "users" VALUES('YbAX9W63qo_-EUKR','Guest-1662',NULL,NULL,0,1794973696647);
INSERT INTO "users" VALUES('elN4szB9kXv7UQ56','Guest-2347',NULL,NULL,0,1794973696661);
INSERT INTO "users" VALUES('U4r1cF0vwyhISvKC','Guest-1964',NULL,NULL,0,1794973696821);
INSERT INTO "users" VALUES('cBC74VTQxs8oPN_S','Guest-9213',NULL,NULL,0,1794973696835);
INSERT INTO "users" VALUES('4xNhXfM0PEV96yYb','Guest-2687',NULL,NULL,0,1794973696884);
INSERT INTO "users" VALUES('vKUnTg_rD7oQsyya','Guest-6569',NULL,NULL,0,1794973696900);
INSERT INTO "users" VALUES('Ct8qIZBWuvjhatgR','Guest-2281',NULL,NULL,0,1794973697205);
INSERT INTO "users" VALUES('XudMRg6bvGdDkHIb','Guest-9162',NULL,NULL,0,1794973697221);
INSERT INTO "users" VALUES('84d2kqmy0Y1WGZgI','Guest-3478',NULL,NULL,0,1794973697417);
INSERT INTO "users" VALUES('kXgv8Wpx5NOepGjP','Guest-5576',NULL,NULL,0,1794973697427);
INSERT INTO "users" VALUES('tVwd4jlLCb9GsyRx','Guest-8903',NULL,NULL,0,1794973697508);
INSERT INTO "users" VALUES('WK1bZsA0_oTRc-GI','Guest-5416',NULL,NULL,0,1794973697524);
INSERT INTO "users" VALUES('GVuLhF_OjBTpJ4PE','Guest-0208',NULL,NULL,0,1794973697685);
INSERT INTO "users" VALUES('HdopDAdFHYgGIEXA','Guest-9279',NULL,NULL,0,1794973697702);
INSERT INTO "users" VALUES('qZuXSF_CTf5frIDa','Guest-7136',NULL,NULL,0,1794973697785);
INSERT INTO "users" VALUES('W-fnh5CZHYHQiuTF','Guest-2879',NULL,NULL,0,1794973697795);
INSERT INTO "users" VALUES('FJnn0CsIVj2qOGIH','Guest-2773',NULL,NULL,0,1794973697925);
INSERT INTO "users" VALUES('KhyzL1c5YP2KXBqp','Guest-4913',NULL,NULL,0,1794973697942);
INSERT INTO "users" VALUES('k56-kbYAeGsB3Exe','Guest-8925',NULL,NULL,0,1794973698167);
INSERT INTO "users" VALUES('0jG4wh5_nza7Zk4t','Guest-9321',NULL,NULL,0,1794973698182);
INSERT INTO "users" VALUES('_JfuqPO18DfMbF7t','Guest-1486',NULL,NULL,0,1794973698326);
INSERT INTO "users" VALUES('qqxC19Igxchej4Gv','Guest-0624',NULL,NULL,0,1794973698342);
INSERT INTO "users" VALUES('aC-dgQVlQma5ZrK3','Guest-6182',NULL,NULL,0,1794973698497);
INSERT INTO "users" VALUES('NWOxgkng5heCA9Cy','Guest-4116',NULL,NULL,0,1794973698508);
INSERT INTO "users" VALUES('ww90eU-hhNqdGtYx','Guest-4481',NULL,NULL,0,1794973698801);
INSERT INTO "users" VALUES('hywlGdJC9CZSvD6P','Guest-6322',NULL,NULL,0,1794973698817);
INSERT INTO "users" VALUES('ATvImV22aMR4zehy','Guest-9578',NULL,NULL,0,1794973699236);
INSERT INTO "users" VALUES('u3diySUJKUEdi0k1','Guest-4220',NULL,NULL,0,1794973699253);
INSERT INTO "users" VALUES('6QxCJCG0e3kq87R8','Guest-5904',NULL,NULL,0,1794973699394);
INSERT INTO "users" VALUES('SlGjmdc8sfn2bHF-','Guest-0966',NULL,NULL,0,1794973699509);
INSERT INTO "users" VALUES('b2QCqbdF2JVUWiLg','Guest-7325',NULL,NULL,0,1794973699525);
INSERT INTO "users" VALUES('vVrt1gEROM50KJjz','Guest-0080',NULL,NULL,0,1794973699541);
INSERT INTO "users" VALUES('YIksUa7YpE5ZeBfi','Guest-0942',NULL,NULL,0,1794973699564);
INSERT INTO "users" VALUES('ZuPo5lgyVdavBkqe','Guest-3971',NULL,NULL,0,1794973699581);
INSERT INTO "users" VALUES('RufrAXZznZ0VlY47','Guest-8738',NULL,NULL,0,1794973699645);
INSERT INTO "users" VALUES('PgIdO4_Em4WHXcpT','Guest-9205',NULL,NULL,0,1794973699661);
INSERT INTO "users" VALUES('NLhwqhdEZVRqgezw','Guest-6977',NULL,NULL,0,1794973699702);
INSERT INTO "users" VALUES('84-fa0CU48MaW31d','Guest-0590',NULL,NULL,0,1794973699719);
INSERT INTO "users" VALUES('IhHufVyWvtZMXvHM','Guest-0452',NULL,NULL,0,1794973699777);
INSERT INTO "users" VALUES('zebOKycnXiddzNVI','Guest-2156',NULL,NULL,0,1794973699884);
INSERT INTO "users" VALUES('4fHjXbAFBVQ60HT5','Guest-1208',NULL,NULL,0,1794973699901);
INSERT INTO "users" VALUES('c7U31dnW65fudMOx','Guest-0908',NULL,NULL,0,1794973699916);
INSERT INTO "users" VALUES('cmDGhl-pqM8IKhMQ','Guest-9739',NULL,NULL,0,1794973699939);
INSERT INTO "users" VALUES('msSppxVlKdSyMlM-','Guest-3999',NULL,NULL,0,1794973699957);
INSERT INTO "users" VALUES('wZkE7yvouOkdUW6W','Guest-3988',NULL,NULL,0,1794973700022);
INSERT INTO "users" VALUES('zwXVTOfEhcVG1F3P','Guest-1008',NULL,NULL,0,1794973700037);
INSERT INTO "users" VALUES('Ob16eyss6OmVBUkI','Guest-1975',NULL,NULL,0,1794973700076);
INSERT INTO "users" VALUES('qG6ek6VXOlZHLPxr','Guest-0923',NULL,NULL,0,1794973700092);
INSERT INTO "users" VALUES('p-rINMuktlLA-vyd','Guest-6879',NULL,NULL,0,1794973700149);
INSERT INTO "users" VALUES('NrZe8AZc7tgs3fP9','Guest-6337',NULL,NULL,0,1794973700270);
INSERT INTO "users" VALUES('__W7kIpPQI1xWC3m','Guest-9763',NULL,NULL,0,1794973700286);
INSERT INTO "users" VALUES('zTMluO3-nJ8N84AL','Guest-6374',NULL,NULL,0,1794973700301);
INSERT INTO "users" VALUES('9nS5MBpEHwNvtgon','Guest-4259',NULL,NULL,0,1794973700325);
INSERT INTO "users" VALUES('NR7uhNoBMko2VzNe','Guest-3480',NULL,NULL,0,1794973700341);
INSERT INTO "users" VALUES('a2Bdvf4XpYX0Jm90','Guest-0291',NULL,NULL,0,1794973700406);
INSERT INTO "users" VALUES('f0z3U_gSaJyeoB2E','Guest-0489',NULL,NULL,0,1794973700423);
INSERT INTO "users" VALUES('7jsBut_9OXwRUsNX','Guest-0062',NULL,NULL,0,1794973700462);
INSERT INTO "users" VALUES('SJCG9SLB9Gqz44GS','Guest-2471',NULL,NULL,0,1794973700478);
INSERT INTO "users" VALUES('rzCgrxzTyEaHReoY','Guest-1757',NULL,NULL,0,1794973700534);
INSERT INTO "users" VALUES('Tlp-aZ8vyaGszRbA','Guest-0263',NULL,NULL,0,1794973700654);
INSERT INTO "users" VALUES('V4vyItnZhCdcOrNi','Guest-1946',NULL,NULL,0,1794973700671);
INSERT INTO "users" VALUES('S67oVye_NJ-YH9q4','Guest-3986',NULL,NULL,0,1794973700686);
INSERT INTO "users" VALUES('jI0RQQO0_p9UIbpO','Guest-8070',NULL,NULL,0,1794973700711);
INSERT INTO "users" VALUES('dZ-cftfUZ8GvkF1q','Guest-1343',NULL,NULL,0,1794973700728);
INSERT INTO "users" VALUES('0l3N-3mDds8V7Vw3','Guest-5077',NULL,NULL,0,1794973700792);
INSERT INTO "users" VALUES('XTIs6UM6qAKvn4fb','Guest-3289',NULL,NULL,0,1794973700808);
INSERT INTO "users" VALUES('Ipi_4a6MvD_EvzuT','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$4byFuNULTyCHwx1QQxmb5Q$IJgHN0mr8N3o+rxKx3siazMrCPzkyHunoN4F7fA5/QQ',0,1794973700848);
INSERT INTO "users" VALUES('vmT1FgQWm_X95OVa','Bob','bob','$argon2id$v=19$m=65536,t=3,p=4$F+AEjrY+naOtTL022UOTbA$E5ZDuCr9vYkjQyEA8qCA2gP0y1fJp3lVvk2xv9tV3dM',0,1794973700959);
INSERT INTO "users" VALUES('XfmOzednM171bZz9','Cleo','cleo','$argon2id$v=19$m=65536,t=3,p=4$dmJDNhjsOLdwz/CfGIEWKA$j7pAZqClPAwo5yPY03eemvlsSZHyDVoPH8hiykS2TBk',0,1794973701061);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_tokens_user ON tokens (user);
CREATE INDEX ix_matches_game ON matches (game);
CREATE INDEX ix_matches_first ON matches (first);
CREATE INDEX ix_matches_second ON matches (second);
CREATE INDEX ix_matches_deadline ON matches (status, deadline);
CREATE INDEX ix_matches_updated ON matches (status, updated);
CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER entries_no_delete BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE INDEX ix_ratings_game_mu ON ratings (game, mu);
CREATE INDEX ix_tournaments_game ON tournaments (game);
CREATE INDEX ix_tournaments_updated ON tournaments (status, updated);
CREATE INDEX ix_entrants_user ON entrants (user);
COMMIT;
