BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE audit (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	"by" VARCHAR(80) NOT NULL, 
	command VARCHAR(40) NOT NULL, 
	subject VARCHAR(80) NOT NULL, 
	details TEXT DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_audit PRIMARY KEY (id)
);
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
INSERT INTO "entrants" VALUES('MBXoJKw0n-PhR8xE','q3pZBaItGyr_JOPh','Ada',1794981351164,3,NULL);
INSERT INTO "entrants" VALUES('MBXoJKw0n-PhR8xE','ow7yLV_oHP8F2l2D','Bob',1794981351170,1,NULL);
INSERT INTO "entrants" VALUES('MBXoJKw0n-PhR8xE','lELr5fh3fzm1TRdP','Cleo',1794981351178,2,NULL);
INSERT INTO "entrants" VALUES('g5UyDCdlB5R3O8Ym','lELr5fh3fzm1TRdP','Cleo',1794981351692,NULL,NULL);
CREATE TABLE entries (
	"match" VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	ply INTEGER, 
	kind VARCHAR(20) NOT NULL, 
	seat VARCHAR(10), 
	text TEXT NOT NULL, 
	data TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	action_id VARCHAR(64), hash VARCHAR(64), 
	CONSTRAINT pk_entries PRIMARY KEY ("match", number), 
	CONSTRAINT uq_entries_match_ply UNIQUE ("match", ply), 
	CONSTRAINT uq_entries_match_seat_action_id UNIQUE ("match", seat, action_id), 
	CONSTRAINT fk_entries_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',1,NULL,'sit','first','','{"name":"Guest-4719","seed":"212f7aff883356af0cf315e602b705c4","user":"kJqvyyhlF4Ge6Uxx","by_server":true}',1794981344956,NULL,'c9fe31153189cf472eb4b0f1da7a396e6abb9707eac0cc05d25ef90370652360');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',2,NULL,'sit','second','','{"name":"Guest-7714","seed":"edbffdb82124a28dc79cd9680270d47e","user":"j1X1BDb8Ryl0azkA","by_server":true}',1794981344971,NULL,'9f70dbf5409751eb18082605e934d20b756a6a706170552c00f4df00dd3e5b95');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',3,1,'action','first','c2','{}',1794981344986,'a0','8b29b8f964e2891ecde2de9549bfa4d85a08577b6d462c708cb6e78fa607751a');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',4,2,'action','second','a1','{}',1794981344990,'a1','43f8a23c9e936651a174a968ac712564792b8d897dcdb60eabd55f909d772c63');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',5,3,'action','first','c3','{}',1794981344997,'a2','09e0626dc575c977a47444db8bd4543f9eb2f4f9a7f4965b348439a7711324cc');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',6,4,'action','second','c4','{}',1794981345005,'a3','0f8b75a2544b1758377dd89a5d37bd96439d1321acf9534a88944a60c6244bd1');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',7,5,'action','first','b1','{}',1794981345013,'a4','d571b506db6594db1062fddfd4f1573e8dfef372cef012529b06cd387610cca7');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',8,6,'action','second','a2','{}',1794981345021,'a5','c141a8f0e30ea1151627c936c624ad589df9efdb2aac70a889a6a640c92d659c');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',9,7,'action','first','d2','{}',1794981345030,'a6','7d80948a887e1bdafd547ae576e8275d47c0eb7d94f3277286cbc92388b670ec');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',10,8,'action','second','c1','{}',1794981345038,'a7','1875f5fcbf54ed4a4d1398aa2b458ac2367d44d13477c02b9738115f079a833c');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',11,9,'action','first','d1','{}',1794981345046,'a8','592f2fc24a83966915c71a5f6abef34b654a85a7337efe33f8530b55e6bd0391');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',12,10,'action','second','b3','{}',1794981345053,'a9','9de5500e8edc3f382ca54b7e5085c12d5d6e7778f0fd6530e252a814c1e2bdfa');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',13,11,'action','first','pass','{}',1794981345062,'a10','f69b9612ec542f7b0dfa63a4a3367a683b54975af619557000e7691c9837a2d8');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',14,12,'action','second','d4','{}',1794981345070,'a11','f4f00c14181d68c65387dcdc3754040251430ba2319e7722f736a70c6b3cd741');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',15,13,'action','first','d3','{}',1794981345078,'a12','819f7fcfbb75bc184f19eaa85ebac777c3f2b1a5a40ec42d6f7e9616cc805006');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',16,14,'action','second','a3','{}',1794981345086,'a13','cd99a101289b3dc28f85e447a840d9db784a24b50622408109cdd4b719dfe502');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',17,15,'action','first','b2','{}',1794981345094,'a14','20c678554c755fbe5dfa9d0f862855a09989fd1192622b88770442fa691504b5');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',18,16,'action','second','b4','{}',1794981345101,'a15','d52808457b47ff50cba21ed300446e71199c82bd76c13f891d5c52f8248468e6');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',19,17,'action','first','pass','{}',1794981345110,'a16','8b8b18669d86d2af2e51616b09bd5bc74fe2bb59665c51dbc5be236bcdf7176f');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',20,18,'action','second','pass','{}',1794981345118,'a17','61da246ac002d4470e9bd4c7ef4df30af0711ca1da2940957e569da5ef678e86');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',21,19,'outcome',NULL,'6','{"event":"roll c1"}',1794981345118,NULL,'4b36d45d9aa2e6df97f66e8f1271c9a00e5ce2e13d81b55e9bd5d0334df7b467');
INSERT INTO "entries" VALUES('6lT34AmRWedDrlVw',22,20,'end',NULL,'','{"winner":"first","reason":"fewer-stones","score":[7,7]}',1794981345118,NULL,'b9e53bd5034d0a6fa46ee2c30b540f741ade1e8b0517cf51f8ab94e8d92839d5');
INSERT INTO "entries" VALUES('oQFJ8lkbGkwcZAzh',1,NULL,'sit','first','','{"name":"Guest-6900","seed":"337f41ba1618fdbd761b636c6c00bbdc","user":"N1boRAVCgWFOLcmr","by_server":true}',1794981345133,NULL,'6badb129fd57f629608748cd0803746583f4b2d398b224f7d4f30a80ca93ec96');
INSERT INTO "entries" VALUES('oQFJ8lkbGkwcZAzh',2,NULL,'sit','second','','{"name":"Guest-5416","seed":"ae01602ae0a92815ac6f6eabdfdf8950","user":"WIykDPQaBlwmnnwn","by_server":true}',1794981345149,NULL,'4b07594a9f7bb982108a5bd6233f5812b483f083178cae96738a84ea41174705');
INSERT INTO "entries" VALUES('oQFJ8lkbGkwcZAzh',3,1,'action','first','d2','{}',1794981345160,'a18','bb8a4d3d239227d79fd241e1f36832a7eea6372139745728eb87f1147d4c3a36');
INSERT INTO "entries" VALUES('oQFJ8lkbGkwcZAzh',4,2,'action','second','d3','{}',1794981345168,'a19','6b7706671efc2615f1f0997424e845ee21b5f021f6d2e2229ec4dc122871ae29');
INSERT INTO "entries" VALUES('oQFJ8lkbGkwcZAzh',5,3,'action','first','seal-pass','{}',1794981345175,'a20','828f6d20b551aa3700e7685b56115336b08a0793d55f85727984031fd79d83dc');
INSERT INTO "entries" VALUES('oQFJ8lkbGkwcZAzh',6,4,'action','second','seal-pass','{}',1794981345183,'a21','33bb10d8fef8691505f9af16184283325b52af8c18f02b9c5df74d0a14dea8c3');
INSERT INTO "entries" VALUES('oQFJ8lkbGkwcZAzh',7,5,'outcome',NULL,'4','{"event":"roll d2"}',1794981345183,NULL,'0b4e11b2f3efae8e632d9562afba1ce2b5f1ac74eb3ec1caac06f2e5e67f9ed4');
INSERT INTO "entries" VALUES('oQFJ8lkbGkwcZAzh',8,6,'outcome',NULL,'2','{"event":"roll d3"}',1794981345183,NULL,'ae9ebab387a07ea074f5e1ff6381bed3ada8ed35e1e513b230663d8f1a6acae3');
INSERT INTO "entries" VALUES('oQFJ8lkbGkwcZAzh',9,7,'end',NULL,'','{"winner":"draw","reason":"draw","score":[0,0]}',1794981345183,NULL,'5f022f70aa653bd7cbf7aa9c459d926593bea73f230b3be149f805caf5701daa');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',1,NULL,'sit','first','','{"name":"Guest-6378","seed":"1a5bce093708ec6a712254b9fa0f25a5","user":"iOTN47YcOA28e348","by_server":true}',1794981345197,NULL,'f8142e41969ea8829dbe01367bba0dfddf31da280867c57ab67c2b8c92904857');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',2,NULL,'sit','second','','{"name":"Guest-5448","seed":"f93d2ace2c39a2fc9513b7262630ee45","user":"Q1wqzILvTMAtGbnc","by_server":true}',1794981345213,NULL,'9d71811f17c57bd95bde3483c47d4fb99d8549e2ae9c302fabc1fbd1e25c038e');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',3,NULL,'options',NULL,'size=5,aftershock=yes,fault_lines=a2+a3+e3+e4,keystone=yes','{}',1794981345213,NULL,'fb88f0b0b3e38e1d7e7d0d4da99d7b765e1472166e079752eb22d4031e553d8f');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',4,1,'action','first','c2','{}',1794981345225,'a22','9103e2219f8fd8dcf76c52e11ef5305e9ce4491389c8cca3d4b98876886d483c');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',5,2,'action','second','b2*','{}',1794981345231,'a23','28234d5d73a89ac8a6c4047762dc043fbaabe3fb0c2cea4c1126795cb71f81ae');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',6,3,'action','first','d3','{}',1794981345239,'a24','4dcadfa46850680a50b211442b52b83c47d778a0b9b39494b5c53dac5df4e5d9');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',7,4,'action','second','c3','{}',1794981345247,'a25','dc57d92c37f5e8bc79fae51dab1b35d977c2893a2c0f2fa97fc737bf610c46ac');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',8,5,'action','first','e2','{}',1794981345255,'a26','8bf32c274a3698b05df558db787be7cd2b8062b6cd66729f12f73960b36392c3');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',9,6,'action','second','e3','{}',1794981345262,'a27','34bb4c646fc0986eff5d372c71b337d0c1146d21036b48f836e8b6edff430197');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',10,7,'action','first','c5','{}',1794981345271,'a28','7a8055ac59358da60c122038b00679a1e660250156b8782dd4af1c3087c2770b');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',11,8,'action','second','e4','{}',1794981345280,'a29','d6f626180cd78e9d22d9c5a58a005ac117d6fcd8181dc24ddf9af08cae26a847');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',12,9,'action','first','a3','{}',1794981345288,'a30','33f4423b2f4ba12b7ea8207c1df38624ec578421f5cb4e9453fcc268106622cf');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',13,10,'action','second','d5','{}',1794981345295,'a31','5614a73dd06bb3e6c1c93b3545799abe449a99116de21279dccfe382266de06b');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',14,11,'action','first','b5','{}',1794981345303,'a32','365f99d5471147a044683285b5f8116c94b8fe1911d5e4e5ef64f5eea015639d');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',15,12,'action','second','d2','{}',1794981345312,'a33','233491d07719adb53e277f99cd61ba26eff4b5a27315971b6bd3eebc39916e81');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',16,13,'action','first','a4*','{}',1794981345320,'a34','c067d836eb066519fdad6878842861f41c4d60bd464ccddc9e3d4a610edccb30');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',17,14,'action','second','b1','{}',1794981345328,'a35','d9ae48b24a9c2e08befe92fdeff575edbb81190b3c7c71ab6fed97517f68df9d');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',18,15,'action','first','c4','{}',1794981345335,'a36','ffd2e5d842f7f1efd08bd4edf1cd71c4586901ed780f632f1ee2197daaabaa0a');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',19,16,'action','second','e5','{}',1794981345344,'a37','b3af5a5d61e059f40b393960e73cdbca2afaedb1c24a29cbc86441b089d8866b');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',20,17,'action','first','b3','{}',1794981345352,'a38','7d1538477fc13e9a43860d38dd40e983b77606a3fe63a6d01aa29a0876279f09');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',21,18,'action','second','a5','{}',1794981345359,'a39','1be78356ae05e2b634df2fcecdd7e71f075ed1993c57d1846d6fbeba2ca19954');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',22,19,'action','first','b4','{}',1794981345368,'a40','5548e86d25267d87d05751506538bd6d8eab465a46f52eef8c7d0d89cce92165');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',23,20,'action','second','d4','{}',1794981345376,'a41','056a2dcac919e8f1a2e527a6455ed1d1e137c736a245d2a27bc6c4b973498d7d');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',24,21,'action','first','pass','{}',1794981345383,'a42','8bdd374117dfe7a7c1e0ec3a051fcd6dd0b85500187210d87f1d7c04968d6ffb');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',25,22,'action','second','e1','{}',1794981345392,'a43','b6a31105e06ccae5df0efd520ae2227782aab2c3d4c8015207dc06fba7a73946');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',26,23,'action','first','a2','{}',1794981345400,'a44','2fa9b06bb6b7611b61df53071363cb67b9179fc8b0874d43f7ed90e780f1b134');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',27,24,'action','second','a1','{}',1794981345407,'a45','eb54e3154d479a98cd3f202372f8a1ba768e2cf943415d36e601533b9ceed9e9');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',28,25,'action','first','d1','{}',1794981345416,'a46','f71a93a4f89df992beff08ef19628ce10c5d76f5fd9808fe4c8bfdb26f24e2a8');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',29,26,'action','second','c1','{}',1794981345425,'a47','38b6c91b2dc68d53aa28fb8c7d2fa24599f35f554302a9f45f0cb470619dacc9');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',30,27,'outcome',NULL,'5','{"event":"roll a1"}',1794981345425,NULL,'e079a8166512824d9954667c727520331b5618566a417e36b7a022dca5854cce');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',31,28,'outcome',NULL,'4','{"event":"roll d1"}',1794981345425,NULL,'40af630c4a112530b08a11c8c2660d1c7002dd8060481816548e81adfc593d91');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',32,29,'action','first','salvage d1','{}',1794981345434,'a48','c515936effc9ee0616c1f5c97dd6c399c607bed0b67aafe90b85f3e5452ebce3');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',33,30,'outcome',NULL,'2','{"event":"salvage d1"}',1794981345434,NULL,'6b6d131150f98677cb231504500b8d2595bba6b2e9d419b66bb5807cb9ba8c66');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',34,31,'outcome',NULL,'1','{"event":"roll e1"}',1794981345434,NULL,'f414252329074f4fa5448b7737866083f1739418730d5578735d3bb2bb17d271');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',35,32,'outcome',NULL,'5','{"event":"roll a2"}',1794981345434,NULL,'07248c0bd59823b363b8c2d9e1683dd712116c021bd735cd206d4f8c03255ada');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',36,33,'action','first','salvage a2','{}',1794981345441,'a49','4a7d74e63161b8b244d2af134e993c574858ab81b9fa27e74ec459d3318414ce');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',37,34,'outcome',NULL,'4','{"event":"salvage a2"}',1794981345441,NULL,'d44ec975e8e9bbf2c8f8b6028a30d446e95cb7ed4f4c95fc2b7d04fae093bf7d');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',38,35,'outcome',NULL,'5','{"event":"roll c2"}',1794981345441,NULL,'3d4ad011df46868c83d49573d1465e86c97b39b453e0c9aa60faf4a0b6c8c5e4');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',39,36,'action','first','salvage c2','{}',1794981345450,'a50','f430a3b8630fb3c984d7945677a375c94891ebe43e7b8fd7583044203e432d56');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',40,37,'outcome',NULL,'3','{"event":"salvage c2"}',1794981345450,NULL,'11e42c3480cd221f8375496169883d6f5298cd1b1355d52d797c41b4170c1d2b');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',41,38,'outcome',NULL,'2','{"event":"roll d2"}',1794981345450,NULL,'60764fd01b7e6c39daec33a353dc059588cdc30a5852bc291105dfb06b329589');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',42,39,'action','second','salvage d2','{}',1794981345458,'a51','a62657c22a1686ce08d3de173b4be6087ba3dda7697e990fa0f4af252029c202');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',43,40,'outcome',NULL,'2','{"event":"salvage d2"}',1794981345458,NULL,'769044e890981ca4c47cdd94e2d55651544dc457427cdb33c082e22b940ed3dd');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',44,41,'outcome',NULL,'2','{"event":"roll e2"}',1794981345458,NULL,'744dccecbc47633acab7881b9d5173e6ee363210b7cfebd603a36b9c8fe61ac8');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',45,42,'action','first','decline','{}',1794981345466,'a52','932808e429910e9e01cb892230eea8af3b87cdbb4bc4dc8cda8fd41956c1d38d');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',46,43,'outcome',NULL,'3','{"event":"roll a3"}',1794981345466,NULL,'867509db14fc8b7c30573d932fc13aaed474764152a6db4c38dcf2de84098b74');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',47,44,'action','first','decline','{}',1794981345473,'a53','d0bc922946e4a79cd6d687d4fe0ce0c7f9eb64846b8c2000b000df7152d55f70');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',48,45,'outcome',NULL,'2','{"event":"roll c3"}',1794981345473,NULL,'2bee215374a06c04287169c029aa6658fd4b5f0374ec0749387d831a5a3634ab');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',49,46,'action','second','salvage c3','{}',1794981345482,'a54','54093afe8783bc2e309b654d6096a756d19a9ca177fa509c6e16e22b1a1bc301');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',50,47,'outcome',NULL,'3','{"event":"salvage c3"}',1794981345482,NULL,'0e1e5f06d57d8c3e41fd44398092b9267da7c65781217360e2d731c659fd9bd5');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',51,48,'outcome',NULL,'3','{"event":"roll d3"}',1794981345482,NULL,'efc1410528157d35fcea817adaed0392f5ca1af90a030be1b0ce51b6e2225175');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',52,49,'action','first','salvage d3','{}',1794981345490,'a55','a3829ee8173a91dc701fe2469071da92cb8d4305bf2dc0e090ea1b388e84d920');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',53,50,'outcome',NULL,'2','{"event":"salvage d3"}',1794981345490,NULL,'11a6fbbc03e0f805c5e245bb94fbf740299b8280eac80eccce1d07c544614b3a');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',54,51,'outcome',NULL,'2','{"event":"roll e3"}',1794981345490,NULL,'dac3cde93f30062d3bc93d16bdd7177e20a07c15f88baa071fdfc4da8fa4d48f');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',55,52,'action','second','salvage e3','{}',1794981345498,'a56','daf542eed8b383914f57d658431140cd29688aaaf54063959c1940cb47eb06aa');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',56,53,'outcome',NULL,'5','{"event":"salvage e3"}',1794981345498,NULL,'2a702d6258cbc044183760047c559a1a8eae2897010c5acea02f7da4e03ecafc');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',57,54,'outcome',NULL,'5','{"event":"roll d4"}',1794981345498,NULL,'be9bd2d47702c8ae58d2afb499766f4e2e4cd57d7aa64f4c0afa252825242455');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',58,55,'action','second','decline','{}',1794981345505,'a57','3cf5509227e374c04bbbf85cdef2665490f342dd7aaf7d582ae92c92f531d8de');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',59,56,'outcome',NULL,'3','{"event":"roll e4"}',1794981345505,NULL,'2cdf27ed69525ed4d6677c09512ffc6e79e2f90ab46a06aad58c7a612e347890');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',60,57,'action','second','salvage e4','{}',1794981345513,'a58','e3a99e02706acf3d8f005d2dc7c68cbe9f8a5209199188f22d74457739da6deb');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',61,58,'outcome',NULL,'2','{"event":"salvage e4"}',1794981345513,NULL,'13cd09a5f866011ef5e5751eeee23c90b881964b5128b7ad549dd726e1a47edd');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',62,59,'outcome',NULL,'6','{"event":"roll a5"}',1794981345513,NULL,'8a98e10a13fb4f2820630faa5249634dbaf79db9d0518434ccadf4e3ac054222');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',63,60,'action','second','salvage a5','{}',1794981345521,'a59','b857ffa547685a39d04142114c1618da3131331f32ed62660b24c9877444d7f2');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',64,61,'outcome',NULL,'1','{"event":"salvage a5"}',1794981345521,NULL,'f213265c2125df4d57719c30e84debc755d2c60a997c1ae7db864d235eed5232');
INSERT INTO "entries" VALUES('q4u5Jy6U6Qpe_8U1',65,62,'end',NULL,'','{"winner":"first","reason":"fewer-stones","score":[6,6]}',1794981345521,NULL,'874f255af0fab2a47d297be1d2451f423b2807cad1e9bc12a8851a846de702e9');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',1,NULL,'sit','first','','{"name":"Guest-7970","seed":"5d16076d076fec698189da893c4d26f1","user":"eEssCyusB2fbRzYX","by_server":true}',1794981345536,NULL,'7dee8a8bc4f54778259f02568c40245e7549b64fd79beb27b19e762f8a35ea6e');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',2,NULL,'sit','second','','{"name":"Guest-3041","seed":"8511720f623d676051e7f53e29a80284","user":"15N8nVrlN3gYvfFV","by_server":true}',1794981345552,NULL,'0e8708af1095cc10e7c99006c1d6345851522bcc1911e8c7ee2e055e0290bed7');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',3,1,'action','first','c4','{}',1794981345566,'a60','8c177fda3b1cbec37d61b35c32eb52d6a611bc86e2412a4bfca99e5a2da2f261');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',4,2,'action','second','b3','{}',1794981345572,'a61','e66907c18ad8f87dc43252309429b4be45dc74d00a7ca1693b0481d473493c47');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',5,3,'action','first','c2','{}',1794981345578,'a62','39acd1e800b1dce2a56aeff4a7ca36106f3313706e0fc1109a84b5941ad1ee01');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',6,4,'action','second','c3','{}',1794981345587,'a63','9398eef1d269e6248d3b14b82f1127f5012181e76af860b15a1a46bd0f6df14a');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',7,5,'action','first','d1','{}',1794981345595,'a64','d6ddfb395419db8954cd18043039aa0f448c17920c7e22bddf4fda65ceba6d30');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',8,6,'action','second','c1','{}',1794981345602,'a65','9c7decca5fc5f76ad71636405d68f7538c4df8221b31ddc17243c3cc738536d6');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',9,7,'action','first','b4','{}',1794981345611,'a66','fd0cf9ca6b658f144f5d7b0d1c77a63610e09b0c093200cda8f16e1be010fd51');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',10,8,'action','second','d4','{}',1794981345619,'a67','409c0eb66efb857b9a09ab2dbc4babe20454647bd614e9371ee25e9ddd7f1948');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',11,9,'action','first','a3','{}',1794981345626,'a68','a643122dab8b30d3f5859cdef258196fadf8e7e70a5849ac323bf22366b1ae67');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',12,10,'action','second','b1','{}',1794981345635,'a69','5b0c393e8f2c395e82bbc6dffcce374adb60ae6b22ddc06de6463e0e31c81e82');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',13,11,'action','first','a2','{}',1794981345643,'a70','3e05f5292bb623b06be76379b2e1abc5a513fa2def3b5c351070b5f256753d10');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',14,12,'action','second','d2','{}',1794981345650,'a71','0d3cd15a5f88254e49e7602fa21eaea1bd9d28e912813407c70d31f9f3a18cde');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',15,13,'action','first','d3','{}',1794981345659,'a72','7a94f7d0ff43f90cb9a336ec655506c09c55bf706be133edb81e57329be4819f');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',16,14,'action','second','b2','{}',1794981345667,'a73','7cef5d74ee077a82235c658b0383611f480b494660d63c2aebb7864a1f6f3f84');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',17,15,'action','first','pass','{}',1794981345674,'a74','5014f36e4e182567bd315b16b19adf43badc1e254c1c95f786300087cf746ec6');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',18,16,'action','second','a4','{}',1794981345684,'a75','aea3aa0e5df806ab50b4bb690cd6776da69480b66f698e47e8bd8da4ce9fafaa');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',19,17,'action','first','pass','{}',1794981345691,'a76','100a5bd762c2e4ad876d63f0021129d0effd10a3f75278f3e2b6730f7a671a68');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',20,18,'action','second','pass','{}',1794981345700,'a77','3b8386c33bae2abafae94be4ba50b17805bea86c153ccb37efa4f27417fd9a2a');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',21,19,'outcome',NULL,'1','{"event":"roll d1"}',1794981345700,NULL,'e0baeffa0bb377bd57af261c4af47f24aa07149250145eb908b308fc371d17de');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',22,20,'outcome',NULL,'4','{"event":"roll a2"}',1794981345700,NULL,'710ab859ef2af3b8b601434d349be764399aaaa00bb272466e580260d97e26b1');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',23,21,'outcome',NULL,'4','{"event":"roll c2"}',1794981345700,NULL,'b265bf65360c93a45950a1703e917a482e4d9aab91125feffe581e5e90411282');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',24,22,'outcome',NULL,'3','{"event":"roll d2"}',1794981345700,NULL,'26cd001c76c129b7e0857e04b88706e18b170512b0f417cd61f08f9a0865ec82');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',25,23,'outcome',NULL,'6','{"event":"roll d3"}',1794981345700,NULL,'4b1bb5f3bcaca459ee41e94f084d8ac427e15533b2552e80b619ad7c0fef8b42');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',26,24,'outcome',NULL,'3','{"event":"roll a4"}',1794981345700,NULL,'b5ae67c2cd3b588e27555504ea1ecbc9547d532e16732b7bb2033ab041dc59f0');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',27,25,'outcome',NULL,'4','{"event":"roll b4"}',1794981345700,NULL,'ec07ed6457656517f96025636b10b5cf8991feadbb46ffc43a8bfcfa81af830b');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',28,26,'outcome',NULL,'6','{"event":"roll d4"}',1794981345700,NULL,'813993c49af4bd4e3373461cd77ca8a932b69a7cbb8d0ff0c73f8df28f6a58cb');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',29,27,'action','first','d3','{}',1794981345710,'a78','c81b3378a4d79cfbd8f0a68852c0e7f46b20f406520fccca40b6bff7ebfd857e');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',30,28,'action','second','c4','{}',1794981345717,'a79','726705ce349582e80d2fa039a0d94b844b2ae9a068dca7ecd48cc1d1bf09fed0');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',31,29,'outcome',NULL,'1','{"event":"roll d3"}',1794981345717,NULL,'23a91936b876398c3a8ae4ac8fbe2ad63f68ce0a99c056d66c4c7eebc60d21d4');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',32,30,'action','first','a2','{}',1794981345725,'a80','95283fd390e86ebeb3c426429503d0c4e96f3273dccce664a846c140c00e22b2');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',33,31,'action','second','a4','{}',1794981345732,'a81','c854048e3f66f81c0d489ec69d673cb041096b858b701d56c94913979df46666');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',34,32,'outcome',NULL,'4','{"event":"roll a2"}',1794981345732,NULL,'2955364c67a96fe503ce873b9e5f65da84bba1cd9c57f05654d93ff014837fa9');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',35,33,'outcome',NULL,'1','{"event":"roll a4"}',1794981345732,NULL,'e3b2048d61639728fd50a56f86239ea2e0c21d7a5e91cd4598de1897c8497237');
INSERT INTO "entries" VALUES('_T4O8kWCaRqRMsuV',36,34,'end',NULL,'','{"winner":"second","reason":"score","score":[2,7]}',1794981345732,NULL,'5fdbb4967fd0fea6e112bba39c71121e3a2b13b1253bd5d821c8c261935e6e9a');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',1,NULL,'sit','first','','{"name":"Guest-5041","seed":"4f3d9ac0b03d4711daff27bdefeb43b5","user":"2K4Z1Thl1fNWyeO8","by_server":true}',1794981345751,NULL,'fe4fb99d432bf01670505690051e3446fdc095b71f3c2f4f3c21ef4f229720ff');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',2,NULL,'sit','second','','{"name":"Guest-4147","seed":"41cf0b79e75115e8abb4c14a02420103","user":"u9BuSKe1AlfgBV0r","by_server":true}',1794981345769,NULL,'b2b58e333e6034490d5abfd5925a97feb05dfba0e397df990c1dd358c658b1be');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',3,1,'action','first','d4','{}',1794981345780,'a82','64cb5d2295af53bb0239cc5b1d720f8d340dbc679b0a926a2c68d10608f9c619');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',4,2,'action','second','b2','{}',1794981345787,'a83','da790d13aad664b1d9acfcd92c962ab60472fb414925fa45dc773df6d6de4afb');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',5,3,'action','first','b1','{}',1794981345795,'a84','07b9a46752a911c34b39a952077ecccae6ab9b98349c44305270dbeae66c018d');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',6,4,'action','second','e3','{}',1794981345802,'a85','eadcfd717a5c3d0e0fe2dc70ae6d81d5b1926333a944c1bb0ef69e0217eb4b9f');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',7,5,'action','first','c2','{}',1794981345811,'a86','0f1e6af974ee78f60235d13e4f7aaeeaefd0bfe7df7cef27bb18a5b9c1efbe44');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',8,6,'action','second','c3','{}',1794981345819,'a87','092582bbc0384858f1d24683d31a245d5d9e5b3b4f556eca66ede048edf7a808');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',9,7,'action','first','a1','{}',1794981345827,'a88','6d6570a9b1d9e2ac74de60c4d94f78fedfa0f045f83ef35bf461c8262064e7c6');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',10,8,'action','second','c1','{}',1794981345834,'a89','490dac10b39ff88b929d7184f241be0ea1e33ac6d57ca818a77540780a9e68c2');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',11,9,'action','first','a3','{}',1794981345843,'a90','8e64f88f85ec30ea29767969104c8cade4d2cf19e82a27a8761e022aaf297f5c');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',12,10,'action','second','c5','{}',1794981345851,'a91','9bb23a82281c783422c95a176770735ce416bee72c901018204c6278579acff0');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',13,11,'action','first','b3','{}',1794981345859,'a92','50c6716392a1e34d98edaf89005c4c6a546550bf68c965beadcb1a2a0cea0f12');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',14,12,'action','second','a2','{}',1794981345868,'a93','7ece1e9758b5f15bad14b37d913dcc26803619bed2c6327e722fd30bf60dee4d');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',15,13,'action','first','d2','{}',1794981345875,'a94','280bf047b0ed6e1d9c38dd3930cde5b5963b40dddec74767feb940d04ec6e370');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',16,14,'action','second','b4','{}',1794981345884,'a95','3e6d67f6c1a12e70f7a9e6dd629d22d85857f4656a4e2ea7836b0e08970f1024');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',17,15,'action','first','d3','{}',1794981345892,'a96','7acd2cb7bd55bbeb08fbe402c135e40d24beea5580cde778bd1278cc8e8069cb');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',18,16,'action','second','d1','{}',1794981345900,'a97','c9522b681e33a9a247905001aa360aaacc9bf0a5c6a32298f49bf49d2d4481a2');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',19,17,'action','first','e1','{}',1794981345909,'a98','d8543c41eca737e154926b37527f71ac3276afb7359337350c42d1024d7f8f90');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',20,18,'action','second','c4','{}',1794981345916,'a99','d8197be421b26ff4448bc65a43591d283b62822913320e76b90677672cfff094');
INSERT INTO "entries" VALUES('roU1GvpMEHy3FDic',21,19,'end',NULL,'','{"winner":"second","reason":"last-placement","score":null}',1794981345916,NULL,'b19140221288122a784bfcbfe423b105bfda172b864d0e32f04561a25e51a538');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',1,NULL,'sit','first','','{"name":"Guest-9486","seed":"79a1789bba253caa1d96d603a89a90e0","user":"IXVOCVHwFBDi18yG","by_server":true}',1794981345930,NULL,'2b1f6676794fe1aa33f9bf3094ad2b1a06850177a9ba030592e8e9d461de40dd');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',2,NULL,'sit','second','','{"name":"Guest-5077","seed":"015099bf80ff555ffd88ae0d7783b91e","user":"u8vsDSmN0FUkWb3T","by_server":true}',1794981345947,NULL,'01d3472d9cbfe7df42847d5402f69ca34b45244eb4e11ea150a566048b9341a0');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',3,1,'action','first','d4','{}',1794981345957,'a100','a69a9a4e60f44493c7049d8f399f914e2804cb547eb7c94c626173082638e2e1');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',4,2,'action','first','a1','{}',1794981345964,'a101','6887e05f77eef60230a32cff8d528fc058bf265de9b02b89f110c4214ad37c92');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',5,3,'action','second','e3','{}',1794981345977,'a102','edab250f9ccceae6a604edfaa25ceeaa5d35360544ce517baf0a353c2a6931cb');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',6,4,'action','second','a2','{}',1794981345983,'a103','f15582848fee3b3b27a0e679110be33135aaea4eb3687ff59bea2de9fe90575d');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',7,5,'action','first','c3','{}',1794981345992,'a104','8135de69aaabc5a61966f825db9e7b891db1b73ba69bbf07622c73886970de9f');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',8,6,'action','second','e2','{}',1794981345999,'a105','df86f05fae77e4e6a49b1be040892d64fb1d06d1d3cb3d08145b8d5453d7f0cc');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',9,7,'action','first','b1','{}',1794981346008,'a106','83d189cb7add57f3a8bb57de0e3c823cb614199cff3926ac52d15c369f95767d');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',10,8,'action','second','d2','{}',1794981346016,'a107','811081ed10775ba9d0075326117e5947f4d3063852d299f06213f77dbdc12c23');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',11,9,'action','first','c5','{}',1794981346024,'a108','a52c9fc54dfab6ed6afbeecc996e997d77b958e69910224d44cea1459589c2ab');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',12,10,'action','second','b4','{}',1794981346033,'a109','f32c5ad6deec8e2d4ccc7fafa10422876d36c1deaf5dcd52e9a7124a1a5133e9');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',13,11,'action','first','d3','{}',1794981346041,'a110','a8539a8f196f90fdeed002b36f742ff260d95916182c7ef0a5092f210732a98c');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',14,12,'action','second','c2','{}',1794981346049,'a111','14eb060294b8b6f5f365c851d3b6f2e9c16c72f44e3ee13c099c9a0c36874dd7');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',15,13,'action','first','d1','{}',1794981346058,'a112','2577c98960ee53660aea1027ebf66f03a6a21ecb4dd416c904bfa8e120042df4');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',16,14,'action','second','a3','{}',1794981346066,'a113','fa3f7e0049d0031772795907e00c0d1a0db8948136b0e55120e2cb18fd471834');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',17,15,'action','first','e1','{}',1794981346074,'a114','26e875dd6855b4cef4c0801b8bc083bd1a9614f3a525e2f52b69c12ddec51d2e');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',18,16,'action','second','b2','{}',1794981346081,'a115','3a1da5b574ae5542cf114f90768bcbfba3210401dd89a9dbe609d5d1279d70a5');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',19,17,'action','first','a2','{}',1794981346090,'a116','1129b81d5952f658993b07cd4b6757d1de08e5f02889c66a9d8b8d404a0f9866');
INSERT INTO "entries" VALUES('OKvigvlcWVHBiFqa',20,18,'end',NULL,'','{"winner":"first","reason":"last-placement","score":null}',1794981346090,NULL,'8e4c56d7a42ce3d3d8706760d530fef365ffa1412f2e8f0c676e2763d324498f');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',1,NULL,'sit','first','','{"name":"Guest-7341","seed":"0ff83d89cfc5d38855f49ba2f8cb294a","user":"sBv-smok6RGEXy18","by_server":true}',1794981346104,NULL,'dd1c00513574a6b191618ae9d07c7954cf188313f8488a03bff53bd9a3f48964');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',2,NULL,'sit','second','','{"name":"Guest-0745","seed":"c8ed2094a1a0eaf535689173a15279e2","user":"GosjmJoTj5Y5U6c0","by_server":true}',1794981346120,NULL,'c2f2509aa221d0dd1b579fc04d5b5935a97f0b50f86a8b8ff73c40680d32825d');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',3,1,'action','first','komi 3','{}',1794981346133,'a117','74079fb016378aa7cc000e3f48e0ff3d86ccf3418bccc46e7a057a46ceabcabe');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',4,2,'action','second','white','{}',1794981346139,'a118','398dbd90345cd6b72f0ecb65bb6cfee7de169b61d0c1e25361c013255911ab70');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',5,3,'action','first','e6','{}',1794981346147,'a119','9b0fb167d37324b855af316ccbff3728fc966c99c4f63aeef90ec29e8c39e0d3');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',6,4,'action','second','e1','{}',1794981346154,'a120','7885e2fdcc4947acfa8d51060295c47f57dad6e840e0e7cdf5631343ffda1f61');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',7,5,'action','first','a4','{}',1794981346163,'a121','1a46726a3e94837c8f1d8581cc284dea92d08107c0b79b1aa9eae12588ad0b75');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',8,6,'action','second','d6','{}',1794981346172,'a122','01e8376f8cb191e56f8b36d25d58f0c8eba7d8da748d443de5f971dbc72768cd');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',9,7,'action','first','f5','{}',1794981346179,'a123','7d42062a2795056585e9b4657db39d33350d636e26bcfd4114f1bbeaa5307cc7');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',10,8,'action','second','d7','{}',1794981346188,'a124','536506f3811f7928ced371d88e3a7544b6fe12b55a77a04c4968dc7ceec9e502');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',11,9,'action','first','d4','{}',1794981346195,'a125','27b2c97c6e002617a72dd559940e2e2d90e3d75e4695ad2a3c06a7f4f202fde4');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',12,10,'action','second','g1','{}',1794981346203,'a126','94b6bf9fea823d93557c50a01219b10449bc8e058c7218d7fa2b09b5bc955115');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',13,11,'action','first','a1','{}',1794981346212,'a127','7ecdf895cd5a9424fbc5b205a948447caba852a36fd9771a82b6edc6e001f879');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',14,12,'action','second','g2','{}',1794981346219,'a128','8a5a4cdf62b1296fe06590f08f0d022bf903012dcd9c90638883a68518de12f0');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',15,13,'action','first','d1','{}',1794981346228,'a129','a583da608e52e864e6c75ab80c7700a8f256cdbbd213ce23c74c3167f83f92a1');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',16,14,'action','second','c6','{}',1794981346237,'a130','b459ae0bb4dcff97604a21dd786bf29fdbaaed6963a077f7dc0a71a35c97504b');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',17,15,'action','first','a2','{}',1794981346244,'a131','050f48accf81d127aa42472cb43200b50f4936a37d33a93c8de06238ac13cd27');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',18,16,'action','second','f4','{}',1794981346253,'a132','e29fc4a580bb7b676f0b590171c53c2fdb77595e109737e8500ed36b08e637e8');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',19,17,'action','first','d2','{}',1794981346261,'a133','a1a958eeacc413fc2e14a541fc22ea8b36d7ec728561741f2f92406594de18e1');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',20,18,'action','second','f3','{}',1794981346268,'a134','f67a7b347b17633a2129fa193aeea4ed890ffa7a5683c86d20becaff16bc6c90');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',21,19,'action','first','d5','{}',1794981346277,'a135','2485d4914a8b9bc8e78766bfe9f25a81057ca58716e841d8e3293b09ef100321');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',22,20,'action','second','f1','{}',1794981346285,'a136','85772dde2c12111f1686274e967c585366b089fdc3e3465bffb98b29ba88dbdc');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',23,21,'action','first','a3','{}',1794981346292,'a137','c3f70fca95c7673646dc4f5df1a90429d8a80782c6e0efa40bd58e674571f582');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',24,22,'action','second','b5','{}',1794981346301,'a138','1674550ac151662da66e8dd27bbf33f11c81d44d04790d1704c91be4dfc99c08');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',25,23,'action','first','c5','{}',1794981346310,'a139','86a01ba98eda3c20cb077070a6c1bd7caf2aa307e7528534da9c82c974f7f934');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',26,24,'action','second','c4','{}',1794981346319,'a140','276e5e003c9ca58c8514297fbbbc85ae7359f1d7deccb4010199d700e7908aaa');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',27,25,'action','first','d3','{}',1794981346326,'a141','16fabbe1daeaaca4e2fe497c934468e4ae8a991295b0e7485a66d7971aa7b62f');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',28,26,'action','second','e3','{}',1794981346333,'a142','d38197b43a737d9cdced57b77b63dca54e5c4bba3feb8f88accff5e11e3b6635');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',29,27,'action','first','c2','{}',1794981346342,'a143','8fbefa0a2abacffc5d89b325d93e40d943e8ebaa817cec46ed144b1b8954189c');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',30,28,'action','second','c3','{}',1794981346349,'a144','b8e0e48513c28de6cb032c84423eb89570b6dedeb023dfd82540117c6da65aae');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',31,29,'action','first','b4','{}',1794981346358,'a145','010a3e16af5470012af92556c226119a0e98812c7f6e6a2dee19722cea0282e6');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',32,30,'action','second','g4','{}',1794981346367,'a146','aa6fbae4e87e36eec88bc8958792bc357ae419a9a1b9f97044f58b96599c15e2');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',33,31,'action','first','f2','{}',1794981346375,'a147','fc772d737cdd10ab8374c617aface15e70325b378c7d2a6261ed742242cbb95a');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',34,32,'action','second','e5','{}',1794981346382,'a148','db12f457cb3812583c5babea43d2d896bd48559b2a2a7b1e8f3745da14fc3405');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',35,33,'action','first','e6','{}',1794981346391,'a149','6065ce01418d2378b78b6ffdf4395c7fae0ca08360f5ed89a45a5cd475757d22');
INSERT INTO "entries" VALUES('Fcexn14LdRboX9OM',36,34,'end',NULL,'','{"winner":"first","reason":"last-placement","score":null}',1794981346391,NULL,'7565a3b49dcf05583268dd3ab32b805398dddaaf310e7e34e710b96979bdd6cf');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',1,NULL,'sit','first','','{"name":"Guest-5878","seed":"b3433bcbcfcadb46b0748b7b4f6e78de","user":"Kt-uDyQGHzKtsKdS","by_server":true}',1794981346418,NULL,'3c6a4b162830b75a592ae50f94c5d6534b88288cc8ddbc78a3a5d06e62ae1bab');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',2,NULL,'sit','second','','{"name":"Guest-3798","seed":"ed6a5c7cdc0114ca0e4ae495dfe9eb54","user":"1nhVGWZSZDugWwUz","by_server":true}',1794981346434,NULL,'e73b13608e3f5291211c6b4af914864b2c628c0caadce424322c3ea7655fd81e');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',3,1,'action','first','b6','{}',1794981346445,'a150','fba306647f8a430d41db813259a385242b9b689c98de61f355438f7e82fa4424');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',4,2,'action','second','a1','{}',1794981346452,'a151','da5d9f1f0a08e32e574bcdb6fec56db46c444dbcd8ee0f7411d986e3df22107c');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',5,3,'action','first','d3','{}',1794981346460,'a152','be3f93c57c8bafe30352cba05a4877a54b2db41e148baa112a59ef3c093caae0');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',6,4,'action','second','c2','{}',1794981346467,'a153','be2124aa8355636cd520e5c732ec44cd3c3cdee1f5a7dd1beebee0ee6982a0f3');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',7,5,'action','first','b4','{}',1794981346476,'a154','871a541fe571f96a91d9a02269586cddc4ed7fcbe7aa4950156bf794a7a06218');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',8,6,'action','second','c3','{}',1794981346484,'a155','c37522b980ef2ccd8c2c3fccef1071748b111ce6e979fd656fa50eaa9a2bc708');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',9,7,'action','first','a3','{}',1794981346491,'a156','850386596752d409f6a657e041ed91347c2f7769d8a51b371566959b36ab0062');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',10,8,'action','second','b3','{}',1794981346500,'a157','b7c35c4c9814433265b10009adbad6975103f9c07bf279172b84ec30e2a51e27');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',11,9,'action','first','xb3','{}',1794981346507,'a158','f5d7e7149d5c5595707e15b695cbc0ee6bdc540d043585c97a5103342ea84cd1');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',12,10,'outcome',NULL,'0','{"event":"xb3"}',1794981346507,NULL,'1344c7f90263196e2998dc6384e16b7ac83d4e313c1caa1955cf7a37259417f8');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',13,11,'action','second','b1','{}',1794981346517,'a159','86d47ae62d4db5f91b957b19f6a0d323dc8bc4164436bf806f5958b1dcdb7a0e');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',14,12,'action','first','d2','{}',1794981346524,'a160','99cf21d575675074fbdcfb7e7e05101fda8cd062054df5b72fcb1e7099aa929d');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',15,13,'action','second','b7','{}',1794981346533,'a161','6c361a489e0b02c33ce2769c5440b9a607f7746596b04222961258c361e62536');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',16,14,'action','first','xb3','{}',1794981346540,'a162','f5fea0702de8afb8940eeecfb67ba9c9ac4f0c37ad3578e9b6057bc9fe357583');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',17,15,'outcome',NULL,'0','{"event":"xb3"}',1794981346540,NULL,'4298a9396a1291b83f82984c5b419d1a621c94f1fb203dfd3ff4f3ab218e3e76');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',18,16,'action','second','xb6','{}',1794981346548,'a163','6ab2e3d11cb9bac9305ef0407a9362e84366b72ede699237300e976baf55cf16');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',19,17,'outcome',NULL,'1','{"event":"xb6"}',1794981346548,NULL,'5cfb66d9cb923fd044e9c77623875662b640cbbeefeb983d2fb73cde529fb4f8');
INSERT INTO "entries" VALUES('ba8_xLxhS7I6u8bP',20,18,'end',NULL,'','{"winner":"second","reason":"majority","score":[4,7]}',1794981346548,NULL,'cb0217417dd72a0b120d1ee81d249efb65d6c68c6862f630efed3450c44103a9');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',1,NULL,'sit','first','','{"name":"Guest-5599","seed":"bf6c49cde080468693f07af9214b5bca","user":"HAXzAbI-fIZEAvCK","by_server":true}',1794981346564,NULL,'13406ffe29cea380134b1780c6526e63552ce8ddd3001188715d8881e3e14068');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',2,NULL,'sit','second','','{"name":"Guest-4555","seed":"db81625bcac902117167982316845baa","user":"C0YhAAfryYHagyLk","by_server":true}',1794981346580,NULL,'ff23842017e34bdf40e9973e11b2e1932f40a3cdd5ae77b32b3135c8c23ede40');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',3,1,'action','first','sacred b2','{}',1794981346591,'a164','2bb3df360d130027781cd2103eafa63148601d5595c1688ab87db7bbae0b9605');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',4,2,'action','second','sacred c6','{}',1794981346598,'a165','07d9838a56e6b15dd1327032020b0ea820c0b26d6f4fab961281e88b0588b9f2');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',5,3,'action','first','a7','{}',1794981346606,'a166','f96f490efcb0ba8f34a4e04ca559aa8e271b1e1a271e9ad577a0a8d7050ae272');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',6,4,'action','second','c6','{}',1794981346613,'a167','736ea7bc8e9f4a613a9d9f45650ebceb62148c376ea28c86f6a8addd5d4a748f');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',7,5,'action','first','c8','{}',1794981346621,'a168','238f8faff02cb2e4f6beab17f8d45de6da1469373637da3841102926909a6944');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',8,6,'action','second','e1','{}',1794981346630,'a169','0e5cae1150b9284410160d7637b6a02eb6daac08144363d19b3ff77c37b5ae02');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',9,7,'action','first','e3','{}',1794981346637,'a170','f501e8c78e84e6588ea7d82fbe2dd43e813fb69ba48bf8ed6b9e740ad956ba5e');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',10,8,'action','second','b2','{}',1794981346646,'a171','b72bab0693c70c2b47deb3f6919320d4db309bf09fd3f27733eda3646dda32b7');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',11,9,'action','first','b8','{}',1794981346654,'a172','b2e62d2bc0aba70f73efd90e92f31c474abb98a00a4365ab8be5d746d6d4f122');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',12,10,'action','second','e5','{}',1794981346661,'a173','d9547dd870c592a856be7502104d70e0514d9cb169269413ac077b5eb90a4654');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',13,11,'action','first','d6','{}',1794981346670,'a174','3976499b0d252f04e9e1a63d23c8ae560eaab0e791d5a01adc5c7b662eea5ddc');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',14,12,'action','second','c7','{}',1794981346677,'a175','f1c30f672b28daff91eee51051666ed73214edd28938c51305db45b5a7739eef');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',15,13,'action','first','a3','{}',1794981346685,'a176','b86597d26293bc485990d1bd4b78d4c958135be0db5a818253de5d019cffd5d6');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',16,14,'action','second','b4','{}',1794981346694,'a177','b541c213147729a09e31c80d55b1c72bea7d3242266c513f8dbeb61dcbcc9f88');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',17,15,'action','first','b6','{}',1794981346702,'a178','fb1cdffaae77839784433fdf5ba8d6bb561bee4607ec6e628538280d617907a3');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',18,16,'action','second','d7','{}',1794981346709,'a179','22dc538c51ad87e3b03f075642af62611b2ec14947a564db0c0ea097fd32af41');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',19,17,'action','first','c2','{}',1794981346718,'a180','ca70971df85412aa009d2b9761f737c0a0c5256ed602c1855f809f6661414dd6');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',20,18,'action','second','c4','{}',1794981346726,'a181','c0dbc9f31cf929558fe203b886b41d438ec20dfd0cae94ccacb0b0a9ddacff42');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',21,19,'action','first','d3','{}',1794981346733,'a182','b4e7cc972047ebe32c4e94278e5b020921d719da9f4a7bb968f1795cb5716699');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',22,20,'action','second','d2','{}',1794981346742,'a183','bb2e2c06866a2a4a22aeb853320f1a8805b89d41f51134bdda9b62fd9e7c452a');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',23,21,'action','first','d4','{}',1794981346750,'a184','ad3df7a7b1c52c39bdac10fe07f7d8d8a46bf7a81dfc5b7abef77d732735b78e');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',24,22,'action','second','xa3','{}',1794981346757,'a185','708ac0c7a80879b202badd81da1739df29e728ef7338553f4eb4a87894d17f09');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',25,23,'outcome',NULL,'0','{"event":"xa3"}',1794981346757,NULL,'2abd4b9cebe0eb6ab61f6483ab6c2fe59ff885fb203ee735069b4bb4ad71b2a9');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',26,24,'action','first','xc4','{}',1794981346766,'a186','29d098c3f56a741f69b93f6ddd4c1cae20b677415699d2684df4e4d371a4b444');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',27,25,'outcome',NULL,'1','{"event":"xc4"}',1794981346766,NULL,'3b57fe00c4e158481978347ad908d54ffd3715d6d1ca8ea02d740505e4c5a8d6');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',28,26,'action','second','b7','{}',1794981346774,'a187','465c52496d8ae9fd69457209eb931e3c122b7cf838ad8227d1d2613eed0847a1');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',29,27,'action','first','c3','{}',1794981346782,'a188','4ad5ef73d20f5372f15dd39ab04d9a5f788d2c05fedfa694f76add5e99b669e1');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',30,28,'action','second','d5','{}',1794981346790,'a189','25aee851b847373c74dce35fd730713c039fd35238f4fe75c8ac52ced2974255');
INSERT INTO "entries" VALUES('ol8Ujyn_JdWK5gmB',31,29,'end',NULL,'','{"winner":"second","reason":"majority","score":[5,8]}',1794981346790,NULL,'d78a70d148ca01f07f6ab12a636f2bcd07072f255adb4d37e4fe1540d179d8ec');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',1,NULL,'sit','first','','{"name":"Guest-5860","seed":"9f9dbe1ec1f6a54955b42d6c4dfed623","user":"bZMRMkopR2WIIsnA","by_server":true}',1794981346804,NULL,'435965191824662b00bba915777b22552a4fbe0ceb2d77230486923271e0f79d');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',2,NULL,'sit','second','','{"name":"Guest-6724","seed":"f266f2c67300782a2fbeee0b7a9f0363","user":"n_E0MEchAkOnojrU","by_server":true}',1794981346820,NULL,'95b1e539f066a4c6a52cc200a276d789d8cc18fbee76912ea031b16c430efa4d');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',3,1,'action','first','b3','{}',1794981346832,'a190','d97c80167a32355149d6d030bf1b0a8d9f7efaaf31073790888c24ab59f0cce4');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',4,2,'action','second','c7','{}',1794981346838,'a191','74d304e8cd9fe73175f864ef8ae8b93d35a0547e78166636fe45d50ed4e9b540');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',5,3,'action','first','d4','{}',1794981346846,'a192','4c1d3457c361f366557128b1e2980c031cb95744c44eaf68ad486fd9c3f9f206');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',6,4,'action','second','c6','{}',1794981346853,'a193','8f9c60e3611d35853c66c3d8859de7300fc90cc85c26682796d305402feebf99');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',7,5,'action','first','a4','{}',1794981346861,'a194','ad79b82cdaa45e1c700e5fccfc878353bc173e9b844be5a3bb93ff970e91b7ac');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',8,6,'action','second','d2','{}',1794981346870,'a195','7c4fb5856802ec85713dd6a3701a5f4a26125e05fa1d818f6e7be7a5b4d35ac6');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',9,7,'action','first','c5','{}',1794981346877,'a196','10fb89b69c49f9c6c454e9e96ca80144636753d12119f92b98ef3e7da5c80620');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',10,8,'action','second','b2','{}',1794981346886,'a197','bbb76714a586c480b5c8584133844701ed90e63c06bc1d04ce3b27fce5e5ccd0');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',11,9,'action','first','c2','{}',1794981346893,'a198','d8b7a4b9d344145ddc258ad02b63d96084ecf27f646f3a005dda05f71aeb652f');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',12,10,'action','second','d5','{}',1794981346902,'a199','3beeb7450674b5685b4957cd768f9c011940df0abd5b8e9e4cc4046bade8ef9f');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',13,11,'action','first','d3','{}',1794981346910,'a200','9bbb2e89532a16892ff8e689905c6d781e7bd1ad2710560aa787ca2d5a86feb2');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',14,12,'action','second','a1','{}',1794981346917,'a201','0ea54bac19fe668ec388b42cbf9da02fc745b2eb0ed9f66b196829e8f48e1e6d');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',15,13,'action','first','c1','{}',1794981346926,'a202','f8dadce02dfc5485aaf5c7358a4994a8ed986f9bac62a7c09ce32dbca17a8665');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',16,14,'action','second','b5','{}',1794981346933,'a203','fb96d0c52b1ae3b0e75123eaee5aefed0c3df1e106795ce2476979c557f7158c');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',17,15,'action','first','a5','{}',1794981346942,'a204','2106f56d29d53148447ac6900fc2a9f7d34922ccc4d0a963162ba2ff53b707a9');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',18,16,'action','second','xd4','{}',1794981346949,'a205','6e209103addb2fac7659d3e9fb328fdb3db5030dfe7491a4560301aa10b53c33');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',19,17,'outcome',NULL,'1','{"event":"xd4"}',1794981346949,NULL,'8095a97a1f771c3f21537ac99d1f7c5f5341c7338e25dd6203b4c4fde5e8a6fa');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',20,18,'action','second','xc5','{}',1794981346956,'a206','98511b06817aa3fcee2558ad1973ba15adcc4b307d6fed2043f015274216ef37');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',21,19,'outcome',NULL,'01','{"event":"xc5"}',1794981346956,NULL,'d6cc513e3beb14d8736fa96c31e549033a24c5d6b4680b7074a2261889bfa6f7');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',22,20,'action','second','xd3','{}',1794981346965,'a207','a31b7b18a6f3ecacf2cd90aca48325dad75a02960d7c1160bf82e15dcf34fe12');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',23,21,'outcome',NULL,'00','{"event":"xd3"}',1794981346965,NULL,'91a3aa63af70facac5fd5fb2a1abe27c4acde0aa6ca597f6c14230192b24eca8');
INSERT INTO "entries" VALUES('jr-jKSbnPpZnVNXP',24,22,'end',NULL,'','{"winner":"second","reason":"majority","score":[6,9]}',1794981346965,NULL,'f90b91723c96efcc858b8bfabde3769e680e05161ce295d28d8dfe652a07a5c2');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',1,NULL,'sit','first','','{"name":"Guest-0472","seed":"9eb38f3617a82c472ee50723adb2fc9b","user":"YQIp9lNT0ZlK2lC1","by_server":true}',1794981346979,NULL,'4a84bb9e410438bd64be86ca04e254921d4bd6a21e7d601c27f429ae63d9d50e');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',2,NULL,'sit','second','','{"name":"Guest-8187","seed":"57051c89c85699adc26f3276f4b891f8","user":"kDgEjsuVy7yg4SXl","by_server":true}',1794981346996,NULL,'8ff2246170786067bb4acabbfbb808f22e1d76daae93c1972c980704e85353a4');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',3,1,'action','first','sacred c6','{}',1794981347007,'a208','4fbfd16f4ccdbac9d41ec81c791d0832170c38a2417d4a0d451f58a502101951');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',4,2,'action','second','sacred c5','{}',1794981347014,'a209','6562e565540c6e4e99720b68ceccc5a92e69400a711757c7bbcd362fcc583e2f');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',5,3,'action','first','d3','{}',1794981347022,'a210','ebdb7d6b56acf4e1c717696ee9210ba22fb39fb954ba43164ddb93ef66fe0389');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',6,4,'action','second','e8','{}',1794981347029,'a211','e9f89ab786ca8f6f609ede1a601421d33e1448ed81578d5dfba488688a41ef38');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',7,5,'action','first','e1','{}',1794981347038,'a212','da310f1a86920da866ae1fe3e63175e619ed07c4fc1d10cf3d06544205bd2475');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',8,6,'action','second','f7','{}',1794981347047,'a213','ca3e31b39b396f20a0b259e54e26d8468f4756117f6d1fac2246c926b0aff1e0');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',9,7,'action','second','b7','{}',1794981347054,'a214','54d7ad1fb6bab73c80e2342ae62fc6933eb403043980a5fd2b10baa3e2571173');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',10,8,'action','first','a7','{}',1794981347062,'a215','51ab30e0c39962d67781dd5b0665654bee659e3adfe3d2a75a5123d47672b23e');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',11,9,'action','second','a5','{}',1794981347072,'a216','e5b6164dcd9967b8b6e57bdc550c7b366eaa3641b251382f2e3933cc35bfed21');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',12,10,'action','first','f1','{}',1794981347079,'a217','b1bb15faa5434fcf59d800c64ef199b657a26c01c5e3e7e43f03e223b415ce92');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',13,11,'action','second','c4','{}',1794981347086,'a218','0f2679ee938559e1158e0ab992f8c7ebcf17b91410146e9c1bea8b3049c42d5a');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',14,12,'action','first','c1','{}',1794981347095,'a219','267ace7b1b38601d92de86759754fdb7af5990550acd5e2de9f05799dac83afe');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',15,13,'action','second','f6','{}',1794981347103,'a220','02c4e6500f0b3341c599a53589b96134ecd72c8e1bc207ecc92ec75a00ef5694');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',16,14,'action','second','a6','{}',1794981347110,'a221','8afdf72ae0ce10566e837af1c7bf798a3ec94c765a915a0dce1aa872682b9978');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',17,15,'action','first','d9','{}',1794981347119,'a222','8ab60cbb809cee1bdeef977348783efc763df2dddc4570fcc45f27c6d3cb0c10');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',18,16,'action','second','e6','{}',1794981347126,'a223','13ccd0b2dd7da151e807689ba0a387a40bdb86abd25deb98429d16c3ad8967d6');
INSERT INTO "entries" VALUES('dJJ6ofxdA6vIML7I',19,17,'end',NULL,'','{"winner":"second","reason":"majority","score":[6,8]}',1794981347126,NULL,'8ba2fa4ff907136d42636cb0ef705a02382f18d9fcc786645372986661172e4b');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',1,NULL,'sit','first','','{"name":"Guest-9459","seed":"312f90d13227658b0c86d50067030979","user":"q3FI0ujcMwSxCPsM","by_server":true}',1794981347145,NULL,'0b98614f5e024f9fb5f8e358cae40b3c664a079eb5e4a78398aa71a4fa7040f2');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',2,NULL,'sit','second','','{"name":"Guest-0148","seed":"1ab9055860667bf3fa37525b0b07ecaa","user":"ODmD1_l6Cpwy52D6","by_server":true}',1794981347161,NULL,'4b641d1a18b382737e61524c3da55e610476ebbcb333dffa789bca13a49089cf');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',3,1,'action','first','a2','{}',1794981347171,'a224','b0c982278ea29f3ed8a1a60991edfb8c294150137e980106bf1f16a86d1773bc');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',4,2,'action','second','d2','{}',1794981347180,'a225','45f830f8f040111b4dc6466b8ded98eccdf008fc5385846071c51b862615028f');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',5,3,'action','first','c3','{}',1794981347187,'a226','588394181a904256115e66d932f4594b21921e123151888ad434899351960ba2');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',6,4,'action','second','b2','{}',1794981347196,'a227','26c8967b39d45ec273c61b18f5a3638ab7ef037a0e94d59b7968d2f9687d305e');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',7,5,'action','first','d5','{}',1794981347203,'a228','638d2f5a1311efd009f26d1e66e44537192f1e79e25e3f96618647f6aa1cc7ef');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',8,6,'action','second','b1','{}',1794981347212,'a229','ff0d74700ee1f6c7f06b7507eb38eb394d90e23c44284c4c0cfca3f3ccaa17d0');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',9,7,'action','first','b4','{}',1794981347219,'a230','bbcf63614e4481de99adda395dbc264b4404ff572b1bceb944c90e81b17b22d2');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',10,8,'action','second','e4','{}',1794981347228,'a231','8f65acbbb21b174bfa892fface8f60e3e65adec088642cce337905000dd741ae');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',11,9,'action','first','b3','{}',1794981347235,'a232','cf65381556b0afb33bce2d30e02785ce4f10496832922af36f4dc07bd2362f35');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',12,10,'action','second','b5','{}',1794981347244,'a233','1e4f46fbc878b20ec5b49d969a994054a56cec7a84d425ddca1706b390a4bafc');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',13,11,'action','first','d4','{}',1794981347251,'a234','8b4da972fb6414c5a2435b5180426ac282eea33d0c98fbdd0fd2beccd959517e');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',14,12,'action','second','d1','{}',1794981347260,'a235','62b677c1e0f29c8dd4ca9cfc053d7f90ce0c95e8f58e26b76e196516d759f3dc');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',15,13,'action','first','a3','{}',1794981347268,'a236','d3040b7b322c7ed9ba9b8c716801603d7d60af4cdb685dc7e092e8098bc69855');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',16,14,'action','second','a5','{}',1794981347275,'a237','232c24409c1378fe28704a6889cf066248571d0aaf55d8665ba2628b93fed8a1');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',17,15,'action','first','e1','{}',1794981347284,'a238','13bc03f70766794d0a44ebcb82a4cef72c814e3ddda25209ec9ad786071af56c');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',18,16,'action','second','c5','{}',1794981347291,'a239','e07184344e58de77ee68a35d23e8d876fbfffce4154d33cd7677c7c7fc0589dc');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',19,17,'action','first','c2','{}',1794981347300,'a240','4ab30c3ac92183bfa1c87ef8c00ca8caa680bfc53460da9658ba48e4b5c131b7');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',20,18,'action','second','e5','{}',1794981347308,'a241','66dc4eb6cef691ae459b61add59332e9dbb0747303e1456aa331df4162b5746a');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',21,19,'action','first','b2:b2','{}',1794981347317,'a242','ba9d27c1a15889120b9d12b7d4dcdad7d9e6e59d187f610f589b094de4527212');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',22,20,'action','second','d3','{}',1794981347325,'a243','17ac9a5e09e271a97955e497d206053d3fb17c90583632b987b95268cf64a13e');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',23,21,'action','first','e3','{}',1794981347332,'a244','376928eaf8520872f0ea32035e4d07f3c97bceb811f7b32d31c75501d32fe6cb');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',24,22,'action','second','c4','{}',1794981347341,'a245','4141ab72da44f162d58d75a6ebe017b22d35725289f8edc83591874ab35e2429');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',25,23,'action','first','c1','{}',1794981347350,'a246','32d6689107db4ee3ebdf457c4414ce2a3cc7f8a304303f156f78cd653090cfe5');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',26,24,'action','second','d4:d5','{}',1794981347357,'a247','de4806a52aa1645be05836ee26f5adc4d77b421729117ac0b877476d24012e58');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',27,25,'action','first','a1','{}',1794981347366,'a248','829c25cde55d8bbda6f7e4f781eea9e9ac2161f6ae430f66d55f470e38c3bcbe');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',28,26,'action','second','a4','{}',1794981347374,'a249','9d81702f2470e0a9d07db1d7c78e6c8d9f1fd04087dd6371441ce91b2c0a8687');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',29,27,'action','first','b1:b1','{}',1794981347381,'a250','130395896321c2bdf75adadc300dd5333bba03c4ba9e94305e2be326fa00c53d');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',30,28,'action','second','c1:c3','{}',1794981347390,'a251','d42e15216845b73d38df20f697da7424ea98bf85136a551c3ece8cbf29d9cc9a');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',31,29,'action','first','e2','{}',1794981347397,'a252','bc9f51e860a1bb8683603d544c81ab629588ba1a83a09a00512365aede532c79');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',32,30,'action','second','e1:e3','{}',1794981347406,'a253','e54cc55116277fd333b819c8f8ca8c51e59e39b1f9145a3d584be45b37bc16a7');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',33,31,'action','first','a4:a4','{}',1794981347415,'a254','40c13678b1133f6b21e4b11bcc3d42ab86ebe1bb1cbd1474060fe42b28a6d38d');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',34,32,'action','second','a1:b4','{}',1794981347422,'a255','bc818d38c0f1afa9ab106a62dea4e387a7da5eb4346e384951492612e1df2c71');
INSERT INTO "entries" VALUES('Zn7fnGpwCo65IB1Y',35,33,'end',NULL,'','{"winner":"second","reason":"annihilation","score":null}',1794981347422,NULL,'973097ec91d770606bdeaeac50d43d2e89f59f32350d60a40331dda5f3b2890f');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',1,NULL,'sit','first','','{"name":"Guest-4733","seed":"6ae89ea4ba2b9b0b9f9f164551bc805b","user":"gfkTKKesdu68QdSf","by_server":true}',1794981347437,NULL,'1e30b24a6a357cebfbb8124a8109c2c780fd54a7673c1af6606b565f4e5c569e');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',2,NULL,'sit','second','','{"name":"Guest-0058","seed":"c09d65f3a77b01a7607c17ef6b02208c","user":"bMrQQNNtRijn_gky","by_server":true}',1794981347453,NULL,'57f7c26b5b82597239984b073070532e0fd7885ac8d2cd4e491e597488119170');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',3,1,'action','first','b5','{}',1794981347464,'a256','da9a96d3a7bf43653c65335c1600ebc047efe82cdf1e76ad166cd4af30dd4575');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',4,2,'action','second','e2','{}',1794981347471,'a257','c9bd36af070c03c0dbc3f3a172e31a1a0e8a3a45cb8de62a2e38f24f9ce98997');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',5,3,'action','first','c1','{}',1794981347479,'a258','9dd70dd183ee220be475525dcfd4293f032b8f4b7db133e9bdec3c03f224d461');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',6,4,'action','second','a1','{}',1794981347486,'a259','990ae81d115a6eeffa476d522c9eedda4a9f657f6241201ef30176a8997559f9');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',7,5,'action','first','d6','{}',1794981347495,'a260','2bdcdf67fd9eaf3a039eab5e30dbf6d1b36d0318440e55cdf493b3e9356547e0');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',8,6,'action','second','f3','{}',1794981347503,'a261','6f02776285b7b97734a4e28bed3ede33cbd026a1934e46e445d44143b22079c3');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',9,7,'action','first','b1','{}',1794981347512,'a262','f807686ccdb95ab3a7e7a8d23e74ba148e6221cf31dfa371f04de76f62adefb0');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',10,8,'action','second','c3','{}',1794981347521,'a263','8af3404c183957912d68df11b4750eb5ddc3fac68981edcdf9cbfae4a902bb42');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',11,9,'action','first','c4','{}',1794981347528,'a264','e2c772b7892174fa0ccbd485e5769ad2440f29814e56d2d84c7b0d6de3d63eb8');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',12,10,'action','second','d4','{}',1794981347537,'a265','de066416d549cdc2630a6e723ef2965b503514c5ea7f13e3a5341bf200ee7520');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',13,11,'action','first','e5','{}',1794981347544,'a266','7ae5473abc4f958381079ab63298b2e399fbf0e49b79fd8439b7fd904b6c3460');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',14,12,'action','second','a3','{}',1794981347553,'a267','d5b68f93821dcfe49a450b82a3ae7e9e117ba70a6827d731c2fa4601791d3f29');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',15,13,'action','first','b4','{}',1794981347561,'a268','d2ed7dfc72dd7d37396ff0fdb24cbc23e807e398a678a753696c42ebba86f717');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',16,14,'action','second','a5','{}',1794981347568,'a269','73ade8b1a8bd0f3868f740aa5ee857ffa6b3ea2e0ceb0c56e5a1562a366ca5c5');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',17,15,'action','first','c5','{}',1794981347578,'a270','f326606aa4e5f67d1d826d8d9dd6c89d4dae5d3c49550776e2e4b57c593d2b3e');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',18,16,'action','second','e4','{}',1794981347585,'a271','4e0df8222a3147383bc0e149ff6ce26402d53d0b5f4521782a1506ba2f6c44a3');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',19,17,'action','first','b6','{}',1794981347593,'a272','836679180f8ffb06c5ad73133e88cf4d24af00d2dc9e2e8b3685abe7dba549d0');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',20,18,'action','second','a2','{}',1794981347600,'a273','bdba0986729eb4708116e8f14ddcb5cf52cd1d40039514067011e8f5245a869b');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',21,19,'action','first','d2','{}',1794981347609,'a274','d4abf01e8a979ed57923c1ffa87fdd2c4647deafeaa87af12f84f544e4223d83');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',22,20,'action','second','f4','{}',1794981347616,'a275','3e9a61dc590889e679fade6d109b5e61d5bcf3c9a244fea9ea4ecb64fabcda10');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',23,21,'action','first','e6','{}',1794981347625,'a276','b8f33157f12be79a6ab4b41bc8c70b4de20202f061b5de3cbd7ed1b8ae2d4fb1');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',24,22,'action','second','f6','{}',1794981347634,'a277','8165859cbc0754e109871fe0ad3b8519f7663ec32ae82412b3fc41aaf023c994');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',25,23,'action','first','d3','{}',1794981347642,'a278','2711852c356d27b8188106cf55644bd89311aa1026faeb88a29d7fc58b3d68ce');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',26,24,'action','second','f2','{}',1794981347649,'a279','eb48da1d7bd23cf9f0ac035307458f561ce94f48d689eed5aac8e9c623b40a7a');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',27,25,'action','first','c6','{}',1794981347658,'a280','da0bcbdf81398f67c9c47abae084ab0c8cc2ce0e9816294f5a28052f7e75e213');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',28,26,'action','second','f5','{}',1794981347665,'a281','f3e78ca278c81559d03c04e39f286f838e36a900e46756722af2049b92334bc0');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',29,27,'action','first','a4','{}',1794981347674,'a282','d065c33220dfff385ed864cf82cf350ca3bb57e8dd6f574ac8c26b88c48d7ae3');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',30,28,'action','second','a6','{}',1794981347682,'a283','3bf0fbdbed6d2f43414aa68c9e629400184df7b36d9e7430129c6336471668b9');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',31,29,'action','first','e1','{}',1794981347689,'a284','107932805bad61e5584aaa8638e1d452a49d53dce194c00dda3b51c6b638b9a2');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',32,30,'action','second','f1','{}',1794981347698,'a285','1520f93ab801c1529cb38b1e262823bfd5829ffa3a12eaaa878006b6f9971a5f');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',33,31,'action','first','b3','{}',1794981347706,'a286','55b42bd20074a9eb43867954d48d5a33d2ecb3e9035f2eb75edb7ecb4ae880eb');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',34,32,'action','second','b2','{}',1794981347713,'a287','c55c7eba7f999c2cc6314345483779e36faa49ef0d1d750f44480828ac2aa95a');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',35,33,'action','first','f5:f6','{}',1794981347722,'a288','b4019d1710778973d86465a6909efa2af5d5ab38d1f7e51836b5bcfc67cf3876');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',36,34,'action','second','b1:b1','{}',1794981347730,'a289','2b80f989640ce644c14f8c0c80abb8d897ca31fc39a3f5ba24fad23f32d22641');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',37,35,'action','first','a3:a3','{}',1794981347737,'a290','d0055e4be83b6a5017752294fddabccd10d6cd3be761fc808fcb199c88c4c744');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',38,36,'action','second','d5','{}',1794981347746,'a291','885c03937c3c27f434c72b64edb744b403b0716d890bb05a178cb05473301972');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',39,37,'action','first','d1','{}',1794981347754,'a292','9c59fd99dd7ee2c618f2838c5d212e82bfda09250cdb419aae71f965e8026b43');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',40,38,'action','second','a3:b3','{}',1794981347761,'a293','96b5c3dd6c4cea546962bdf3757b5e077315396e84183be3163d4daf6d68b87e');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',41,39,'action','first','a5:a6','{}',1794981347770,'a294','496d13611ab71d5ccbe24f123e6dd68824e58ad03bab7bddd1ffce3c75b8232d');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',42,40,'action','second','e1:e1','{}',1794981347779,'a295','7c3b8c3702fb0e63ac8b7e421f3c006dc08f406df1ad976a5216b7466b293d44');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',43,41,'action','first','e3','{}',1794981347786,'a296','9d986b071eed14e41425ed8a20bb600f80e93b06346258042edfa28cfd46c537');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',44,42,'action','second','a4:c5','{}',1794981347795,'a297','05163279704f24afa24b0f18bb8aaf2eba2c9fcd0b56b042136dc4ff75e3a9bd');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',45,43,'action','first','c2','{}',1794981347803,'a298','d582099d5604a3b092cfda488f8485926f6af72a74b1a86df8fca13b9238c613');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',46,44,'action','second','e5:f5','{}',1794981347811,'a299','38d366f3296d37d5f2cfb2222e5b2f4198642f5b0bede4bd5a024fdb2c8ccd92');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',47,45,'action','first','e1:e2','{}',1794981347819,'a300','7e447306fc6e86826bb5789c654049bef7148c1752e85e08bfe1b604c69c3410');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',48,46,'action','second','c1:c2','{}',1794981347826,'a301','e3b7b7e60433ebfe3b184161a5dd0dcb621d101e961d1d7c9f30aeb33057a2a0');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',49,47,'action','first','f1:f3','{}',1794981347835,'a302','e1590a5cf6f46c29861cb16ee4506be636bdefb931d656921d006cf4022ceefb');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',50,48,'action','second','d1:f3','{}',1794981347842,'a303','e6f7fc59f1fc18dd28137bcfe0ed729050bb10154a63ff081e630910600c1d70');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',51,49,'action','first','a1:f5','{}',1794981347851,'a304','3f31fb37b945f71aed70934e20c49ce229c1f7f1f017b2a8e4f472f7fa8d7750');
INSERT INTO "entries" VALUES('B7sUgUYYjTO0rrxz',52,50,'end',NULL,'','{"winner":"first","reason":"annihilation","score":null}',1794981347851,NULL,'3fdb2a5d6ec724abeeea22ff8016b6b2cd891103ecbe70937a043a1df00d3113');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',1,NULL,'sit','first','','{"name":"Guest-5461","seed":"a453e6801b4d413ea4ea84a11107f8ab","user":"vrEHCT2BzN9LY-a5","by_server":true}',1794981347865,NULL,'4e795ebad6ae40af61e836a5095733c9facdb99b662548bd0f5184a9ad4abed1');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',2,NULL,'sit','second','','{"name":"Guest-7616","seed":"9210a0c839c020fcf87af64dcf177278","user":"8kNuzpyFPqgsRcnp","by_server":true}',1794981347880,NULL,'c259f9db7557c25ab872e2b3411c08be8a5feadfab133b1aefe5f1356f4576f1');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',3,1,'action','first','c3','{}',1794981347896,'a305','0b2a7f50261be1a5b94ad0a93376d17b6d96e3d2455733386999d31b2d26ece3');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',4,2,'action','second','c9','{}',1794981347903,'a306','6763479c143a3da328b064e1ce78d24e26b5210cb6f93b9904c6c3d87c99a7b9');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',5,3,'action','first','h4','{}',1794981347910,'a307','2dcb4c6781f1470d9d306cf32555a73d35e542046520710381f912d01bc2c0aa');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',6,4,'action','second','d5','{}',1794981347918,'a308','46b78468b7408898d57f6fab9f53cde3ff133d8cb8ebb019a2fac8319a1a8235');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"vrEHCT2BzN9LY-a5","name":"Guest-5461"}',1794981347923,NULL,'245da97bdb4d46cbc8ac1423ddc2e904c9c9419c52db873def2793c7fd6b94c3');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',8,NULL,'chat',NULL,'Who is winning?','{"user":"9vzGnuHAvKnCA8id","name":"Guest-0263"}',1794981348097,NULL,'4b84baec8379c476b424a92fd2e60806b035248fba42d6aa0c9bc975cb32a1e8');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',9,NULL,'offer','first','takeback','{}',1794981348105,NULL,'3e033f09f77d575272055188283714d65a5af6c07f719f708a1bb2757f90db35');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',10,5,'takeback','second','','{"steps":2}',1794981348111,NULL,'c41a0b83cc3f307536e1a9085c91fed9b669ebc560627072c2420d6ccd81ee72');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',11,6,'action','first','b3','{}',1794981348124,'a309','d22a4edd687e71f51a9e0f38f35613f7e851ef0e48a3984182da17b14bb86060');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',12,7,'action','second','f7','{}',1794981348131,'a310','e06f154eae5f64e1387fcd3758b25cdab70d732a00aad85ae40299096a31d7db');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',13,8,'action','first','f8','{}',1794981348140,'a311','3a7201a78e4773e0cc56bc7731c6419155c159a41baec57a36d393af4b9390e8');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',14,NULL,'offer','second','draw','{}',1794981348144,NULL,'cc9ee8ce9cce38a5b2f53ae193f702fbbff6d008e338a53c0e852f8c01ea1ed6');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',15,NULL,'decline','first','draw','{}',1794981348153,NULL,'266573f9f19e049517f5feaf1d65f2f26f8cb16ece3051821d7e416b7c9c7f2b');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',16,NULL,'vacation','first','on','{}',1794981348161,NULL,'63f2496045ea849eb6a9c2614da9495478d8b60b3aac39ec84287c04fb3adce9');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',17,NULL,'vacation','first','off','{}',1794981348169,NULL,'97b59e37db0d73f3d0bdb22bd92a87939278855c0df0a6268d4639b3fb555151');
INSERT INTO "entries" VALUES('GSqlCFZehrWg1vlD',18,NULL,'offer','first','draw','{}',1794981348200,NULL,'79bab6964b4c11c698da1ed67bcfb4be8b6040da2bd7383b4143dcf69fb43d6a');
INSERT INTO "entries" VALUES('olGHTMO-OxwBORdP',1,NULL,'sit','second','','{"name":"Guest-0526","seed":"de75c39d6dbf36589258d5e530e473f0","user":"21dMIWDpsff02hK9","by_server":true}',1794981348215,NULL,'aab067c4a0cdf9b3e3fa76fc7e6f2810e6461fb7944222e44b9b2ae1f85a4fba');
INSERT INTO "entries" VALUES('Q2Do-e1aOdRf9JDZ',1,NULL,'sit','first','','{"name":"Guest-5365","seed":"e241d7fa6c456186869e341e7fdce385","user":"7Q3yEqmc_N5POQiz","by_server":true}',1794981348231,NULL,'0920ca6e8d9f02e77c08ac6c9ab2a18bca4164062ed4ea1ed4b6466ffcc6bd63');
INSERT INTO "entries" VALUES('Q2Do-e1aOdRf9JDZ',2,NULL,'sit','second','','{"name":"Guest-3762","seed":"6412b16e482e924ff646d855663c29d9","user":"LOYl9aG0dXQtWj4p","by_server":true}',1794981348247,NULL,'a1b2bd0a7af50b037b0cf31be43982477e440abe8998fb4ebbeffd4f072d1757');
INSERT INTO "entries" VALUES('Q2Do-e1aOdRf9JDZ',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794981348257,NULL,'5ef61b608901d24fe4b0cfb106ecacf72d8663af6b448bcaf6f833480e73e86f');
INSERT INTO "entries" VALUES('p5ET2y4XSVXuE87V',1,NULL,'sit','first','','{"name":"Guest-0737","seed":"d6386ebb2f024cb78c271816d5fa0904","user":"d2yy7nOIgKF9GGMU","by_server":true}',1794981348271,NULL,'23d6a105a4efe9ef048deca5cda53c3d3be6856947732587538df4c54c1b8c8c');
INSERT INTO "entries" VALUES('p5ET2y4XSVXuE87V',2,NULL,'sit','second','','{"name":"Guest-9403","seed":"3503e024624b0eab3e508d6e8909efa7","user":"cfAJtXxLdhJ6azCp","by_server":true}',1794981348287,NULL,'f6da5ec2d1d2b0dcd4d31183cfda80720f06ab27cca637c4dddc842de8c9f1e8');
INSERT INTO "entries" VALUES('p5ET2y4XSVXuE87V',3,1,'action','first','d4','{}',1794981348300,'a312','febf6a4d32613e998c6ef90171886d3780f70e82b1bfa216993002cff2395184');
INSERT INTO "entries" VALUES('p5ET2y4XSVXuE87V',4,2,'action','second','b3','{"delay":3}',1794981348308,'a313','1b348a093d30a4fbe1f2d31e4ea10768d98b7de3c37f609d90731954e52639b2');
INSERT INTO "entries" VALUES('p5ET2y4XSVXuE87V',5,3,'action','first','a8','{"delay":4}',1794981348316,'a314','e440acbcbe3fcaeb528dacc9da01e13c343c01c3dd91a9ec52d81de217b4a0b5');
INSERT INTO "entries" VALUES('p5ET2y4XSVXuE87V',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794981348322,NULL,'498aa408ed00a26df01a1b49b2a29b3cd52a47206c79cf41db7ad0efb3e45142');
INSERT INTO "entries" VALUES('p5ET2y4XSVXuE87V',7,NULL,'offer','second','rematch','{}',1794981348330,NULL,'27d0faacbb2ac5b0e2a17a12301e2dbf0cbbe79acf82a64a78f596d45e363536');
INSERT INTO "entries" VALUES('E8FntWiM1f8p8kSt',1,NULL,'sit','first','','{"name":"Guest-9403","seed":"bd454045e17316b3ed16b389cddd2767","user":"cfAJtXxLdhJ6azCp","by_server":true}',1794981348337,NULL,'60d2bccce57eb2e3749b4184c04cd6636e695b9827201098a8ab17b87608a98a');
INSERT INTO "entries" VALUES('E8FntWiM1f8p8kSt',2,NULL,'sit','second','','{"name":"Guest-0737","seed":"161b275521e385bb7fec6e8f238ef085","user":"d2yy7nOIgKF9GGMU","by_server":true}',1794981348337,NULL,'26e60cee3866a8f5f9ef17d5a88d655f09c109e402b4357fb37f9fb2d2270eb5');
INSERT INTO "entries" VALUES('p5ET2y4XSVXuE87V',8,NULL,'rematch','first','E8FntWiM1f8p8kSt','{}',1794981348337,NULL,'c14fbc55ef9fc9062fa7f17374c14ae8f93eed064c190875e768dbf6305e1897');
INSERT INTO "entries" VALUES('OJozZX73rNXwelLD',1,NULL,'sit','first','','{"name":"Guest-9711","seed":"165fb776050e994ee34f15b89b785d35","user":"MiZzENgLPKmpB17N","by_server":true}',1794981348353,NULL,'cb0ceed4983ae85d6835d10d1f1e99568ec95a2e3e57da455d6e03e23cda26ec');
INSERT INTO "entries" VALUES('OJozZX73rNXwelLD',2,NULL,'sit','second','','{"name":"Guest-0299","seed":"a1f24430be572d00723101aee5d88057","user":"BnYnV4RpJvTGmxpY","by_server":true}',1794981348369,NULL,'06e92201b9b23452aed215bd42f79cf1980dccac575606055109884f67af6c7a');
INSERT INTO "entries" VALUES('OJozZX73rNXwelLD',3,1,'action','first','i6','{}',1794981348383,'a315','6bee6ad367a5b21c1be1fbc2147c20354ba3e226105abbc5d869e3bc519febc9');
INSERT INTO "entries" VALUES('OJozZX73rNXwelLD',4,NULL,'offer','first','draw','{}',1794981348387,NULL,'4f0144bce6635dcfdac3395cdbab4aab4de4e5cea636ed6e7ce30429c47dbad1');
INSERT INTO "entries" VALUES('OJozZX73rNXwelLD',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794981348395,NULL,'841425fb69aae3040f52bd4b6884dd393d4273182836b0dc6ed04971a150d2be');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',1,NULL,'sit','first','','{"name":"Guest-1295","seed":"3ba689b1c38267c9e0ab56384fbd3ed9","user":"DXgac50f2NqcYMwc","by_server":true}',1794981348410,NULL,'35440dca118dcf33fd63b5ab82ab3d4b616298241813b91383cad63aedb1e0f8');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',2,NULL,'sit','second','','{"name":"Guest-7261","seed":"fc12a277cd82f25332c9f42cb02b85af","user":"FZuAMFDgDEHdkVTH","by_server":true}',1794981348426,NULL,'d8fbde3efa30242e8f6143e195a2b7a1a59a988b84564f75a67afa86955bad6e');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',3,1,'action','first','m6','{}',1794981348441,'a316','17d4fa46edd2bbb146af8934d008e36ec681ca2b236dc6208bb17fd7c9cde260');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',4,2,'action','first','f10','{}',1794981348447,'a317','8d46a104cc65f71b111640c5787561bf50702843aac2d0de653b4493187c8f47');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',5,3,'action','second','d5','{}',1794981348457,'a318','c9b63f9c3390da826d8825ae2861f0365315f9540afa7f76c21d58c88a2188a8');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',6,4,'action','second','i5','{}',1794981348464,'a319','6aed31253b3d1ab22ee240ecbad2ae9eeeb8011beef25a533b49fcd34a8a196b');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"DXgac50f2NqcYMwc","name":"Guest-1295"}',1794981348468,NULL,'8cd7f9936f2c625da6dbd83266a318935c7d8709b8b6627a01c868f225cd1ff3');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',8,NULL,'chat',NULL,'Who is winning?','{"user":"3oZ5fhakP1pKrRXZ","name":"Guest-6686"}',1794981348484,NULL,'3b047a76ec900af1f37eb09f1ec0bbc898f1d4f4421dad6d57faf9cec9dba78f');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',9,5,'action','first','e4','{}',1794981348496,'a320','289e6b9842c92514d68de2a59553ff640a644dd7b2a546264f4f62a93b7e92d5');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',10,6,'action','second','k6','{}',1794981348504,'a321','8ec276c1bc9dac3519b54133e388ddd0d667b1b9cae1daaa04f1d1523a1bd384');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',11,7,'action','first','f11','{}',1794981348512,'a322','f463cf1087f0cd3c0f366de0073888d878fc8948b4ec8712efa90043f8a898d5');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',12,NULL,'offer','second','draw','{}',1794981348515,NULL,'6c98644445f4057acaf738728acd1eb9b44f1f6ac211df934e43e67c2ba75a73');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',13,NULL,'decline','first','draw','{}',1794981348524,NULL,'fc32431e947a8b4e8f8c824b037db52ab14543265389911a87df252da7dc5175');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',14,NULL,'vacation','first','on','{}',1794981348532,NULL,'029d5ec80dcf72a5b7f1804cc7254c40c979868e8999adc576fc0e015134ebfa');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',15,NULL,'vacation','first','off','{}',1794981348540,NULL,'ad33beafd7296bb980f5da44a98c7495daf5ea4572cb48617a84d46918c2f159');
INSERT INTO "entries" VALUES('tQcYQ8rhMcVxp69F',16,NULL,'offer','first','draw','{}',1794981348572,NULL,'e7c10af6c41cf38662ee7b58412c8dd29fa1c26a92379b9d056b2bf6f2327ec3');
INSERT INTO "entries" VALUES('Q4Z20AZNbn1iToji',1,NULL,'sit','first','','{"name":"Guest-9335","seed":"f62362d7a82880e698feaf265dc1852a","user":"4mhEIqg8ofgBZaL9","by_server":true}',1794981348587,NULL,'d6c2e8d6478b21deeb7e17e85a5fb00e749752083afe2f5d65e8e7b8ac42eabb');
INSERT INTO "entries" VALUES('ZBSATy44jN1v-xsh',1,NULL,'sit','first','','{"name":"Guest-7193","seed":"fc36da4f778d23df10f38096582de114","user":"x99AG8wLnqQKQS2U","by_server":true}',1794981348603,NULL,'d2d9ac81aa9550d5c3b90c984227d148bc0b7cb032fde03a4f2d1a5a9d580c38');
INSERT INTO "entries" VALUES('ZBSATy44jN1v-xsh',2,NULL,'sit','second','','{"name":"Guest-9218","seed":"f5ed98fbe1ec570f06f7eed23910bff3","user":"XS2AstC-X3AeSYnc","by_server":true}',1794981348618,NULL,'4cf5edf8ba7303e5fcdc1e6ec5a184d34ebb08d9cf79e7f33ff47bf2231a5a61');
INSERT INTO "entries" VALUES('ZBSATy44jN1v-xsh',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794981348629,NULL,'d6463202a5665a34062871dfe8579ac5335122cf83f27bf4284ab1d7efe52115');
INSERT INTO "entries" VALUES('iMAdz9xGRr_qDiWX',1,NULL,'sit','first','','{"name":"Guest-3233","seed":"8b626d85ec536c4dfc2ff2ab6ed63845","user":"DCVTgAwJRu-SxHNJ","by_server":true}',1794981348644,NULL,'a8f95e2ddef983e9f8966632b2f931187bd586cfe0414d14519f3784ccf4ce9b');
INSERT INTO "entries" VALUES('iMAdz9xGRr_qDiWX',2,NULL,'sit','second','','{"name":"Guest-2066","seed":"71d73b085ad7613d04ad601dd5c81eaf","user":"yVia_OpfzMq2WUFK","by_server":true}',1794981348660,NULL,'a5ab9ec1f8d49159e438dca3db65006a7cec3697f8e2021347cec4ef5b07dd07');
INSERT INTO "entries" VALUES('iMAdz9xGRr_qDiWX',3,1,'action','first','i8','{}',1794981348672,'a323','98b32780e505fb9ec08f639a6572e998ddc58b5a1e86ccc4e10208c40fb4a3dd');
INSERT INTO "entries" VALUES('iMAdz9xGRr_qDiWX',4,2,'action','first','i3','{}',1794981348679,'a324','8a941dbe71de37de2cf5d60588c9d269054acd1232a0d2c7eab1b3d8e40217ea');
INSERT INTO "entries" VALUES('iMAdz9xGRr_qDiWX',5,3,'action','second','g4','{"delay":4}',1794981348688,'a325','ce63e22b05ca5de54bd5440467e5c6de5185678bcad6f894a98d38a194607740');
INSERT INTO "entries" VALUES('iMAdz9xGRr_qDiWX',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794981348693,NULL,'0521296662d527af5103f638cb77e493fbf9afe96e4f2cb20f5f7943679f8c47');
INSERT INTO "entries" VALUES('iMAdz9xGRr_qDiWX',7,NULL,'offer','second','rematch','{}',1794981348701,NULL,'4c6d86c80bb7ffe3fb6593ef6b7c03df3e8b2452668c7a12ad66a526b02b3e52');
INSERT INTO "entries" VALUES('QijMLinE6iTurZH5',1,NULL,'sit','first','','{"name":"Guest-2066","seed":"2d1a25f1e9fb117d6d556be9c7af1a1a","user":"yVia_OpfzMq2WUFK","by_server":true}',1794981348708,NULL,'691cfa7bfec504afd12e53db846a1508baa1caa90eb831aff1e9c00d0fc274c9');
INSERT INTO "entries" VALUES('QijMLinE6iTurZH5',2,NULL,'sit','second','','{"name":"Guest-3233","seed":"6a5ccda5b5d2b3d8b7bc8c4db7ea3058","user":"DCVTgAwJRu-SxHNJ","by_server":true}',1794981348708,NULL,'9c8f01be5108f78f7eb4ab9d911a785f7e7326ca4459bd14fecd51bd5a6888c6');
INSERT INTO "entries" VALUES('iMAdz9xGRr_qDiWX',8,NULL,'rematch','first','QijMLinE6iTurZH5','{}',1794981348708,NULL,'5d7cc019b608e633dfa4fa9132b97dadb3cca20e290ec6e56b64c9f7b1753fca');
INSERT INTO "entries" VALUES('DQFlRC0xBnwACQPc',1,NULL,'sit','first','','{"name":"Guest-6947","seed":"44840cd00974bc873063a17d460e1278","user":"b6gz7r66uNbUn-Fo","by_server":true}',1794981348725,NULL,'9650b4edf64c5bfabe66e8ba48cb3cdd05544dedf8e2d9e17c5dee8788446db9');
INSERT INTO "entries" VALUES('DQFlRC0xBnwACQPc',2,NULL,'sit','second','','{"name":"Guest-9236","seed":"86a88ad1738f0a16c27ae0c8cbf01d11","user":"gks87UhXZSdAdKAX","by_server":true}',1794981348741,NULL,'514c2bc64318b32b7220003c4863cf668793b3d8f6b7e21273f150ccd57bc572');
INSERT INTO "entries" VALUES('DQFlRC0xBnwACQPc',3,1,'action','first','j7','{}',1794981348755,'a326','c166559aa5d24c7e5a35795f7cf18cb689bfb2fe54f80d2fb239a6a6b9ce159a');
INSERT INTO "entries" VALUES('DQFlRC0xBnwACQPc',4,NULL,'offer','first','draw','{}',1794981348759,NULL,'cf681faba914846976d8450b5c2c5f36992208193ef5fdfb2187ab190932a6b3');
INSERT INTO "entries" VALUES('DQFlRC0xBnwACQPc',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794981348766,NULL,'5feba7eac6ba7e3bb639cbb7df666edd8a5be67e2626a158909855e160a950d0');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',1,NULL,'sit','first','','{"name":"Guest-5484","seed":"e7541bd3364309843336753d9f72c155","user":"SqO1wNpCis3RuW78","by_server":true}',1794981348781,NULL,'b423540028985c3b50a38f46dc8702d23d8fcdb26dd23884696a9fa4bbfb9055');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',2,NULL,'sit','second','','{"name":"Guest-2469","seed":"cee9566803b370525f1cd410c20384e2","user":"XqMZAZRFBsZ5F95l","by_server":true}',1794981348797,NULL,'6a7d5c32692492320941ace52d1916c75ba4c4b40b83ecf59c93bb2e1e51dd2c');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',3,1,'action','first','d6','{}',1794981348810,'a327','2fd9171053dc0a881e63820ef31d1abc2b0602bf6e7770e773a0ed4bfcc6037d');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',4,2,'action','second','b8','{}',1794981348818,'a328','60e7ffd4b17b25cafb547371b7250caef7ae20259f7d2104949947f5579ac7d1');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',5,3,'action','first','c6','{}',1794981348830,'a329','54e9fda0ba86d38fb365515995f1dd224800cf69e4e8c05f9c1ce0568f0626cf');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',6,4,'action','second','d2','{}',1794981348838,'a330','f601981efd645cea4b4dbe5c42afa51f73ec7bbcaa26f1a2e5302e3dcd6eb3f7');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"SqO1wNpCis3RuW78","name":"Guest-5484"}',1794981348840,NULL,'54fdd0d8072290e4f8d2b74eb0cf86bd72f377fab73d24dd5cf3f5ebfaf4afcd');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',8,NULL,'chat',NULL,'Who is winning?','{"user":"KF3oQ1qade09fe8s","name":"Guest-4785"}',1794981348857,NULL,'d15771add71bcb18b8b4c0ddbc5a3c25c7519a1e32d44f326d93ee9916ab48ad');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',9,NULL,'offer','first','takeback','{}',1794981348865,NULL,'078033f06903f906b35b88c1b63a3cb5e1715a830ca7db76cea0b6e0c0a42ce5');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',10,5,'takeback','second','','{"steps":2}',1794981348872,NULL,'3415823a199a08eb78b6e00d8dea9823e7f3e7f5de39cc48400da4fc64ef19fd');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',11,6,'action','first','c8','{}',1794981348884,'a331','53d84a0a4b146d77c192071b1bc775473ba48793f096227a926b5a2b1b11b580');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',12,7,'action','second','c7','{}',1794981348892,'a332','db78e3bcbd5effb97e65bab230e9592049e071eca77f74cabf8b2a1a84f5c424');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',13,8,'action','first','d3','{}',1794981348900,'a333','d89a055e35b36b6fd950d3e306cba30f7c8e9577f4975d9d7818d595c606a8d6');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',14,NULL,'offer','second','draw','{}',1794981348905,NULL,'20039fad49e7aab78f9f6484d56a974793d6c0923230c09d3a033b55ab173efa');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',15,NULL,'decline','first','draw','{}',1794981348912,NULL,'42b40ee9e5c7cdadfa39cdd36893855ee52ef296ce904e29b616bfdd2b0a7b57');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',16,NULL,'vacation','first','on','{}',1794981348921,NULL,'6966311e3d00ad323057f5fdeaf427f17995222c4033e12866628c74eb866832');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',17,NULL,'vacation','first','off','{}',1794981348928,NULL,'087d9f872fc8728e759096bc474f78c162c214263da4ce65e054c8545e8cd21a');
INSERT INTO "entries" VALUES('3Ot78hML_rBBPZre',18,NULL,'offer','first','draw','{}',1794981348959,NULL,'57453711e376479b9194a0cf5ac02c9f0693005f773fceddce6a6842555122d3');
INSERT INTO "entries" VALUES('FuFyUQ2ywnz5b5Qs',1,NULL,'sit','first','','{"name":"Guest-7070","seed":"50a1531d5fb149cdc8dc556d573b4384","user":"0FqqBMQHd8W8rBF3","by_server":true}',1794981348975,NULL,'9d0ac72bc8e28fb0ed487bb52f55c302fd7fd8461964192e41f334436fa3c7db');
INSERT INTO "entries" VALUES('YB6IKty9jdDf6EVD',1,NULL,'sit','first','','{"name":"Guest-9555","seed":"3d00241980a6be04dce957e208ec1f34","user":"IBfNDGcEVtOrAygZ","by_server":true}',1794981348991,NULL,'3af16ee253fa771a1239a54ced96e25fb050caae7f26ba9440be5c1775ddecb0');
INSERT INTO "entries" VALUES('YB6IKty9jdDf6EVD',2,NULL,'sit','second','','{"name":"Guest-0983","seed":"5a8a2eac0d104ab18887f9abe8e0d605","user":"7547gDWMmFL1sm3K","by_server":true}',1794981349007,NULL,'483a47984011ab3bb132cf1422d01743231285e953397381a952cf9056946918');
INSERT INTO "entries" VALUES('YB6IKty9jdDf6EVD',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794981349017,NULL,'54986419346617f3a5eb55ceee307e031ac0bf46d01b5c55782371842d737562');
INSERT INTO "entries" VALUES('pRPQ6B95wSyVB4Fj',1,NULL,'sit','first','','{"name":"Guest-8667","seed":"7c8e5d3ea0bfbc196c0d740b171c5380","user":"Fh4IjQalwWCgm76D","by_server":true}',1794981349031,NULL,'8b2effd0cdb5e421f6bce36e4daa7d4af7e68894c995ca4c1b9d923d6771be00');
INSERT INTO "entries" VALUES('pRPQ6B95wSyVB4Fj',2,NULL,'sit','second','','{"name":"Guest-3451","seed":"8e9f8890e696565f802f092d9702a49f","user":"kHkYquiHw0KCEnMb","by_server":true}',1794981349047,NULL,'b481821185a49166f7e4561f877faf8331f25615d88cf6e3301a6ec0ae859ad1');
INSERT INTO "entries" VALUES('pRPQ6B95wSyVB4Fj',3,1,'action','first','c6','{}',1794981349060,'a334','19e6bce8c7e2b58464a0fc25d6cbf3f0a15e70f3cde3f1bc6f24696dc86a0ec5');
INSERT INTO "entries" VALUES('pRPQ6B95wSyVB4Fj',4,2,'action','second','c7','{"delay":3}',1794981349067,'a335','d9d1ff0ffa5ff0276d2f27c6a19fc67e3d11ca3327ea502ef16a6fef21b57405');
INSERT INTO "entries" VALUES('pRPQ6B95wSyVB4Fj',5,3,'action','first','a7','{"delay":5}',1794981349075,'a336','6bdfc03efe67071dc87ff5f1608176bb5c0236c8388158dfd94bdb8317765a62');
INSERT INTO "entries" VALUES('pRPQ6B95wSyVB4Fj',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794981349081,NULL,'d7924f80c5d870b5ec40402e85eb25ec727b461bd398f8d400f59639082b4a2d');
INSERT INTO "entries" VALUES('pRPQ6B95wSyVB4Fj',7,NULL,'offer','second','rematch','{}',1794981349088,NULL,'20e0b557fe357219738f538ecb11b0755f748441640fd6ea8ddff2a391237ae6');
INSERT INTO "entries" VALUES('gOcouAX4kSYGGxNo',1,NULL,'sit','first','','{"name":"Guest-3451","seed":"bbd7a30fc1b841c40d71873000f6f15a","user":"kHkYquiHw0KCEnMb","by_server":true}',1794981349097,NULL,'0b093ba3d4f5c1e71e653ff687c3c37fb4ddccb40c37515c486be2cb4c0fdeb9');
INSERT INTO "entries" VALUES('gOcouAX4kSYGGxNo',2,NULL,'sit','second','','{"name":"Guest-8667","seed":"1cc3b975554113b964c7aa5684aeebc0","user":"Fh4IjQalwWCgm76D","by_server":true}',1794981349097,NULL,'9102779b1644994c1c4140f459af398e24a54640d9250bfa5c0275fc159b6c3b');
INSERT INTO "entries" VALUES('pRPQ6B95wSyVB4Fj',8,NULL,'rematch','first','gOcouAX4kSYGGxNo','{}',1794981349097,NULL,'edd491a7fbc75fa3000c2fc07ba4063825986c0671fbd3324490d3e44bde3fda');
INSERT INTO "entries" VALUES('siuo6lutsUjc4i5e',1,NULL,'sit','first','','{"name":"Guest-1892","seed":"19286d853e72f0dcbfbae9567d7966a1","user":"fErj-10tcf_zMiez","by_server":true}',1794981349112,NULL,'2674a788e1719c373ac2ee583645b48af9c0b348407caa6dddfa4bd324d2cc15');
INSERT INTO "entries" VALUES('siuo6lutsUjc4i5e',2,NULL,'sit','second','','{"name":"Guest-4920","seed":"c98fa66247909bb69214ae1739d6f75b","user":"9n2OAoag7LSHYCY9","by_server":true}',1794981349128,NULL,'25509731ffe31f38dcedd68f020a250e1f96fc6a208c01e7e22744ac4ae090ac');
INSERT INTO "entries" VALUES('siuo6lutsUjc4i5e',3,1,'action','first','a5','{}',1794981349142,'a337','b60420ab044acfe8654fcac566d02bd770f5013ecdebf101b8d0c309775c8bab');
INSERT INTO "entries" VALUES('siuo6lutsUjc4i5e',4,NULL,'offer','first','draw','{}',1794981349145,NULL,'f6df6fd76d008c5a63d0e00bf8a424435a8a287253614fabbdb26536c412dda2');
INSERT INTO "entries" VALUES('siuo6lutsUjc4i5e',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794981349153,NULL,'df618e91094cdaf28282f21437f3df1cf58b1fa2a6dcda34891e87dad9b313b8');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',1,NULL,'sit','first','','{"name":"Guest-8171","seed":"bd14fb45659873fd7e8040f1439a091f","user":"CiXIB1ud0Um1b035","by_server":true}',1794981349167,NULL,'4b84afd30becde4a3cd4f113875d5b275210e746a2723a709b121b807560da72');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',2,NULL,'sit','second','','{"name":"Guest-3547","seed":"ea64a01a4d44012b85961a4a61a8188d","user":"9dADVJ910gHc3QrL","by_server":true}',1794981349185,NULL,'20272c3b2623ffe3ecf045cbddb526c0b36abe29ba5fd04d673c3b7727685ddf');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',3,1,'action','first','g3','{}',1794981349199,'a338','e3984fe3695778530bb8c1462b00f1b94a3bd15808da51ec858f94c50adb372d');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',4,2,'action','second','a6','{}',1794981349206,'a339','ecceed0ce305f630b84c4ac2c09a0688340e6cb5cc1b395cc4917eaa0d03226c');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',5,3,'action','first','a3','{}',1794981349214,'a340','59ea00931c121b4d0fe907061c8ef24c525ed31623912cd331f53152391db33e');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',6,4,'action','second','f2','{}',1794981349221,'a341','8643c8c038e6cb8a65e84dc26b96a946c9d9300b84940510b6ed9846ae92cb45');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',7,NULL,'chat','first','Good luck! – Viel Glück!','{"user":"CiXIB1ud0Um1b035","name":"Guest-8171"}',1794981349226,NULL,'d88e97f9707c7e5b4caea87121130ba39ed766f42dd21eaa46eb77fc60125d14');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',8,NULL,'chat',NULL,'Who is winning?','{"user":"l5aImSSovZ6cmOpE","name":"Guest-0161"}',1794981349242,NULL,'0ced9163e74ab5bbf7f11bcf0ace57b3fff59c2d1fb8c7021d3eae6dae04dea9');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',9,NULL,'offer','first','takeback','{}',1794981349251,NULL,'038f590f394aeb10ea7beff36057ff3e21af2af5adf36eb6a5c7f9c4c95aa4f9');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',10,5,'takeback','second','','{"steps":2}',1794981349259,NULL,'f7c3064e659809a66cd41bd1bd8877b1aab005cd84d1f73e72b7a7b6539bcdc3');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',11,6,'action','first','h2','{}',1794981349270,'a342','1df4a0f8148caceabc5ddb9f4fbaec6ff61725b10fef88bd61fc3952fc861019');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',12,7,'action','second','b5','{}',1794981349278,'a343','359f8a0d53f4bd5de3b5ecc01abe0a2d65c27832b9020767a795bbeff588cf8c');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',13,8,'action','first','b3','{}',1794981349285,'a344','99fe8b325294ac09de0f12abe4decc862daf0d6973e00cd07f9c9a1e18c44cfd');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',14,NULL,'offer','second','draw','{}',1794981349290,NULL,'4ae82bc3b83a076fa25b1f741e491adf4be862572e2faf681e8e283ae418c574');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',15,NULL,'decline','first','draw','{}',1794981349298,NULL,'6cb56ce11c767db1319e5ed96fa39572ee08cecb7497fb6ea441dcc0afaeb9c3');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',16,NULL,'vacation','first','on','{}',1794981349307,NULL,'76667029220d2236222a2b4c3e5a32e4f8554eeafe205a4ae567ac3ea04f10cd');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',17,NULL,'vacation','first','off','{}',1794981349314,NULL,'77d3b929b952c7866e7abfc9bde774ab406efc29c1a89dccf821a21dbea09312');
INSERT INTO "entries" VALUES('aw8QKlwCZfPlqFES',18,NULL,'offer','first','draw','{}',1794981349346,NULL,'135b826fea00b91322693ecc266fb204ecf78949ceb6642b1d7acba704edf185');
INSERT INTO "entries" VALUES('8RS6XsJBfcLuaX8e',1,NULL,'sit','first','','{"name":"Guest-7944","seed":"17e5117d824526c5d12ec42a58a2579c","user":"qvy0eugN7RS8gf3m","by_server":true}',1794981349360,NULL,'53b370d8e6b3ece10706f9207a51cd9080975082491f0a90aaf0e36582f901e7');
INSERT INTO "entries" VALUES('kOdomtgfMCgoBFSa',1,NULL,'sit','first','','{"name":"Guest-9002","seed":"795bbaca311469e6841cf9ad0047d550","user":"mnN1oxWDQowiHdlN","by_server":true}',1794981349377,NULL,'3a0202d2d0cee9d4430839d5e12698886144d54131984d6ae25ba925b7f01226');
INSERT INTO "entries" VALUES('kOdomtgfMCgoBFSa',2,NULL,'sit','second','','{"name":"Guest-3583","seed":"d74d42863f97a8ca0dcc72b5b9551afd","user":"lEtFlbW7UolfXemp","by_server":true}',1794981349393,NULL,'8bf430803b8c92fad61c954f141b7210249a392947982702dee5abe6b0cc40fe');
INSERT INTO "entries" VALUES('kOdomtgfMCgoBFSa',3,1,'end','second','','{"winner":null,"reason":"aborted"}',1794981349403,NULL,'960f6c73c92f956e4beef98afe0412f9c7908e54e2f0057ae7d7c83871274f6e');
INSERT INTO "entries" VALUES('Pa8AbnXt1N3GqaQq',1,NULL,'sit','first','','{"name":"Guest-0002","seed":"75755d66061de9ac8b60d53837ed8947","user":"hX9Arlmt5M0oC8O7","by_server":true}',1794981349416,NULL,'316c96def9b4fc55c5a70a7d7175b7b463886a0f7d45461ca037cb8ebd778131');
INSERT INTO "entries" VALUES('Pa8AbnXt1N3GqaQq',2,NULL,'sit','second','','{"name":"Guest-8400","seed":"3a9930dcfa2ec41f579b5b5abc74d6e0","user":"cKjL8CQviixpGrHQ","by_server":true}',1794981349433,NULL,'c6b835f4f0b284beff0cd548e7c888421eaf04ec5738f0d9d05dc49603049c1a');
INSERT INTO "entries" VALUES('Pa8AbnXt1N3GqaQq',3,1,'action','first','h8','{}',1794981349446,'a345','f890db7aa8f50cce40de06313248568d4acc0dc0c12f84bf67163c0ed91ebdc6');
INSERT INTO "entries" VALUES('Pa8AbnXt1N3GqaQq',4,2,'action','second','h3','{"delay":3}',1794981349454,'a346','3e1f1276b5f9233c2e369587423f4a794df5434aee99b2fd6026380528c93eac');
INSERT INTO "entries" VALUES('Pa8AbnXt1N3GqaQq',5,3,'action','first','g7','{"delay":3}',1794981349460,'a347','5020a8a228f447c215581c87650ae31e1e68c61c93a5c34e49117595ed8e719e');
INSERT INTO "entries" VALUES('Pa8AbnXt1N3GqaQq',6,4,'end','second','','{"winner":"first","reason":"resignation"}',1794981349466,NULL,'ea0d46f64bc1fc8add47cc9a70a6d4d011ceb2234343f3e1403b1efdb17fa4df');
INSERT INTO "entries" VALUES('Pa8AbnXt1N3GqaQq',7,NULL,'offer','second','rematch','{}',1794981349474,NULL,'e40702e281dcaa1c8c3e17cbd8b3ad324b3dd08615df857d6cdd458c1cb1990a');
INSERT INTO "entries" VALUES('Pa8AbnXt1N3GqaQq',8,NULL,'rematch','first','p9HQKgZ4img3CpLs','{}',1794981349481,NULL,'d44cb8c6ddd9acf8640ac82ce40691a4742d1e0e40204d07137b46b4839b4de9');
INSERT INTO "entries" VALUES('p9HQKgZ4img3CpLs',1,NULL,'sit','first','','{"name":"Guest-8400","seed":"7dbd3cbe14739c68b2b9f4e3e94dc8b6","user":"cKjL8CQviixpGrHQ","by_server":true}',1794981349481,NULL,'8caf97f6c1fab7b3d4014c765740622c212d9ce0a20195c96862575a930ab20a');
INSERT INTO "entries" VALUES('p9HQKgZ4img3CpLs',2,NULL,'sit','second','','{"name":"Guest-0002","seed":"64cec0e554e9a72ff2ab0afbd1b19a72","user":"hX9Arlmt5M0oC8O7","by_server":true}',1794981349481,NULL,'52c13e96599c8ac41aaf96564bd5e36253c1de5bbab71bdd79fb677e9c581b32');
INSERT INTO "entries" VALUES('FhDaL-Mlg5atAqGR',1,NULL,'sit','first','','{"name":"Guest-0881","seed":"737f9f280e64b2f1d10f88a2921c7d5a","user":"AusboSfhkpyExmj6","by_server":true}',1794981349498,NULL,'467fc945a5037ec70f191c14d31c538c3111ed84b9067d0619a2168f590fff29');
INSERT INTO "entries" VALUES('FhDaL-Mlg5atAqGR',2,NULL,'sit','second','','{"name":"Guest-1780","seed":"1d7be788902a8f1aee243ebd2772bd33","user":"k00LOw8mEkXGkwwG","by_server":true}',1794981349514,NULL,'2bb27245fbcc5ef2139c3e0ac8508ca44394fec71d506916974ef7aec8351c03');
INSERT INTO "entries" VALUES('FhDaL-Mlg5atAqGR',3,1,'action','first','c2','{}',1794981349529,'a348','e1e5503f1ee5cc4046a812de89b775ef0921a4865d2843f30c19cbcd0e0dfe85');
INSERT INTO "entries" VALUES('FhDaL-Mlg5atAqGR',4,NULL,'offer','first','draw','{}',1794981349532,NULL,'b9c779d6cd6cc3ef83ffbd67f93bb05a7035c801edc86e54ad62c9cfba4f128c');
INSERT INTO "entries" VALUES('FhDaL-Mlg5atAqGR',5,2,'end','second','','{"winner":"draw","reason":"agreement"}',1794981349541,NULL,'6470fdce0f2aeae72deefb0be370b984b6c36a6b82c34f5ff4d45d3275d3c557');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',1,NULL,'sit','first','','{"name":"Ada","seed":"b4f86075293fa5898ce8e20931ba97f8","user":"q3pZBaItGyr_JOPh","by_server":true}',1794981349878,NULL,'886d1e6c3e0ea7841b4f3cbfbb5dc9db0b364124b0c0a2bd974b9220fc212856');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',2,NULL,'sit','second','','{"name":"Bob","seed":"703198ee3ed821e7485d6c4624cb4740","user":"ow7yLV_oHP8F2l2D","by_server":true}',1794981349884,NULL,'6f64fd31242ddff3841cfbe89fcd5534670e15b37d430f3ee3aea36e3c7f7505');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',3,1,'action','first','pass','{}',1794981349890,'a349','5494a72bc02f60460f3712c57ad8ee96fcdad55d22482adb16e8b087618f81f3');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',4,2,'action','second','c2','{}',1794981349898,'a350','7f9dc77e48dce09344dc3d0ee3365df8015811a110730d4163750f508389bcfc');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',5,3,'action','first','d3','{}',1794981349906,'a351','63dd568666a1429f87ae3d5510c39c433e484f2750c20e030786e8f89380a015');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',6,4,'action','second','c3','{}',1794981349914,'a352','bf0bc47e4831d6e4237dc92e9bf0bfb0d2ff3f43bf0314ac2c2903ff8c410ec5');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',7,5,'action','first','b1','{}',1794981349921,'a353','6988bab0d9d30a6bdc0fdb96a7c5eefe8a68a52641fb724ef65337d20e503969');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',8,6,'action','second','pass','{}',1794981349930,'a354','7c7fb865eb01cc9ddfcdc1cd1723149b2951f53a8636031d826564b9d892c0da');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',9,7,'action','first','b4','{}',1794981349937,'a355','1713c839f5100a76472f4016c771f8366601fddadca3732030e2d7e01138f4eb');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',10,8,'action','second','a1','{}',1794981349945,'a356','2b27501f2d84776dfe561db742c190784e587271bd93d846532bca1c33a855aa');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',11,9,'action','first','d2','{}',1794981349954,'a357','637cd7e022e4d78b949c16c523a7068dc26cdce827152444972ca4c0a1b71168');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',12,10,'action','second','c1','{}',1794981349961,'a358','f40ed366d5317ebda15df7d1d43b599ad26710a828d13ddc4591177d4c847faa');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',13,11,'action','first','a3','{}',1794981349970,'a359','93365053a5be861d11b6976331cf6b16a044242f5fe774ccb71c23214e7af7fe');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',14,12,'action','second','d1','{}',1794981349977,'a360','c829849eb602dca25210166394021c1829df2f900610e26b7b3b3ad0a124cc66');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',15,13,'action','first','b3','{}',1794981349986,'a361','d2c644eab169ea0a329294c8b112efc21c71ed583fae588a44e5f09798157d0a');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',16,14,'action','second','c4','{}',1794981349994,'a362','514a636e61e2b876b55a0e1673f11467c51e5a377ff87154b0243d9d138b7fca');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',17,15,'action','first','a4','{}',1794981350001,'a363','d21ca5b5573425e0a3cb26558c648706057fe3da8b1891034f708c632e5fb3a9');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',18,16,'action','second','d4','{}',1794981350010,'a364','de93d234135a50c0246b87dd73a946d9b37dba8bd27c3a715976b6e45bbea727');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',19,17,'action','first','pass','{}',1794981350017,'a365','f2cfd69a074aaf9c18f6768a290ea94c033cc7ea9567b95d33b53192eb747d12');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',20,18,'action','second','pass','{}',1794981350026,'a366','39778caf8856a29628ae3d93fc2d8ed13ba5536877bfab82f6379b97894eb078');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',21,19,'outcome',NULL,'1','{"event":"roll a1"}',1794981350026,NULL,'57109166f52fe465e76623b7839c07d41ae65d54c9850569c044120ff2f03a33');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',22,20,'outcome',NULL,'3','{"event":"roll b1"}',1794981350026,NULL,'3deda3caf45d3ae7081fdcbf303f0cc82b4587aa26ae9475f5ee8b2b8bc671ba');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',23,21,'outcome',NULL,'6','{"event":"roll d2"}',1794981350026,NULL,'4219f5aa35fc688495ab909edfdcf3e0c22bfc00d23d205ae4d7705504e4e24d');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',24,22,'outcome',NULL,'4','{"event":"roll a3"}',1794981350026,NULL,'85b6e773dc91bb8a0c3ceef422b63c5669b99e14f069fff6b19fbe5e5acc3d86');
INSERT INTO "entries" VALUES('KWDk09JFI6Nseoom',25,23,'end',NULL,'','{"winner":"second","reason":"score","score":[4,7]}',1794981350026,NULL,'a5835a2d6eeb71e1cb09ff2e67fa284781dda737b2dae7537ec2f24a98f9d440');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',1,NULL,'sit','second','','{"name":"Ada","seed":"f4a72ce9aff95e2771d157f18ab49184","user":"q3pZBaItGyr_JOPh","by_server":true}',1794981350047,NULL,'ea81e1cf00c585bd9c57aa764957e0cf587068ad81867cc287c16d2669add10d');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',2,NULL,'sit','first','','{"name":"Bob","seed":"ae95ab4bbdb9a3fb9410ca3fa53b7ebd","user":"ow7yLV_oHP8F2l2D","by_server":true}',1794981350056,NULL,'7c026af64b3d3dddb823d839684ccd43c6b564d1b7349817b441af0675b8f800');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',3,1,'action','first','c3','{}',1794981350063,'a367','1cbf898565a8fdc87eda1321449e1912f32223a3abd3107127b405387c84e6e2');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',4,2,'action','second','d3','{}',1794981350072,'a368','91a1158a3507875dc5e3569b7bf7d090004998c95b50db67be18feaa541d1d6c');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',5,3,'action','first','b2','{}',1794981350080,'a369','40ce2a812378e3a6df571467303d620f4a5bd46629301ee03c66b7f55d3f2d1a');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',6,4,'action','second','d2','{}',1794981350088,'a370','447d4fe91ea2bb3393cbe126c79c43c33f8ba50beb3a3a822773737b42f3f4f7');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',7,5,'action','first','c4','{}',1794981350095,'a371','d87faef0507cef9edaeac1630175b6094c1ebc59884c7ca031ea310fcde6b1d2');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',8,6,'action','second','a4','{}',1794981350104,'a372','633f0140f21991bd543baff003c4604f734e54ef23d90b4fe1e29d53c0f6bfed');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',9,7,'action','first','pass','{}',1794981350112,'a373','ba600b4bbabf073a4cbe7a883b47fa1e9969aef376a115ed71f0ab98d1001d4f');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',10,8,'action','second','a3','{}',1794981350119,'a374','3a96b33b56600f13d7df9c0a2bda4fdb293b6395071cbfe62bf65bf4a97ded3a');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',11,9,'action','first','a1','{}',1794981350128,'a375','8972c36ede3e9e43464177be4e14fd3a92d4feed3051474c04a3fad830731716');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',12,10,'action','second','d4','{}',1794981350135,'a376','92cd64d46e272838014c9d5b98a75db35a90ea4cba4ceec1c40064c5643b4514');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',13,11,'action','first','a2','{}',1794981350144,'a377','301f30ae84474fe12e071e5735205e414e992e71578d7af083cc318dc3bde815');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',14,12,'action','second','c2','{}',1794981350153,'a378','1024199302cfd19dbfd03104fad36617d57a8e6a7a190ad6997778c1a544b282');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',15,13,'action','first','pass','{}',1794981350160,'a379','dcdaf800a3a7765ce3c5b3e48450dd94dba415fc2e1a2514159fdd1da4948e84');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',16,14,'action','second','b1','{}',1794981350169,'a380','f79e55f18eaeeb9af57d57db77f3ddebc069998f7acad84da92ea8ecb3f82b49');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',17,15,'action','first','d1','{}',1794981350176,'a381','2e9f8730814fa99e414f8778864b373024d093843764ac284901eb89b8016068');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',18,16,'action','second','pass','{}',1794981350185,'a382','a48938a6dc455f8f2fc2b57cc0f7e1a4fd7721d525ff8aff03750b3ef8e21683');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',19,17,'action','first','b3','{}',1794981350193,'a383','b4c9dc8df180824f50459e1dd1bd713a25f5af97954b80e1758b8b351b290110');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',20,18,'action','second','c1','{}',1794981350201,'a384','8d4dac8de436e746ec6d33b504897801042c0218b3bbe35f52c195199971709b');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',21,19,'action','first','b4','{}',1794981350208,'a385','32a516c077412934f04845a538140299935c8ae8062c525e1691a3bb8dff63d0');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',22,20,'outcome',NULL,'5','{"event":"roll d1"}',1794981350208,NULL,'a6c99546e2b3ea59af3fc66a1bd8e4d6ed30ef1930e96543f8ac17c06215079a');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',23,21,'outcome',NULL,'3','{"event":"roll a3"}',1794981350208,NULL,'b9a4b75164f129812ca5cba69a254431ec14c7848e551e041a791848b6698d18');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',24,22,'action','second','d1','{}',1794981350217,'a386','0a90d3b147bfc9e9e58a9be2c2a15d3f5611ae0c98a641458b315a2feb39c03c');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',25,23,'action','first','a3','{}',1794981350225,'a387','14d9e396a73dc298d4064431e1184795a6f350be4693f6f1ae85ce495fa9de55');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',26,24,'action','second','pass','{}',1794981350232,'a388','5f237501aafa64e3244684edd15ed7e51d7cb4da1fadfbe68c6116263f3a1277');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',27,25,'action','first','pass','{}',1794981350241,'a389','f0c95eb28764ffce8066455c097809ead334ee0bba6d46ff685de15333e6339f');
INSERT INTO "entries" VALUES('LcUXNPyF2vgoIvOY',28,26,'end',NULL,'','{"winner":"first","reason":"score","score":[8,7]}',1794981350241,NULL,'38ddbf5c937417afb1e83487dcd3bba41836c5fcc9b077ef912a8bf293b8907e');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',1,NULL,'sit','second','','{"name":"Ada","seed":"30ff3afccbed6f3533baa48556a3f70c","user":"q3pZBaItGyr_JOPh","by_server":true}',1794981350253,NULL,'bc11bb0fada706e4166158cb2f67c0e6256cf081c363f14dff441740b0ed0ccb');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',2,NULL,'sit','first','','{"name":"Bob","seed":"919f4511f0f277cc00e9b19c351ebd92","user":"ow7yLV_oHP8F2l2D","by_server":true}',1794981350258,NULL,'986b4d90b4f1279975903d3952edf901d515d7fa7ec8c43caad3bb0d6297b120');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',3,1,'action','first','komi 3','{}',1794981350266,'a390','4c7b9bb6ba2d671fa78f54c97333d73597c3e8258a9710d2c5a3d45bb2c37633');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',4,2,'action','second','black','{}',1794981350274,'a391','7d28446cf80bc1079ea67a5d171a8d6562ed3a146a4176f6c858cfd8d854807d');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',5,3,'action','second','c4','{}',1794981350281,'a392','7d1b49605815f857cc930bcc438f750a8f619180c96778a46ffc3e61fe579500');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',6,4,'action','first','g3','{}',1794981350289,'a393','c4504881edf7fc1b1e36d9fed67c6c043b8d0c9d425d790dce1a1b9b3d8b1841');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',7,5,'action','second','e2','{}',1794981350297,'a394','dd1280c164b45d4a596ffe372eb890db90409f2634a11272cdc9ab7ad7669546');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',8,6,'action','first','b2','{}',1794981350306,'a395','2e12eafb2b980025522e87055818fd0998fecb3486b1da89551722b465daee15');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',9,7,'action','second','c1','{}',1794981350314,'a396','b0ef145acf0a44092bc5d6142d93de6f953e468e4c921a57d8ef774cc5fcd6b9');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',10,8,'action','first','a4','{}',1794981350323,'a397','08a08deb9a74229ae9cf341c5feacfe1dffbc65134c0cc96b85504e2fa6eaf52');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',11,9,'action','second','d1','{}',1794981350330,'a398','5e61b28b8256bce97c36fec600a453785723021748453c954bef9185def0a5db');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',12,10,'action','first','d7','{}',1794981350338,'a399','1c0624442087e55b17eda518aa205d02cbbc8e46cd61c79661bf89b744c2ffde');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',13,11,'action','second','c3','{}',1794981350346,'a400','fec1c611234a74f96f58710797ac9f8fd60936165f28faf4d1d727dcc89ee41f');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',14,12,'action','first','spend','{}',1794981350353,'a401','11766504605579d9713fb91ec13b504858b0e8c33ff01b63218cb080c575ba20');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',15,13,'action','second','e3','{}',1794981350362,'a402','67e68aa4bc54b44d64c9aef28a9ae123679d2216907920007afb420b06aaf647');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',16,14,'action','first','e4','{}',1794981350370,'a403','904638c889e8e8455104e92f05d191d1f5f705f60a97673197ced6ce06e349e9');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',17,15,'action','second','a2','{}',1794981350377,'a404','2b42422b27faad869971cdc77275e785d59c66ff593bbc565541f835c54d8325');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',18,16,'action','first','e1','{}',1794981350386,'a405','6707051d469c0cbe41457eb8cff85f22e5dc2ad72cdcf1ac99d893df2d5dac4a');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',19,17,'action','second','f1','{}',1794981350394,'a406','f33e97bb630b1fbc557a208fc4d0443f337196740f89bdb4fd73fbd57150c928');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',20,18,'action','first','a1','{}',1794981350402,'a407','d26ea6665fdd71df5185ea279928343b5fd70da52fb0186a502e041994005e5b');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',21,19,'action','second','b5','{}',1794981350409,'a408','12357c3976228cc2ffff676e5a9e03b8b8d8f9c8431871387d40527d1136fe8c');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',22,20,'action','first','a3','{}',1794981350418,'a409','b627e997cb6143bc6069a3e697830f16db3d6daab27df062ab22590ab5b10d46');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',23,21,'action','second','g2','{}',1794981350426,'a410','a81e012ef9eee93b4327443dbbcd8e4b00573c5cce8dcfbbcdb8c40d50186c2b');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',24,22,'action','first','f3','{}',1794981350433,'a411','5eb96f0c95d058e6d78862278ce6ce990752a9841f2c9075b623e2848aca06bc');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',25,23,'action','second','f5','{}',1794981350442,'a412','d61fc38b41913c7ce4cff21903e904474824600e031a8cbf435fc85a15e6cc67');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',26,24,'action','first','d3','{}',1794981350450,'a413','2fdcb879020d33a52ea54fc83571e5dc8ac7eafcf4addc3d3711078f1caf40a1');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',27,25,'action','second','c5','{}',1794981350458,'a414','6ec2d7fb54d17de1bd3eddc3a5935abde99dc403ebb835e37fd67d5985ab07b8');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',28,26,'action','first','d2','{}',1794981350465,'a415','814785ce773922f46dc1dca0733d3aa4e170dfab517f7a86f4be67c7020dae59');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',29,27,'action','second','e5','{}',1794981350474,'a416','ca53ef324c533bc2ce01e908a7537ad3a3652e2a5316e81f656845ff2f0e68a6');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',30,28,'action','first','f2','{}',1794981350482,'a417','e80249fd58d48ab10f36d2633cbbf068e170200714ee33d97b176fefddcadfc0');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',31,29,'action','second','d5','{}',1794981350490,'a418','9c1f8bc1bef42e358eacb96ff0e9a96fd567e77db41ce7b585032a2abd2e9d75');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',32,30,'action','first','c2','{}',1794981350497,'a419','fe87ee3e0e1a90e0fd8881383b49b0574847d6d1666bdd87336fad76d0360e64');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',33,31,'action','second','d4','{}',1794981350506,'a420','2972d11fcde0f9b3e4f109b626cc73b1809f2ef92441f7a0ac6f3c6dc6a3a2da');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',34,32,'action','first','spend','{}',1794981350514,'a421','755d45c00ae7e99bbc2c2cd19847edb50992741f42823413343870cf0a702b50');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',35,33,'action','second','e6','{}',1794981350521,'a422','e25ab07cf0f1408aa95d531768560c97620c1b687321b879feddef30a0f0a790');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',36,34,'action','first','b4','{}',1794981350530,'a423','2ff5dfc0df361abbec6a9f1bbd28fff51d19c5da71812bf97b1de8d7f5c2323a');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',37,35,'action','second','g4','{}',1794981350539,'a424','800782f28d855a9ad256b0d566785ef3455644f4315597c1586d7c6072ea12cb');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',38,36,'action','first','d1','{}',1794981350547,'a425','2d348afe3ee0ecfd45f9acad9c22aca7968ede29d62564ecefb2386d11392510');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',39,37,'action','second','b3','{}',1794981350554,'a426','a447a385900feeb4d3a8023d207b055264513848f0a5ef841375e582fdc101d7');
INSERT INTO "entries" VALUES('sEVlIIRGM4CHm51o',40,38,'end',NULL,'','{"winner":"second","reason":"last-placement","score":null}',1794981350554,NULL,'527c252fc27126230ddafb7c4bc3bc77892f40284f235aefcbb4686eb9450fcd');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',1,NULL,'sit','first','','{"name":"Ada","seed":"edffa9b032a77b06a6434f4d00f40d6f","user":"q3pZBaItGyr_JOPh","by_server":true}',1794981350567,NULL,'a1d0096d0d6a3189d1b38ab220f5d99a87a99f684418303e522d96816c015d71');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',2,NULL,'sit','second','','{"name":"Bob","seed":"9921aa5b84bfd8f32325bf1fd7056661","user":"ow7yLV_oHP8F2l2D","by_server":true}',1794981350572,NULL,'159b9e85d71e8a3dd448c260c3cb3b4054d0eb0714e2a712c983b3d1642f9832');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',3,1,'action','first','a4','{}',1794981350580,'a427','41ebde69982499ed58981466b2a5228f8df0830173a18b2cb93f36c5ce62ea89');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',4,2,'action','second','c7','{}',1794981350587,'a428','ae7b28a0df6e6e03ed9fc0ee2ffe3eb6f64dcbc34581f5d40b9d11d9af0b2352');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',5,3,'action','first','b2','{}',1794981350596,'a429','332a4f03c6c23c653d21aeb9a8a2ff1b0360b48ffbf802778e3fcf8613eceed6');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',6,4,'action','second','c3','{}',1794981350605,'a430','0221855ea17088dc83142b7cd36a5f30379b3503edf0bc971bb0586f14bd7a09');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',7,5,'action','first','d4','{}',1794981350613,'a431','9acebb15dde72286b638c4b000b6cf7e8d1ccd27b6727076043c6648e0f460e9');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',8,6,'action','second','b7','{}',1794981350620,'a432','9cfe447c9ace46fda16e129e72c503ef85c296061bbc3cc85ac3b8ff375639e8');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',9,7,'action','first','c2','{}',1794981350629,'a433','13fa0586b8cfa20e8543c37b7fee9e6e2277f7bd48ad254d7e5ab7b48c9196a8');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',10,8,'action','second','a5','{}',1794981350638,'a434','0debf9cc6c8f46e0ca29ddf6f32c9f81053204f9fcf7ad5e511effb26b93087e');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',11,9,'action','first','c1','{}',1794981350645,'a435','578ff6ed6e91c83744def53719306ead5bcdc8452058bd646a9f920148ebd28c');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',12,10,'action','second','b3','{}',1794981350654,'a436','5cc53d35e543717aef809e5042fb50bddf746d8d56d8c20bd7d431fe5b95c064');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',13,11,'action','first','xc3','{}',1794981350661,'a437','44d72a3a60c56e471ac8b9b2da838555594680e7b94cf509281c7861b14f20eb');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',14,12,'outcome',NULL,'1','{"event":"xc3"}',1794981350661,NULL,'8bb1c792a01e089cda5995307f9eec37a1a6d605490aeda17f823cd37eb3cd20');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',15,13,'action','first','xa5','{}',1794981350669,'a438','f36acba02dc055f56d596b885455bf10602bc868208897e196e379281b5c1187');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',16,14,'outcome',NULL,'10','{"event":"xa5"}',1794981350669,NULL,'3f795aff983152d61940f91741fa45ed59bc5d99e8c4dff40207e687213bb75e');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',17,15,'action','first','xb3','{}',1794981350677,'a439','14e0f1575635041bb8031c4d5a1e831fc18b59cf3a33d271d26dea22a2d4e541');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',18,16,'outcome',NULL,'11','{"event":"xb3"}',1794981350677,NULL,'d5dc553cf1b37bca55f2c416e583e1df31e5eabceb7c675b161ac23e63afcc43');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',19,17,'action','second','b4','{}',1794981350685,'a440','4dbfca0027c6f6ad22980e89e80e4f0d0b36db8e5d66119003d9f7604d4e67f8');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',20,18,'action','first','c5','{}',1794981350694,'a441','085422513066f93d6e102d98204cb429ccb82c6cd647330e951bf5701dded6dc');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',21,19,'action','second','a3','{}',1794981350703,'a442','d2327dc29d2756fe8ff06f696eac4c10335dd2d5bc6f8757e2a93dafab414eef');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',22,20,'action','first','xb4','{}',1794981350710,'a443','855930357223143985a16d8c5268bc09589678a924364ea853f19eda7d7eb179');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',23,21,'outcome',NULL,'0','{"event":"xb4"}',1794981350710,NULL,'5898996ee4d82ade30d6e9540e566bf93ead61564a37b1ac2ceb7cd58284e232');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',24,22,'action','second','c6','{}',1794981350718,'a444','c14dad781b4d13a37f123ceb461c666c55ecb477dd3365ca5813e577969fd3cd');
INSERT INTO "entries" VALUES('corK8TGnRu_ZevM4',25,23,'end',NULL,'','{"winner":"first","reason":"majority","score":[9,5]}',1794981350718,NULL,'810021413a470e96b4361690ed1c56bee0b767b2401e746d84102de3316db767');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',1,NULL,'sit','second','','{"name":"Ada","seed":"366f066ba244e5acc250d2aa7e0f619e","user":"q3pZBaItGyr_JOPh","by_server":true}',1794981350731,NULL,'fea9fb9743cd0750a3ee11eb9290c2553c6e28ad893424d7e7e2171b2e43e410');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',2,NULL,'sit','first','','{"name":"Bob","seed":"194fa7a7e96a6e2d05bd0e4d049a6afc","user":"ow7yLV_oHP8F2l2D","by_server":true}',1794981350735,NULL,'4149c77905ade594689ec071ec5c58e4d1eed4ee36ea0a225c7bfddefc2c611c');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',3,1,'action','first','a4','{}',1794981350743,'a445','9a5495e458acad14c034ebbfc35992d7897633039eee0491224e660dae028b58');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',4,2,'action','second','e1','{}',1794981350751,'a446','1c5fdb46d22af4ce7283ccecc557402fd14ee1dae149cc2358efc2e243a9ef4a');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',5,3,'action','first','f6','{}',1794981350758,'a447','ec3d42671e77dec0f80017745bce6cd467f335a2a8f539509a05f318a92c249f');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',6,4,'action','second','c5','{}',1794981350767,'a448','ce2f7567d40049199ffbe90ed46f7e80574266495f89e27a60051ffb95c01aa4');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',7,5,'action','first','d3','{}',1794981350774,'a449','5c2a94f78160c3c1fc2e40cd672d9dd7676a29da3e1a28a65c644cc8c726f11c');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',8,6,'action','second','a5','{}',1794981350783,'a450','44672d80a9978fdbcaf9a65f49010dbe3a6cebf64bea3b52817250b2aeb29ae3');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',9,7,'action','first','b6','{}',1794981350790,'a451','6164396271263682a32a0422de45cef07b93e3ab10d24e261b404dba66e5207e');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',10,8,'action','second','e5','{}',1794981350798,'a452','3143dd86c01f9cea1007730d06c0d84e114489f03e8abbd0b909637904787299');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',11,9,'action','first','b1','{}',1794981350807,'a453','e0729a13a5eb8dd4cbab9b49595aec9b4e1ebe75c433bdcbdb90e77e84e72bd0');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',12,10,'action','second','a6','{}',1794981350814,'a454','50735cb3fb7dc5992743f74722fbc409c31b16f4774aa1cf7698b91dcbea6597');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',13,11,'action','first','b4','{}',1794981350823,'a455','e2e24031a43916d7a33ed2d079b92813135081ffca8f599c030cb22b01256f09');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',14,12,'action','second','b5','{}',1794981350834,'a456','6d1ea4caff06bdeb6aeaac5982529fbb31ec9d236abc8041a5621c38e93693b9');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',15,13,'action','first','b3','{}',1794981350841,'a457','0e37f78da5a633cc78766083bf176a7a9dee580f34dc41a03c5a9504700df358');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',16,14,'action','second','b2','{}',1794981350849,'a458','46882215fc24ca8f2763969270cfeaf5aeb104b144114dba809f0ac6636eea47');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',17,15,'action','first','c2','{}',1794981350858,'a459','565327cc1703b52443f0d31858510886f89df4101b7b2077c69fae2e475e370c');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',18,16,'action','second','e2','{}',1794981350864,'a460','10dc83c5d44bb4fad552a8129738ddee60c461177633994f4470bc63e1135d30');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',19,17,'action','first','f1','{}',1794981350873,'a461','f688e34e7213e1f5deae05074a24d253fc30bcd2e430abfaa099505e74e6c272');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',20,18,'action','second','a2','{}',1794981350881,'a462','7f9eef249150434f98f0ad029fd4aa14ee8560cf82ec72edb7dfe25489931968');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',21,19,'action','first','c4','{}',1794981350889,'a463','407dd4c56e7090845305eb688ee9bbb3c25f18f45cfe801018f0b8fd4db8ccb4');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',22,20,'action','second','f4','{}',1794981350896,'a464','67ab6a189edecd463acbada5a303eecaf1a3fba53e88e268cf38fce1236d655d');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',23,21,'action','first','a3','{}',1794981350905,'a465','0d290c28a7a6431e869639140916c62ef861dd9eb950c723c34affa248e45658');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',24,22,'action','second','d2','{}',1794981350914,'a466','3b6561f5b6dc28ed495e59cf4475dd36770b6bf0dae95d19c56c5c892481e042');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',25,23,'action','first','d1','{}',1794981350922,'a467','500233df347bf0bfc82650ffdae104a991662dfa3830891ba4d6059640fec58e');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',26,24,'action','second','f5','{}',1794981350929,'a468','63cfd0d9fd08083e5f866e58c449c61e786fe5a971150d948affc645a0345361');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',27,25,'action','first','e3','{}',1794981350938,'a469','b99360b6329eac2fb6e336f60ee90fe72ff3c212bc7710996aa5468849b09a40');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',28,26,'action','second','e4','{}',1794981350947,'a470','fe872103ac412784a80b1f713977b7634aea3c512f426f42fce00ef7efcfb38d');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',29,27,'action','first','f2','{}',1794981350955,'a471','3f911b30859940ee105f43cff8d7007f7c4e480cbb133de9fb5acbc87f6a06b3');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',30,28,'action','second','d6','{}',1794981350962,'a472','25da30493c8d00ae9145d3177df9e7235e08950f494b68e44d95b22ad82eb8f9');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',31,29,'action','first','f3','{}',1794981350971,'a473','ea73f2232b8cf8f7f5e677a47fe629a563e4def795fbbf42faef68f6b8d33210');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',32,30,'action','second','a1','{}',1794981350979,'a474','06cbb4c39f58d83d4f937de04b312e3cf5bd0d4a97a01b4e69002cbd841fffac');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',33,31,'action','first','d4','{}',1794981350986,'a475','9fa867c696457072d8f58391275e658112d99b7cf41fde2e8fae20364c3ac076');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',34,32,'action','second','e6','{}',1794981350995,'a476','6bef49843e3a634bb924ed9d5cbd48c8f2d41f717995c924264fb61f96b3a6a2');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',35,33,'action','first','d2:d2','{}',1794981351004,'a477','e17ddad014c88a6d601edfa97530976dba1f1541cd53d7a5e9458a4adfb03ee3');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',36,34,'action','second','f6:f6','{}',1794981351012,'a478','5ec562d6e0523a00644ca9c389b6303da2f1f1ba9771ce53696c6a10c1f337b0');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',37,35,'action','first','e4:f4','{}',1794981351019,'a479','fc5d2fc6195a8c35087a0078e2a41d4fb98355f7543a9675bd7797059284d8aa');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',38,36,'action','second','c1','{}',1794981351027,'a480','4b1846055bf855aec1b4d3486c27580fa3d9c9b674891057b67adfd456c652f0');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',39,37,'action','first','c6','{}',1794981351036,'a481','9858fac14f32319d11fa97106faad1fa7a3730c8ad410a01d5dcd32e5669db6e');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',40,38,'action','second','f1:f2','{}',1794981351043,'a482','3359907375f25c43a2d289652dac6a04f8134747b5bf160ccc820b585f5bb416');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',41,39,'action','first','c3','{}',1794981351051,'a483','09e8bbb6a8df422b3cc18f045f2b41064d23e8be0a1c251b411fd2e69f6730fc');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',42,40,'action','second','b1:b1','{}',1794981351060,'a484','8f15e718e62d0df56e128929c94d8d6256f5afb2bc35a1efe1fb7d5defc93e8c');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',43,41,'action','first','e1:f2','{}',1794981351068,'a485','865af655494546ac3971c15b9023803a9f36c578b81055911632051b3416714a');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',44,42,'action','second','d5','{}',1794981351075,'a486','2617464fdc83afcf48dbc0531e25b28472880a1ba8dcf267100e0e687d31a23e');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',45,43,'action','first','b5:c5','{}',1794981351084,'a487','702b13be85a69b716a5afc1aa84d7b356b6a596301206d16b80451511a31cf15');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',46,44,'action','second','pass','{}',1794981351084,NULL,'b04551ffa0abd2b842389d5db44229d590a4bf344d5652550246a55ac8f9eaea');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',47,45,'action','first','a5:a6','{}',1794981351094,'a488','ba06f33c1e44b8339b135795475d0354086fd659595ff8738d9f47cdcd9e5d5d');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',48,46,'action','second','pass','{}',1794981351094,NULL,'c5636dc8073f6d9395867815f122e43593e584c189280ebb413541e9e18c03d5');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',49,47,'action','first','d5:f6','{}',1794981351101,'a489','52b39d57bf6f292734f21fd985aa937314450e9ade46042e7e559ffd02830f89');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',50,48,'action','second','pass','{}',1794981351101,NULL,'fd04b0a3e81e6b4f9ecd39ef30cc37386d2dd30e3a9ad49154d3e41523059d98');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',51,49,'action','first','c1:c1','{}',1794981351110,'a490','905a6942362c6a3198e63daf4abd51b931749f32c001614702c26682f8a49ded');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',52,50,'action','second','pass','{}',1794981351110,NULL,'502abc1774ccbf9d6c553f9cd3f02d702517cbf27d1ace61d1c6df9cfddc636d');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',53,51,'action','first','a1:b2','{}',1794981351117,'a491','ed8962a98cf9dadbcc2e7a464ad38c76e57719033319aaf6286fc1decb304427');
INSERT INTO "entries" VALUES('4xMiiQgK45fbj108',54,52,'end',NULL,'','{"winner":"first","reason":"annihilation","score":null}',1794981351117,NULL,'a979a5826ecf488932725774c837ef6157e31f782741d5cb5e29abfe1724410a');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',1,NULL,'sit','first','','{"name":"Ada","seed":"39ea6bae3ca5674c21e14b311a611b7c","user":"q3pZBaItGyr_JOPh","by_server":true}',1794981351187,NULL,'3228b410a84e0958308ef874690f2b8d0895c3de8252b33377161e2a249af4f6');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',2,NULL,'sit','second','','{"name":"Cleo","seed":"6e41b4d3dad333fcc1f67cd600936e9b","user":"lELr5fh3fzm1TRdP","by_server":true}',1794981351187,NULL,'5cca9a15d0ea84aefbf04598f1ec575f8bb6199625236036688c9dca09876ad4');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',1,NULL,'sit','first','','{"name":"Cleo","seed":"39ea6bae3ca5674c21e14b311a611b7c","user":"lELr5fh3fzm1TRdP","by_server":true}',1794981351187,NULL,'957db784ea591d528da3fb24554f877ce010210f7ca7379103649439f544307d');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',2,NULL,'sit','second','','{"name":"Ada","seed":"6e41b4d3dad333fcc1f67cd600936e9b","user":"q3pZBaItGyr_JOPh","by_server":true}',1794981351187,NULL,'7b1034ac063f49993ba09da5025895c4e81f5bb6e1bdd98caebd66144eca1961');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',3,1,'action','first','a1','{}',1794981351200,'a492','8117bf70372b82860e32db993d2b6a86c5b179f6ff7b06fd674998f97c0a52c2');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',4,2,'action','second','c3','{}',1794981351203,'a493','5655fc8a94c6fc0e89dc0d74e6b755ca02dddbe7769ac7b4448dffbcb65300e9');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',5,3,'action','first','a3','{}',1794981351211,'a494','594f659cc5208c29c60a0d6c22994998f1c1481b8f7ca2cd6ee29479ddc121f8');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',6,4,'action','second','c2','{}',1794981351219,'a495','a1a5c093fa0f69286c9cfe4ae62e8f17314e8cc5bde5e20d45adbad9dd7ed868');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',7,5,'action','first','b3','{}',1794981351227,'a496','79a6d9aa571a13a98a1a0c7ba5cd05d077183a85ffaa94281ce012cf542945dc');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',8,6,'action','second','c1','{}',1794981351234,'a497','ebc01dfb993fca8c2f3eda1aed8d4f7152fbf5dceb5391630904fc2e872adfef');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',9,7,'action','first','a2','{}',1794981351243,'a498','a1bb28aed24c98a24308f1051edbfad839a82610500961091bedf054c2ff958e');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',10,8,'action','second','b2','{}',1794981351250,'a499','2ae723450ed51b6d3e9fdd06de4836c27f431999b437915a05da4ba089c16ecd');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',11,9,'action','first','pass','{}',1794981351259,'a500','fe33e754c8e43936d92cba50de34da2ab549c089648a404c4ad6715c5ca90238');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',12,10,'action','second','pass','{}',1794981351267,'a501','d46928262d03e48255821d5c6764f5a01a083126dcec767c151e1a9c26c9764d');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',13,11,'outcome',NULL,'3','{"event":"roll a1"}',1794981351267,NULL,'6a687667949d693fb0673e8ce37f654e76132259754db55003bfe78936b7afbb');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',14,12,'outcome',NULL,'6','{"event":"roll c1"}',1794981351267,NULL,'2a45bc8fd525143b2b0899bc807cea796b25c891975d893781419a49db595351');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',15,13,'end',NULL,'','{"winner":"first","reason":"score","score":[4,0]}',1794981351267,NULL,'15f2458c272c90209fdbdc5287e8bb114480ae14dc898ace3aad8597b4aaefeb');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',3,1,'action','first','pass','{}',1794981351275,'a502','be15bdec3d67f47c118a027bdd3cbd5d3ed5840b8c68e9db2ecab5001f317211');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',4,2,'action','second','a3','{}',1794981351283,'a503','52fd51fa8db0dcd9024f1728fd7a3a396e89dc24d8f9215c69b2c658c995d6f3');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',5,3,'action','first','c2','{}',1794981351292,'a504','89cc593cff1e00646aa528e1b3392fbd33d9eec005a35cbe547b376edc624371');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',6,4,'action','second','c3','{}',1794981351301,'a505','0107d49ee1470808f57a992b1b7686d1ae3da7c02c749b0a5dad6a638ea57cce');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',7,5,'action','first','a1','{}',1794981351308,'a506','f857f6b681a88180434128375b8a3f410978e5bc9f136a05a3600df233c3868c');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',8,6,'action','second','c1','{}',1794981351317,'a507','2594eafb3cb50130f90613f0719db2631625a13deac6cf526e56e1100629b2d3');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',9,7,'action','first','b2','{}',1794981351325,'a508','9c51804442003904735bab1fbe448d148e34b0f4bd0934b6133d26a90e2d7d5d');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',10,8,'action','second','a2','{}',1794981351334,'a509','4d5cfdcc71087a520f29238c5e70767066cd0c69b1c52963351923e1236be4a2');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',11,9,'action','first','pass','{}',1794981351341,'a510','f082fdbafcdd9dd2b99f22613502d9347da41b317a7931f1729228be5140dc4b');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',12,10,'action','second','b1','{}',1794981351349,'a511','2397895af151d25c823b4b14321035cc169397a63d3387c845dc3ff13263bd9a');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',13,11,'action','first','b3','{}',1794981351356,'a512','1413f7af342b5184da7d1f82e254ea6e1a8bb929edce869acdd20a46455cb96e');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',14,12,'outcome',NULL,'3','{"event":"roll a1"}',1794981351356,NULL,'76227c5b7cfd46ba5efef4264fedd998323238f120cc16e2fb6e561de3253df5');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',15,13,'outcome',NULL,'3','{"event":"roll b1"}',1794981351356,NULL,'57a2a9b9614ba40b45f8476765ab6fde32ffe8897e18c2b6a4fd9044da7bbe4d');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',16,14,'outcome',NULL,'4','{"event":"roll a2"}',1794981351356,NULL,'0e97851ff5a637d3feb689c93a228f39b479de911446246386c8f70468d6f89f');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',17,15,'outcome',NULL,'3','{"event":"roll b2"}',1794981351356,NULL,'7f0e7f7806c61bc97db934dd635881358dda3059bd6b36a93f83a24f5f789ed9');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',18,16,'outcome',NULL,'1','{"event":"roll c3"}',1794981351356,NULL,'7d7a9eaefbda1963b2ffe58c707b75d75e2b2054ead9c3aec05aa2914fd7d55a');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',19,17,'end',NULL,'','{"winner":"first","reason":"score","score":[3,1]}',1794981351356,NULL,'afd4c43622b3e26f5915f524246c7f2dc3735839ff51ef4a3d575d4b63efd78a');
INSERT INTO "entries" VALUES('fUkYQMSHb1c111tw',20,NULL,'reveal',NULL,'','{}',1794981351415,NULL,'f24c6a55205c5943ea20b3f9a79b720089fc346c35aae52b4f8aae82eb5b7fba');
INSERT INTO "entries" VALUES('qucNJqz4vL5rldWh',16,NULL,'reveal',NULL,'','{}',1794981351415,NULL,'0af1797aa9967f3643c9d395f56c3f49a7fdaa9c45fe513f50a07cd94b008e2d');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',1,NULL,'sit','first','','{"name":"Bob","seed":"12a9a5434527478a0b1cf7cf974757c4","user":"ow7yLV_oHP8F2l2D","by_server":true}',1794981351434,NULL,'0491f1bc06d0c2ff6f1429abb428065f6a0c0649550b25f5b9ecee53d09f502d');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',2,NULL,'sit','second','','{"name":"Cleo","seed":"9a9c36ce7b6b39c8a2aabbc5982ca9b5","user":"lELr5fh3fzm1TRdP","by_server":true}',1794981351434,NULL,'cf97057d322e4ba43da9557c6b6948e1587356a1a9cefde70a6783525be158c9');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',1,NULL,'sit','first','','{"name":"Cleo","seed":"12a9a5434527478a0b1cf7cf974757c4","user":"lELr5fh3fzm1TRdP","by_server":true}',1794981351434,NULL,'0441b93a8b98e0f470b9d1ce94d6dc98ce544ab3ff788c063c146a9e3b0f9ca0');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',2,NULL,'sit','second','','{"name":"Bob","seed":"9a9c36ce7b6b39c8a2aabbc5982ca9b5","user":"ow7yLV_oHP8F2l2D","by_server":true}',1794981351434,NULL,'bef4ffdeba70de37ea8afc67e1e6ec3106dee2cb7baf1234475ee5f7c1a203cc');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',3,1,'action','first','b1','{}',1794981351449,'a513','b32825297dd8c21fdaf8da368233642e3cb94f10aa59e06723c3515387be2a3a');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',4,2,'action','second','b2','{}',1794981351452,'a514','514bca3f0573758691de74cef74d0d495b831cd5761c7b90cfa34184cdf23562');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',5,3,'action','first','c3','{}',1794981351459,'a515','dc8728cfa546c148b37ab344fc7576e11560f6a23d06af12af691b3f60013c31');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',6,4,'action','second','c1','{}',1794981351468,'a516','f4c6993076330bc815ac5674e142e2144c1fcfcba6e0237230e519ec96f53760');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',7,5,'action','first','c2','{}',1794981351475,'a517','e56ee6cfaef526bac58cfd04cfb8996bdbe418a59e4c7c31abbfcfb8d51fcd1d');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',8,6,'action','second','a1','{}',1794981351484,'a518','d35ac6eed82aeacfd659fe642d52067aa78f503e6913c60bd1c0f557f74c46b2');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',9,7,'action','first','pass','{}',1794981351491,'a519','59a1c7af60fb6ffb1441d0dae35ec2d8bd8b8dbce8e8be4879c1f8f02927e630');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',10,8,'action','second','b3','{}',1794981351500,'a520','dca01e8d47d213667b64b28bce8ed7e9436be30d3fc65d3e1e56e220e4f95f93');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',11,9,'action','first','a2','{}',1794981351507,'a521','b55f8e783e67ce4f1ffbed1f223ba35ad75c2b28018033c23900dfc720f5c2d5');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',12,10,'action','second','a3','{}',1794981351516,'a522','505ff77d8e88c83945ae1270adf42f9d4059b43247a0d393320c10a83b45d7e1');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',13,11,'outcome',NULL,'3','{"event":"roll a1"}',1794981351516,NULL,'065c00567892df188ba80ddc318530f446e95eb368dbc7ce2d331a7808484bf5');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',14,12,'outcome',NULL,'6','{"event":"roll b1"}',1794981351516,NULL,'f82d63c0e159555212190d3597c4967fc555d5f7715b780cca76ec27346a73b4');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',15,13,'outcome',NULL,'3','{"event":"roll c1"}',1794981351516,NULL,'106938fbaca337e526b3938dbecc4571a25391066cd0348e39ecc73e86550700');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',16,14,'outcome',NULL,'3','{"event":"roll a2"}',1794981351516,NULL,'c675e244a12c1caf2dacde63085742619100d49a78c4994698dd1d77d4ed939b');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',17,15,'outcome',NULL,'5','{"event":"roll b2"}',1794981351516,NULL,'28d6618d8c70c8760cd9371f55ded4ce3d91290148ff86fd7276e93a7656f85c');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',18,16,'outcome',NULL,'1','{"event":"roll c2"}',1794981351516,NULL,'39b9256c6cf157163868ebd92191e36f2f498860dff3da28ebd478065d71d174');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',19,17,'end',NULL,'','{"winner":"first","reason":"score","score":[2,0]}',1794981351516,NULL,'cea8797605a55a017d8c8535a00a4f18d2ea9c193030612d0e422fa3c3dc922d');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',3,1,'action','first','a3','{}',1794981351527,'a523','a724054443f8d2383be1b24668d7edb4dc685cecd751d7ea0252bc3434d7c35e');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',4,2,'action','second','a2','{}',1794981351534,'a524','a362010cb1dfb69579df0c1c22f382e31d9f8b1d08816093beae9be375220d2e');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',5,3,'action','first','c3','{}',1794981351542,'a525','c21fc44486914c8ca4aa3af57a0afe98225dafafc4479ee4abdce0a5956215a2');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',6,4,'action','second','c2','{}',1794981351549,'a526','73566045ef1f4f16d776fb379ad442468f67b363c42e459808120f3b892ca7f0');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',7,5,'action','first','pass','{}',1794981351558,'a527','06b31f724c523f050a98cb407d7d17b7c93da93992ea5b5cc0405a7df0fd8854');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',8,6,'action','second','b2','{}',1794981351565,'a528','59454238849eb896ed4d9e5adf58efb1027607877ac37784748e1aaadfc05e14');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',9,7,'action','first','a1','{}',1794981351574,'a529','bbcaf5eb52c80c234b5da05d6a13abaf4e354890275ed7e4d0e723c9fc7e49d0');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',10,8,'action','second','b1','{}',1794981351583,'a530','0c7f4bfbed077b1d1f7de98e4e070aad9462d9053809a48758016fe49366fddc');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',11,9,'action','first','c1','{}',1794981351590,'a531','af6e676a70626857bbb260059e8d2352020222cec31e17a1d58aeea85be627a6');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',12,10,'action','second','b3','{}',1794981351598,'a532','13fce3be80f1e7f580569ddeb3d3c6e057bc00d91b15e970306715d7902d0cc9');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',13,11,'outcome',NULL,'3','{"event":"roll a1"}',1794981351598,NULL,'ce6a73cac7236da3809b7e6baa49c576003b2dbb072e94360c32b66ae7472a8c');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',14,12,'outcome',NULL,'6','{"event":"roll b1"}',1794981351598,NULL,'89441b624a87046075066a9cd09e1f3861064daae25f849af1e3c992d4d79b3d');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',15,13,'outcome',NULL,'3','{"event":"roll c1"}',1794981351598,NULL,'49042520b92812ea785ae15af18fabcef91660db556ee979107a1b63e01348b8');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',16,14,'outcome',NULL,'4','{"event":"roll a3"}',1794981351598,NULL,'b72bc7a1ce0bd51352b7bcd3a271e3581f1c55ea4f25857506ee8ba5ef096aea');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',17,15,'outcome',NULL,'4','{"event":"roll c3"}',1794981351598,NULL,'269478066a606a7d5c5506ea732eeea13525ccc7ed02db2c5b13d132658fd25c');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',18,16,'end',NULL,'','{"winner":"first","reason":"fewer-stones","score":[0,0]}',1794981351598,NULL,'a96604717bb757293f3fb70a2aa5602327c03dae91b0c6b247e6447625fc88c2');
INSERT INTO "entries" VALUES('NfPIcgZdZEweUoPD',19,NULL,'reveal',NULL,'','{}',1794981351656,NULL,'0410d07d077b64ca1900afaca6c76ebb902ed21c41686fd09a7167b82d1f3581');
INSERT INTO "entries" VALUES('Lf6S5dCCVEt0-L7G',20,NULL,'reveal',NULL,'','{}',1794981351656,NULL,'ceb26d3eca72ae06262b61f6d10c1478ca33d86526f2f509f7963b4e0a3bfe1a');
INSERT INTO "entries" VALUES('N2L7dfELTkyYrGdq',1,NULL,'sit','first','','{"name":"Bob","seed":"8426b873e95d7ac10f102908b270787b","user":"ow7yLV_oHP8F2l2D","by_server":true}',1794981351674,NULL,'7bdd616ee15adaf272f069f7bc91bfab4d53a4659a68ba7c38dab28d3a244705');
INSERT INTO "entries" VALUES('N2L7dfELTkyYrGdq',2,NULL,'sit','second','','{"name":"Ada","seed":"6e2307094b70256692e31106d5ef564e","user":"q3pZBaItGyr_JOPh","by_server":true}',1794981351674,NULL,'33790931bade5f03a807fbe28e09fd2a8595bce6bb4c91ca5cab731175f3d1d9');
INSERT INTO "entries" VALUES('yJooI_-XbT-YYnIq',1,NULL,'sit','first','','{"name":"Ada","seed":"8426b873e95d7ac10f102908b270787b","user":"q3pZBaItGyr_JOPh","by_server":true}',1794981351674,NULL,'ed34870296021c05248970f08f9b051cfffaec8f371c288eab873079bb35207f');
INSERT INTO "entries" VALUES('yJooI_-XbT-YYnIq',2,NULL,'sit','second','','{"name":"Bob","seed":"6e2307094b70256692e31106d5ef564e","user":"ow7yLV_oHP8F2l2D","by_server":true}',1794981351674,NULL,'d9f51071790097edbe0cc7e41897764f411687dc72772afa019d82042f81f708');
CREATE TABLE heartbeats (
	process VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_heartbeats PRIMARY KEY (process)
);
INSERT INTO "heartbeats" VALUES('server',1794981351897);
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'D6537130497622AC8B073168D26EF0A0A16E6326C2557DB5DB71A008D0C98A49');
CREATE TABLE leases (
	name VARCHAR(80) NOT NULL, 
	holder VARCHAR(40) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (name)
);
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
	updated BIGINT NOT NULL, tournament VARCHAR(40), twin VARCHAR(40), dice VARCHAR(40), asked TEXT, rules INTEGER DEFAULT '1' NOT NULL, quarantined TEXT, last_play BIGINT DEFAULT '0' NOT NULL, head VARCHAR(64), 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_creator FOREIGN KEY(creator) REFERENCES users (id), 
	CONSTRAINT fk_matches_first FOREIGN KEY(first) REFERENCES users (id), 
	CONSTRAINT fk_matches_second FOREIGN KEY(second) REFERENCES users (id)
);
INSERT INTO "matches" VALUES('6lT34AmRWedDrlVw',1794981344956,'faultlines','size=4',NULL,'{"kind": "none"}',0,0,0,1,'kJqvyyhlF4Ge6Uxx',X'D33569EF9E454240A5F5B52C7D8FE95C64CDADCA0FF9FC702FDFD8AA28913936',NULL,'kJqvyyhlF4Ge6Uxx','j1X1BDb8Ryl0azkA',NULL,NULL,'over',NULL,'first','fewer-stones',20,NULL,1794981345118,NULL,NULL,NULL,NULL,1,NULL,1794981345118,'b9e53bd5034d0a6fa46ee2c30b540f741ade1e8b0517cf51f8ab94e8d92839d5');
INSERT INTO "matches" VALUES('oQFJ8lkbGkwcZAzh',1794981345132,'faultlines','size=5,pie=yes,sealed=yes,resonance=yes',NULL,'{"kind": "none"}',0,0,0,1,'N1boRAVCgWFOLcmr',X'D35D3044FA1BF860C8F0D293CBAA8789CB78BE6151435193C1E018E03B9A6196',NULL,'N1boRAVCgWFOLcmr','WIykDPQaBlwmnnwn',NULL,NULL,'over',NULL,'draw','draw',7,NULL,1794981345183,NULL,NULL,NULL,NULL,1,NULL,1794981345183,'5f022f70aa653bd7cbf7aa9c459d926593bea73f230b3be149f805caf5701daa');
INSERT INTO "matches" VALUES('q4u5Jy6U6Qpe_8U1',1794981345197,'faultlines','size=5,aftershock=yes,fault_lines=a2+a3+e3+e4,keystone=yes',NULL,'{"kind": "none"}',0,0,0,1,'iOTN47YcOA28e348',X'BC35703516165CF907D8AB8A9BF92EEF9BCD7B95FB1BFFA50DC0BEDB7BAC045C',NULL,'iOTN47YcOA28e348','Q1wqzILvTMAtGbnc',NULL,NULL,'over',NULL,'first','fewer-stones',62,NULL,1794981345521,NULL,NULL,NULL,'size=5,aftershock=yes,fault_lines=random:4,keystone=yes',1,NULL,1794981345521,'874f255af0fab2a47d297be1d2451f423b2807cad1e9bc12a8851a846de702e9');
INSERT INTO "matches" VALUES('_T4O8kWCaRqRMsuV',1794981345536,'faultlines','size=4,progressive=yes',NULL,'{"kind": "none"}',0,0,0,1,'eEssCyusB2fbRzYX',X'492E6082340153FBE64F5E38BC76C9B83C5AFBFAF60E2FA11A429877D68B80BF',NULL,'eEssCyusB2fbRzYX','15N8nVrlN3gYvfFV',NULL,NULL,'over',NULL,'second','score',34,NULL,1794981345732,NULL,NULL,NULL,NULL,1,NULL,1794981345732,'5fdbb4967fd0fea6e112bba39c71121e3a2b13b1253bd5d821c8c261935e6e9a');
INSERT INTO "matches" VALUES('roU1GvpMEHy3FDic',1794981345751,'lifeline','size=3,balance=weak',NULL,'{"kind": "none"}',0,0,0,1,'2K4Z1Thl1fNWyeO8',X'7D50637BB20D5AC96C5D4C0364C78046AB4E7F0ED2DA34BABD09F8E3051E8807',NULL,'2K4Z1Thl1fNWyeO8','u9BuSKe1AlfgBV0r',NULL,NULL,'over',NULL,'second','last-placement',19,NULL,1794981345916,NULL,NULL,NULL,NULL,1,NULL,1794981345916,'b19140221288122a784bfcbfe423b105bfda172b864d0e32f04561a25e51a538');
INSERT INTO "matches" VALUES('OKvigvlcWVHBiFqa',1794981345930,'lifeline','size=3',NULL,'{"kind": "none"}',0,0,0,1,'IXVOCVHwFBDi18yG',X'DA5D0A280DB1C6DAC6E45DB127FEC6E285A917447902F7AEF9906F0554472813',NULL,'IXVOCVHwFBDi18yG','u8vsDSmN0FUkWb3T',NULL,NULL,'over',NULL,'first','last-placement',18,NULL,1794981346090,NULL,NULL,NULL,NULL,1,NULL,1794981346090,'8e4c56d7a42ce3d3d8706760d530fef365ffa1412f2e8f0c676e2763d324498f');
INSERT INTO "matches" VALUES('Fcexn14LdRboX9OM',1794981346104,'lifeline','size=4,balance=komi,komi_max=5',NULL,'{"kind": "none"}',0,0,0,1,'sBv-smok6RGEXy18',X'24AB574C426D9ADFC27EBBC1D724193865F74BE7E458097449B9A59461BC0FCD',NULL,'sBv-smok6RGEXy18','GosjmJoTj5Y5U6c0',NULL,NULL,'over',NULL,'first','last-placement',34,NULL,1794981346391,NULL,NULL,NULL,NULL,1,NULL,1794981346391,'7565a3b49dcf05583268dd3ab32b805398dddaaf310e7e34e710b96979bdd6cf');
INSERT INTO "matches" VALUES('ba8_xLxhS7I6u8bP',1794981346418,'assault','board=hex24,turn_limit=14,pie=yes',NULL,'{"kind": "none"}',0,0,0,1,'Kt-uDyQGHzKtsKdS',X'ED6D5D9EC56B597342192BE31359C8FAED7A44BCA2308FC52C87546AD91A431F',NULL,'Kt-uDyQGHzKtsKdS','1nhVGWZSZDugWwUz',NULL,NULL,'over',NULL,'second','majority',18,NULL,1794981346548,NULL,NULL,NULL,NULL,1,NULL,1794981346548,'cb0217417dd72a0b120d1ee81d249efb65d6c68c6862f630efed3450c44103a9');
INSERT INTO "matches" VALUES('ol8Ujyn_JdWK5gmB',1794981346564,'assault','turn_limit=24,sacred=any,tide=yes',NULL,'{"kind": "none"}',0,0,0,1,'HAXzAbI-fIZEAvCK',X'C20335E864550142EB7DA40952DCE4B6A023FC1A5AD903E075E4795431D7E5BB',NULL,'HAXzAbI-fIZEAvCK','C0YhAAfryYHagyLk',NULL,NULL,'over',NULL,'second','majority',29,NULL,1794981346790,NULL,NULL,NULL,NULL,1,NULL,1794981346790,'d78a70d148ca01f07f6ab12a636f2bcd07072f255adb4d37e4fe1540d179d8ec');
INSERT INTO "matches" VALUES('jr-jKSbnPpZnVNXP',1794981346804,'assault','board=torus24,turn_limit=16,momentum=1,stubborn=yes',NULL,'{"kind": "none"}',0,0,0,1,'bZMRMkopR2WIIsnA',X'2B34F995DE5EE733B385C9D583793AE8109DAD5053B841AB92F673AEAE3D431A',NULL,'bZMRMkopR2WIIsnA','n_E0MEchAkOnojrU',NULL,NULL,'over',NULL,'second','majority',22,NULL,1794981346965,NULL,NULL,NULL,NULL,1,NULL,1794981346965,'f90b91723c96efcc858b8bfabde3769e680e05161ce295d28d8dfe652a07a5c2');
INSERT INTO "matches" VALUES('dJJ6ofxdA6vIML7I',1794981346979,'assault','board=hex54,turn_limit=12,influence=yes,sacred=core',NULL,'{"kind": "none"}',0,0,0,1,'YQIp9lNT0ZlK2lC1',X'951C9DCC38515A1199A3B913A81E34A41BD39249A3BBCD73F5C611B24B9F2524',NULL,'YQIp9lNT0ZlK2lC1','kDgEjsuVy7yg4SXl',NULL,NULL,'over',NULL,'second','majority',17,NULL,1794981347126,NULL,NULL,NULL,NULL,1,NULL,1794981347126,'8ba2fa4ff907136d42636cb0ef705a02382f18d9fcc786645372986661172e4b');
INSERT INTO "matches" VALUES('Zn7fnGpwCo65IB1Y',1794981347145,'faust','size=5',NULL,'{"kind": "none"}',0,0,0,1,'q3FI0ujcMwSxCPsM',X'40BAE6C59374C88CE27CAAE45E1DB131A07E2FF6C8D18CB1769A5AC87AA505A1',NULL,'q3FI0ujcMwSxCPsM','ODmD1_l6Cpwy52D6',NULL,NULL,'over',NULL,'second','annihilation',33,NULL,1794981347422,NULL,NULL,NULL,NULL,1,NULL,1794981347422,'973097ec91d770606bdeaeac50d43d2e89f59f32350d60a40331dda5f3b2890f');
INSERT INTO "matches" VALUES('B7sUgUYYjTO0rrxz',1794981347437,'faust','size=6,pie=no,pattern=no',NULL,'{"kind": "none"}',0,0,0,1,'gfkTKKesdu68QdSf',X'52476D38818480882877540F56D11564FEA5751A74EC3AD7C991C119CC05B02C',NULL,'gfkTKKesdu68QdSf','bMrQQNNtRijn_gky',NULL,NULL,'over',NULL,'first','annihilation',50,NULL,1794981347851,NULL,NULL,NULL,NULL,1,NULL,1794981347851,'3fdb2a5d6ec724abeeea22ff8016b6b2cd891103ecbe70937a043a1df00d3113');
INSERT INTO "matches" VALUES('GSqlCFZehrWg1vlD',1794981347865,'faultlines','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'vrEHCT2BzN9LY-a5',X'42B38B75FAD44C35B280E79DCFEAFB0ED1D0D9D2AA24CA5B99EA57F9CC7D1303',NULL,'vrEHCT2BzN9LY-a5','8kNuzpyFPqgsRcnp',NULL,NULL,'playing','second',NULL,NULL,8,1800165348140,1794981348200,NULL,NULL,NULL,NULL,1,NULL,1794981348140,'79bab6964b4c11c698da1ed67bcfb4be8b6040da2bd7383b4143dcf69fb43d6a');
INSERT INTO "matches" VALUES('olGHTMO-OxwBORdP',1794981348215,'faultlines','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'21dMIWDpsff02hK9',X'3527F61402E46E0D86A052C3CA130461FBFD9DD707AF069C44DA92D82868193F',NULL,NULL,'21dMIWDpsff02hK9',NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794981348215,NULL,NULL,NULL,NULL,1,NULL,1794981348215,'aab067c4a0cdf9b3e3fa76fc7e6f2810e6461fb7944222e44b9b2ae1f85a4fba');
INSERT INTO "matches" VALUES('Q2Do-e1aOdRf9JDZ',1794981348231,'faultlines','-',NULL,'{"kind": "none"}',0,0,0,1,'7Q3yEqmc_N5POQiz',X'AB5DF130BF644B816B1409B75B0727518A2F801E44A6E04B032775D12DC54A4C',NULL,'7Q3yEqmc_N5POQiz','LOYl9aG0dXQtWj4p',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794981348257,NULL,NULL,NULL,NULL,1,NULL,1794981348257,'5ef61b608901d24fe4b0cfb106ecacf72d8663af6b448bcaf6f833480e73e86f');
INSERT INTO "matches" VALUES('p5ET2y4XSVXuE87V',1794981348271,'faultlines','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'d2yy7nOIgKF9GGMU',X'63AA9FDDA5D69BFF9D2355FD303DAECCF3DED4342D6A889539FABBB04EE6A8D3',NULL,'d2yy7nOIgKF9GGMU','cfAJtXxLdhJ6azCp',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794981348337,NULL,NULL,NULL,NULL,1,NULL,1794981348322,'c14fbc55ef9fc9062fa7f17374c14ae8f93eed064c190875e768dbf6305e1897');
INSERT INTO "matches" VALUES('E8FntWiM1f8p8kSt',1794981348337,'faultlines','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'d2yy7nOIgKF9GGMU',X'C89E81B5A0FF541EF26A4136F8C65A025B88FF20EF7458C6E4EF3E1700C70310','p5ET2y4XSVXuE87V','cfAJtXxLdhJ6azCp','d2yy7nOIgKF9GGMU',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794981348337,NULL,NULL,NULL,NULL,1,NULL,1794981348337,'26e60cee3866a8f5f9ef17d5a88d655f09c109e402b4357fb37f9fb2d2270eb5');
INSERT INTO "matches" VALUES('OJozZX73rNXwelLD',1794981348353,'faultlines','-','faultlines - 9/3b5/9/9/9/1w3b3/9/6w2/9 black 4 black_placed=2,white_placed=2','{"kind": "none"}',0,0,0,1,'MiZzENgLPKmpB17N',X'A8DFBA44ED1656F2AE3D1D7D782747EFDE1BD7DAA0EC71E957BA20C0B12818D3',NULL,'MiZzENgLPKmpB17N','BnYnV4RpJvTGmxpY',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794981348395,NULL,NULL,NULL,NULL,1,NULL,1794981348395,'841425fb69aae3040f52bd4b6884dd393d4273182836b0dc6ed04971a150d2be');
INSERT INTO "matches" VALUES('tQcYQ8rhMcVxp69F',1794981348409,'lifeline','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'DXgac50f2NqcYMwc',X'93E61AD3FD6DE7E31751DE4A1957F797E1495344C906CAE3066DDFB722C1BAC5',NULL,'DXgac50f2NqcYMwc','FZuAMFDgDEHdkVTH',NULL,NULL,'playing','second',NULL,NULL,7,1800165348512,1794981348572,NULL,NULL,NULL,NULL,1,NULL,1794981348512,'e7c10af6c41cf38662ee7b58412c8dd29fa1c26a92379b9d056b2bf6f2327ec3');
INSERT INTO "matches" VALUES('Q4Z20AZNbn1iToji',1794981348587,'lifeline','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'4mhEIqg8ofgBZaL9',X'AC987A8C8B98622D5AB78A22D8D0509AFFC391A29A6DEAF65DF4EEA7FB014AFD',NULL,'4mhEIqg8ofgBZaL9',NULL,NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794981348587,NULL,NULL,NULL,NULL,1,NULL,1794981348587,'d6c2e8d6478b21deeb7e17e85a5fb00e749752083afe2f5d65e8e7b8ac42eabb');
INSERT INTO "matches" VALUES('ZBSATy44jN1v-xsh',1794981348603,'lifeline','-',NULL,'{"kind": "none"}',0,0,0,1,'x99AG8wLnqQKQS2U',X'CFE4B0D6FCB097E49A6B3E821189BC4FD6A9FAF0478D5B30CA54B0BBB3980856',NULL,'x99AG8wLnqQKQS2U','XS2AstC-X3AeSYnc',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794981348629,NULL,NULL,NULL,NULL,1,NULL,1794981348629,'d6463202a5665a34062871dfe8579ac5335122cf83f27bf4284ab1d7efe52115');
INSERT INTO "matches" VALUES('iMAdz9xGRr_qDiWX',1794981348644,'lifeline','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'DCVTgAwJRu-SxHNJ',X'D370914334B52DD6E2404BB9DB4940A7FBA710CE7797924DD35B60799B493B44',NULL,'DCVTgAwJRu-SxHNJ','yVia_OpfzMq2WUFK',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794981348708,NULL,NULL,NULL,NULL,1,NULL,1794981348693,'5d7cc019b608e633dfa4fa9132b97dadb3cca20e290ec6e56b64c9f7b1753fca');
INSERT INTO "matches" VALUES('QijMLinE6iTurZH5',1794981348708,'lifeline','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'DCVTgAwJRu-SxHNJ',X'BC03FB85006A01F826B89AD0FD2E188BB144D2A68027DEA4EED72972015BE92C','iMAdz9xGRr_qDiWX','yVia_OpfzMq2WUFK','DCVTgAwJRu-SxHNJ',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794981348708,NULL,NULL,NULL,NULL,1,NULL,1794981348708,'9c8f01be5108f78f7eb4ab9d911a785f7e7326ca4459bd14fecd51bd5a6888c6');
INSERT INTO "matches" VALUES('DQFlRC0xBnwACQPc',1794981348724,'lifeline','-','lifeline - 7/8/9/10/1b1b2w4/12/13/6w5/11/10/9/8/7 black 2 -','{"kind": "none"}',0,0,0,1,'b6gz7r66uNbUn-Fo',X'E7170B95B6FF7EABF0596F4B41FEA61F0EB847BEE1E2C49F1B272DE769B81339',NULL,'b6gz7r66uNbUn-Fo','gks87UhXZSdAdKAX',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794981348766,NULL,NULL,NULL,NULL,1,NULL,1794981348766,'5feba7eac6ba7e3bb639cbb7df666edd8a5be67e2626a158909855e160a950d0');
INSERT INTO "matches" VALUES('3Ot78hML_rBBPZre',1794981348781,'assault','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'SqO1wNpCis3RuW78',X'F9DD658C1DE1FE0A1A81ABD3AA1717E1B868EFF6F15B71A50D0D43A5573ADF64',NULL,'SqO1wNpCis3RuW78','XqMZAZRFBsZ5F95l',NULL,NULL,'playing','second',NULL,NULL,8,1800165348900,1794981348959,NULL,NULL,NULL,NULL,1,NULL,1794981348900,'57453711e376479b9194a0cf5ac02c9f0693005f773fceddce6a6842555122d3');
INSERT INTO "matches" VALUES('FuFyUQ2ywnz5b5Qs',1794981348975,'assault','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'0FqqBMQHd8W8rBF3',X'79BEACE9FC24ACE1C05461BACF4E73804412DB4F5A465E3A15B4AEEBE7FE2637',NULL,'0FqqBMQHd8W8rBF3',NULL,NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794981348975,NULL,NULL,NULL,NULL,1,NULL,1794981348975,'9d0ac72bc8e28fb0ed487bb52f55c302fd7fd8461964192e41f334436fa3c7db');
INSERT INTO "matches" VALUES('YB6IKty9jdDf6EVD',1794981348991,'assault','-',NULL,'{"kind": "none"}',0,0,0,1,'IBfNDGcEVtOrAygZ',X'5CD6B2F85ACDA8B5E3279315B3CD1741DC566BA2CD8583DC46AC81D35716F65F',NULL,'IBfNDGcEVtOrAygZ','7547gDWMmFL1sm3K',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794981349017,NULL,NULL,NULL,NULL,1,NULL,1794981349017,'54986419346617f3a5eb55ceee307e031ac0bf46d01b5c55782371842d737562');
INSERT INTO "matches" VALUES('pRPQ6B95wSyVB4Fj',1794981349031,'assault','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'Fh4IjQalwWCgm76D',X'4077E60B496FC7B3B1A6D801BDE51BC5499696EDDDABA52A780F53BEE3609209',NULL,'Fh4IjQalwWCgm76D','kHkYquiHw0KCEnMb',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794981349097,NULL,NULL,NULL,NULL,1,NULL,1794981349081,'edd491a7fbc75fa3000c2fc07ba4063825986c0671fbd3324490d3e44bde3fda');
INSERT INTO "matches" VALUES('gOcouAX4kSYGGxNo',1794981349097,'assault','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'Fh4IjQalwWCgm76D',X'F9FC2C7C6AFABB7E57FC03C50F439379A4140F951206CB2A115527B1D8A30329','pRPQ6B95wSyVB4Fj','kHkYquiHw0KCEnMb','Fh4IjQalwWCgm76D',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794981349097,NULL,NULL,NULL,NULL,1,NULL,1794981349097,'9102779b1644994c1c4140f459af398e24a54640d9250bfa5c0275fc159b6c3b');
INSERT INTO "matches" VALUES('siuo6lutsUjc4i5e',1794981349112,'assault','-','assault - w4/7/w8/1b6b/7 black 4 -','{"kind": "none"}',0,0,0,1,'fErj-10tcf_zMiez',X'E22E05DFD974BC2161A702CB0BB38F92665E29BA7F819262E20243888E1942EC',NULL,'fErj-10tcf_zMiez','9n2OAoag7LSHYCY9',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794981349153,NULL,NULL,NULL,NULL,1,NULL,1794981349153,'df618e91094cdaf28282f21437f3df1cf58b1fa2a6dcda34891e87dad9b313b8');
INSERT INTO "matches" VALUES('aw8QKlwCZfPlqFES',1794981349167,'faust','-',NULL,'{"kind": "correspondence", "days": 60.0, "vacation_days": 10.0}',0,0,0,1,'CiXIB1ud0Um1b035',X'3D85A63C3179F824AD8C0D0DF697E12AF3D3FB270E744A58F8D3F3B88B0C890F',NULL,'CiXIB1ud0Um1b035','9dADVJ910gHc3QrL',NULL,NULL,'playing','second',NULL,NULL,8,1800165349285,1794981349346,NULL,NULL,NULL,NULL,1,NULL,1794981349285,'135b826fea00b91322693ecc266fb204ecf78949ceb6642b1d7acba704edf185');
INSERT INTO "matches" VALUES('8RS6XsJBfcLuaX8e',1794981349360,'faust','-',NULL,'{"kind": "fischer", "minutes": 5.0, "seconds": 3.0}',0,0,1,1,'qvy0eugN7RS8gf3m',X'C37032FE1A5CEA8FDA09C5A5831FC46289D0C813C3728743F24BFA7E875F0286',NULL,'qvy0eugN7RS8gf3m',NULL,NULL,NULL,'waiting',NULL,NULL,NULL,0,NULL,1794981349360,NULL,NULL,NULL,NULL,1,NULL,1794981349360,'53b370d8e6b3ece10706f9207a51cd9080975082491f0a90aaf0e36582f901e7');
INSERT INTO "matches" VALUES('kOdomtgfMCgoBFSa',1794981349377,'faust','-',NULL,'{"kind": "none"}',0,0,0,1,'mnN1oxWDQowiHdlN',X'282EAA60E0D9D5152CD9A227F5073B3C8C4C874466044BE0DCD1B0456787E3F0',NULL,'mnN1oxWDQowiHdlN','lEtFlbW7UolfXemp',NULL,NULL,'aborted',NULL,NULL,'aborted',1,NULL,1794981349403,NULL,NULL,NULL,NULL,1,NULL,1794981349403,'960f6c73c92f956e4beef98afe0412f9c7908e54e2f0057ae7d7c83871274f6e');
INSERT INTO "matches" VALUES('Pa8AbnXt1N3GqaQq',1794981349416,'faust','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'hX9Arlmt5M0oC8O7',X'6B81FB03F36A6E1C84910FBDB6D39E9F0020D0D731965B98FB4172152DA2D100',NULL,'hX9Arlmt5M0oC8O7','cKjL8CQviixpGrHQ',NULL,NULL,'over',NULL,'first','resignation',4,NULL,1794981349481,NULL,NULL,NULL,NULL,1,NULL,1794981349466,'d44cb8c6ddd9acf8640ac82ce40691a4742d1e0e40204d07137b46b4839b4de9');
INSERT INTO "matches" VALUES('p9HQKgZ4img3CpLs',1794981349481,'faust','-',NULL,'{"kind": "fischer", "minutes": 60.0, "seconds": 3.0}',0,0,0,1,'hX9Arlmt5M0oC8O7',X'86FFD66CEEC707DFD54CB49C0D2CC4386E67C8F4F38526926A6FA9804C676E29','Pa8AbnXt1N3GqaQq','cKjL8CQviixpGrHQ','hX9Arlmt5M0oC8O7',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794981349481,NULL,NULL,NULL,NULL,1,NULL,1794981349481,'52c13e96599c8ac41aaf96564bd5e36253c1de5bbab71bdd79fb677e9c581b32');
INSERT INTO "matches" VALUES('FhDaL-Mlg5atAqGR',1794981349498,'faust','-','faust - 4b2w/8/8/8/6b1/7w/8/8 black 4 -','{"kind": "none"}',0,0,0,1,'AusboSfhkpyExmj6',X'125EEE5691C267CFB5AF6FD6316E451C7624248E3C7FF70CE9DC3A0A6A448ECF',NULL,'AusboSfhkpyExmj6','k00LOw8mEkXGkwwG',NULL,NULL,'over',NULL,'draw','agreement',2,NULL,1794981349541,NULL,NULL,NULL,NULL,1,NULL,1794981349541,'6470fdce0f2aeae72deefb0be370b984b6c36a6b82c34f5ff4d45d3275d3c557');
INSERT INTO "matches" VALUES('KWDk09JFI6Nseoom',1794981349878,'faultlines','size=4',NULL,'{"kind": "none"}',1,0,0,0,'q3pZBaItGyr_JOPh',X'E05AF12F8C421AAA5CF24A67F729633DF8F9B418036FA78CAE00D0545B15EE3C',NULL,'q3pZBaItGyr_JOPh','ow7yLV_oHP8F2l2D',NULL,NULL,'over',NULL,'second','score',23,NULL,1794981350026,NULL,NULL,NULL,NULL,1,NULL,1794981350026,'a5835a2d6eeb71e1cb09ff2e67fa284781dda737b2dae7537ec2f24a98f9d440');
INSERT INTO "matches" VALUES('LcUXNPyF2vgoIvOY',1794981350047,'faultlines','size=4,progressive=yes',NULL,'{"kind": "none"}',1,0,0,0,'q3pZBaItGyr_JOPh',X'3419E5CEE7375368DCE9F32CA46BE2FDE9881EE8975FEFB595BB9DF12F5CDD5B',NULL,'ow7yLV_oHP8F2l2D','q3pZBaItGyr_JOPh',NULL,NULL,'over',NULL,'first','score',26,NULL,1794981350241,NULL,NULL,NULL,NULL,1,NULL,1794981350241,'38ddbf5c937417afb1e83487dcd3bba41836c5fcc9b077ef912a8bf293b8907e');
INSERT INTO "matches" VALUES('sEVlIIRGM4CHm51o',1794981350253,'lifeline','size=4,balance=komi,komi_max=5',NULL,'{"kind": "none"}',1,0,0,0,'q3pZBaItGyr_JOPh',X'469F1D2F8A086737AFD50F29C6B63183859D6482D4859EE3D4D6254FF722E33E',NULL,'ow7yLV_oHP8F2l2D','q3pZBaItGyr_JOPh',NULL,NULL,'over',NULL,'second','last-placement',38,NULL,1794981350554,NULL,NULL,NULL,NULL,1,NULL,1794981350554,'527c252fc27126230ddafb7c4bc3bc77892f40284f235aefcbb4686eb9450fcd');
INSERT INTO "matches" VALUES('corK8TGnRu_ZevM4',1794981350567,'assault','board=torus24,turn_limit=16,momentum=1,stubborn=yes',NULL,'{"kind": "none"}',1,0,0,0,'q3pZBaItGyr_JOPh',X'15A28C19311E6F0F8C0AD65A44731BD3DB4B91F2BD1ED25C5609E385D0ABDB8B',NULL,'q3pZBaItGyr_JOPh','ow7yLV_oHP8F2l2D',NULL,NULL,'over',NULL,'first','majority',23,NULL,1794981350718,NULL,NULL,NULL,NULL,1,NULL,1794981350718,'810021413a470e96b4361690ed1c56bee0b767b2401e746d84102de3316db767');
INSERT INTO "matches" VALUES('4xMiiQgK45fbj108',1794981350731,'faust','size=6,pie=no,pattern=no',NULL,'{"kind": "none"}',1,0,0,0,'q3pZBaItGyr_JOPh',X'3B8FCC443F690BEB0237B01E0CD24C1508DC080F7B43199F95FE254DA0F0A4A8',NULL,'ow7yLV_oHP8F2l2D','q3pZBaItGyr_JOPh',NULL,NULL,'over',NULL,'first','annihilation',52,NULL,1794981351117,NULL,NULL,NULL,NULL,1,NULL,1794981351117,'a979a5826ecf488932725774c837ef6157e31f782741d5cb5e29abfe1724410a');
INSERT INTO "matches" VALUES('qucNJqz4vL5rldWh',1794981351187,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'lELr5fh3fzm1TRdP',X'E78B42C5DC6E9D3D0D2856BE662AC2EEF94D817B5C5BD400611626325F31C2E5',NULL,'lELr5fh3fzm1TRdP','q3pZBaItGyr_JOPh',NULL,NULL,'over',NULL,'first','score',13,NULL,1794981351415,'MBXoJKw0n-PhR8xE','fUkYQMSHb1c111tw',NULL,NULL,1,NULL,1794981351267,'0af1797aa9967f3643c9d395f56c3f49a7fdaa9c45fe513f50a07cd94b008e2d');
INSERT INTO "matches" VALUES('fUkYQMSHb1c111tw',1794981351187,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'q3pZBaItGyr_JOPh',X'E78B42C5DC6E9D3D0D2856BE662AC2EEF94D817B5C5BD400611626325F31C2E5',NULL,'q3pZBaItGyr_JOPh','lELr5fh3fzm1TRdP',NULL,NULL,'over',NULL,'first','score',17,NULL,1794981351415,'MBXoJKw0n-PhR8xE','qucNJqz4vL5rldWh','qucNJqz4vL5rldWh',NULL,1,NULL,1794981351356,'f24c6a55205c5943ea20b3f9a79b720089fc346c35aae52b4f8aae82eb5b7fba');
INSERT INTO "matches" VALUES('Lf6S5dCCVEt0-L7G',1794981351434,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'ow7yLV_oHP8F2l2D',X'26E41DD43B4B2677155B8131A06E6EC7E1C88077CAFABE48CB3FB69AD27BB0C1',NULL,'ow7yLV_oHP8F2l2D','lELr5fh3fzm1TRdP',NULL,NULL,'over',NULL,'first','score',17,NULL,1794981351656,'MBXoJKw0n-PhR8xE','NfPIcgZdZEweUoPD',NULL,NULL,1,NULL,1794981351516,'ceb26d3eca72ae06262b61f6d10c1478ca33d86526f2f509f7963b4e0a3bfe1a');
INSERT INTO "matches" VALUES('NfPIcgZdZEweUoPD',1794981351434,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'lELr5fh3fzm1TRdP',X'26E41DD43B4B2677155B8131A06E6EC7E1C88077CAFABE48CB3FB69AD27BB0C1',NULL,'lELr5fh3fzm1TRdP','ow7yLV_oHP8F2l2D',NULL,NULL,'over',NULL,'first','fewer-stones',16,NULL,1794981351656,'MBXoJKw0n-PhR8xE','Lf6S5dCCVEt0-L7G','Lf6S5dCCVEt0-L7G',NULL,1,NULL,1794981351598,'0410d07d077b64ca1900afaca6c76ebb902ed21c41686fd09a7167b82d1f3581');
INSERT INTO "matches" VALUES('yJooI_-XbT-YYnIq',1794981351674,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'q3pZBaItGyr_JOPh',X'B2E427CD057027784CBCB3B0FB187D51096B1EAB6216266E659590B17FA8B6DE',NULL,'q3pZBaItGyr_JOPh','ow7yLV_oHP8F2l2D',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794981351674,'MBXoJKw0n-PhR8xE','N2L7dfELTkyYrGdq',NULL,NULL,1,NULL,1794981351674,'d9f51071790097edbe0cc7e41897764f411687dc72772afa019d82042f81f708');
INSERT INTO "matches" VALUES('N2L7dfELTkyYrGdq',1794981351674,'faultlines','size=3',NULL,'{"kind": "none"}',1,0,0,0,'ow7yLV_oHP8F2l2D',X'B2E427CD057027784CBCB3B0FB187D51096B1EAB6216266E659590B17FA8B6DE',NULL,'ow7yLV_oHP8F2l2D','q3pZBaItGyr_JOPh',NULL,NULL,'playing','first',NULL,NULL,0,NULL,1794981351674,'MBXoJKw0n-PhR8xE','yJooI_-XbT-YYnIq','yJooI_-XbT-YYnIq',NULL,1,NULL,1794981351674,'33790931bade5f03a807fbe28e09fd2a8595bce6bb4c91ca5cab731175f3d1d9');
CREATE TABLE notices (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	at BIGINT NOT NULL, 
	notice TEXT NOT NULL
);
CREATE TABLE outages (
	start BIGINT NOT NULL, 
	"end" BIGINT NOT NULL, 
	cause VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_outages PRIMARY KEY (start)
);
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
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',1,0,0,'lELr5fh3fzm1TRdP','q3pZBaItGyr_JOPh','qucNJqz4vL5rldWh',2,'score');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',1,0,1,'q3pZBaItGyr_JOPh','lELr5fh3fzm1TRdP','fUkYQMSHb1c111tw',2,'score');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',1,1,0,'ow7yLV_oHP8F2l2D',NULL,NULL,2,'bye');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',1,1,1,'ow7yLV_oHP8F2l2D',NULL,NULL,2,'bye');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',2,0,0,'ow7yLV_oHP8F2l2D','lELr5fh3fzm1TRdP','Lf6S5dCCVEt0-L7G',2,'score');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',2,0,1,'lELr5fh3fzm1TRdP','ow7yLV_oHP8F2l2D','NfPIcgZdZEweUoPD',2,'fewer-stones');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',2,1,0,'q3pZBaItGyr_JOPh',NULL,NULL,2,'bye');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',2,1,1,'q3pZBaItGyr_JOPh',NULL,NULL,2,'bye');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',3,0,0,'q3pZBaItGyr_JOPh','ow7yLV_oHP8F2l2D','yJooI_-XbT-YYnIq',NULL,'');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',3,0,1,'ow7yLV_oHP8F2l2D','q3pZBaItGyr_JOPh','N2L7dfELTkyYrGdq',NULL,'');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',3,1,0,'lELr5fh3fzm1TRdP',NULL,NULL,2,'bye');
INSERT INTO "pairings" VALUES('MBXoJKw0n-PhR8xE',3,1,1,'lELr5fh3fzm1TRdP',NULL,NULL,2,'bye');
CREATE TABLE private (
	"match" VARCHAR(40) NOT NULL, 
	user VARCHAR(40) NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_private PRIMARY KEY ("match", user, kind), 
	CONSTRAINT fk_private_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_private_user FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "private" VALUES('GSqlCFZehrWg1vlD','vrEHCT2BzN9LY-a5','notes','Watch the corner.');
INSERT INTO "private" VALUES('GSqlCFZehrWg1vlD','8kNuzpyFPqgsRcnp','mute','yes');
INSERT INTO "private" VALUES('GSqlCFZehrWg1vlD','vrEHCT2BzN9LY-a5','plan:first','{"steps": 5, "ply": 8, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
INSERT INTO "private" VALUES('tQcYQ8rhMcVxp69F','DXgac50f2NqcYMwc','notes','Watch the corner.');
INSERT INTO "private" VALUES('tQcYQ8rhMcVxp69F','FZuAMFDgDEHdkVTH','mute','yes');
INSERT INTO "private" VALUES('tQcYQ8rhMcVxp69F','DXgac50f2NqcYMwc','plan:first','{"steps": 7, "ply": 7, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
INSERT INTO "private" VALUES('3Ot78hML_rBBPZre','SqO1wNpCis3RuW78','notes','Watch the corner.');
INSERT INTO "private" VALUES('3Ot78hML_rBBPZre','XqMZAZRFBsZ5F95l','mute','yes');
INSERT INTO "private" VALUES('3Ot78hML_rBBPZre','SqO1wNpCis3RuW78','plan:first','{"steps": 5, "ply": 8, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
INSERT INTO "private" VALUES('aw8QKlwCZfPlqFES','CiXIB1ud0Um1b035','notes','Watch the corner.');
INSERT INTO "private" VALUES('aw8QKlwCZfPlqFES','9dADVJ910gHc3QrL','mute','yes');
INSERT INTO "private" VALUES('aw8QKlwCZfPlqFES','CiXIB1ud0Um1b035','plan:first','{"steps": 5, "ply": 8, "branches": [{"on": ["*", "..."], "play": "a1", "next": []}]}');
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
INSERT INTO "rating_changes" VALUES('ow7yLV_oHP8F2l2D','faultlines',1,'KWDk09JFI6Nseoom','q3pZBaItGyr_JOPh',2,1.61067971810589324376e+03,338.751265285589,1794981350026);
INSERT INTO "rating_changes" VALUES('q3pZBaItGyr_JOPh','faultlines',1,'KWDk09JFI6Nseoom','ow7yLV_oHP8F2l2D',0,1.38932028189410675621e+03,338.751265285589,1794981350026);
INSERT INTO "rating_changes" VALUES('ow7yLV_oHP8F2l2D','faultlines',2,'LcUXNPyF2vgoIvOY','q3pZBaItGyr_JOPh',2,1.69554690170528056113e+03,3.28528324681198853336e+02,1794981350241);
INSERT INTO "rating_changes" VALUES('q3pZBaItGyr_JOPh','faultlines',2,'LcUXNPyF2vgoIvOY','ow7yLV_oHP8F2l2D',0,1.30445309829471943886e+03,3.28528324681198853336e+02,1794981350241);
INSERT INTO "rating_changes" VALUES('ow7yLV_oHP8F2l2D','lifeline',1,'sEVlIIRGM4CHm51o','q3pZBaItGyr_JOPh',0,1.38932028189410675621e+03,338.751265285589,1794981350554);
INSERT INTO "rating_changes" VALUES('q3pZBaItGyr_JOPh','lifeline',1,'sEVlIIRGM4CHm51o','ow7yLV_oHP8F2l2D',2,1.61067971810589324376e+03,338.751265285589,1794981350554);
INSERT INTO "rating_changes" VALUES('ow7yLV_oHP8F2l2D','assault',1,'corK8TGnRu_ZevM4','q3pZBaItGyr_JOPh',0,1.38932028189410675621e+03,338.751265285589,1794981350718);
INSERT INTO "rating_changes" VALUES('q3pZBaItGyr_JOPh','assault',1,'corK8TGnRu_ZevM4','ow7yLV_oHP8F2l2D',2,1.61067971810589324376e+03,338.751265285589,1794981350718);
INSERT INTO "rating_changes" VALUES('ow7yLV_oHP8F2l2D','faust',1,'4xMiiQgK45fbj108','q3pZBaItGyr_JOPh',2,1.61067971810589324376e+03,338.751265285589,1794981351117);
INSERT INTO "rating_changes" VALUES('q3pZBaItGyr_JOPh','faust',1,'4xMiiQgK45fbj108','ow7yLV_oHP8F2l2D',0,1.38932028189410675621e+03,338.751265285589,1794981351117);
INSERT INTO "rating_changes" VALUES('lELr5fh3fzm1TRdP','faultlines',1,'qucNJqz4vL5rldWh','q3pZBaItGyr_JOPh',2,1.59310017631719892964e+03,3.38278107471021883146e+02,1794981351267);
INSERT INTO "rating_changes" VALUES('q3pZBaItGyr_JOPh','faultlines',3,'qucNJqz4vL5rldWh','lELr5fh3fzm1TRdP',0,1.22242548802125202203e+03,319.45594965578,1794981351267);
INSERT INTO "rating_changes" VALUES('lELr5fh3fzm1TRdP','faultlines',2,'fUkYQMSHb1c111tw','q3pZBaItGyr_JOPh',0,1.4478504148095312303e+03,3.28222137405103239868e+02,1794981351356);
INSERT INTO "rating_changes" VALUES('q3pZBaItGyr_JOPh','faultlines',4,'fUkYQMSHb1c111tw','lELr5fh3fzm1TRdP',2,1351.96122656643,3.11477357389197663907e+02,1794981351356);
INSERT INTO "rating_changes" VALUES('lELr5fh3fzm1TRdP','faultlines',3,'Lf6S5dCCVEt0-L7G','ow7yLV_oHP8F2l2D',0,1.36914497513089736453e+03,3.18658825483843145321e+02,1794981351516);
INSERT INTO "rating_changes" VALUES('ow7yLV_oHP8F2l2D','faultlines',3,'Lf6S5dCCVEt0-L7G','lELr5fh3fzm1TRdP',2,1.77439925442691787786e+03,3.18928876493111204118e+02,1794981351516);
INSERT INTO "rating_changes" VALUES('lELr5fh3fzm1TRdP','faultlines',4,'NfPIcgZdZEweUoPD','ow7yLV_oHP8F2l2D',2,1.50486301549793074624e+03,310.408433771465,1794981351598);
INSERT INTO "rating_changes" VALUES('ow7yLV_oHP8F2l2D','faultlines',4,'NfPIcgZdZEweUoPD','lELr5fh3fzm1TRdP',0,1.63845108502618654706e+03,3.10650201698378793926e+02,1794981351598);
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
INSERT INTO "ratings" VALUES('ow7yLV_oHP8F2l2D','faultlines',1.63845108502618654706e+03,3.10650201698378793926e+02,4,3,0,1,1794981351598,1780095610494);
INSERT INTO "ratings" VALUES('q3pZBaItGyr_JOPh','faultlines',1351.96122656643,3.11477357389197663907e+02,4,1,0,3,1794981351356,1779771076495);
INSERT INTO "ratings" VALUES('ow7yLV_oHP8F2l2D','lifeline',1.38932028189410675621e+03,338.751265285589,1,0,0,1,1794981350554,1768586831832);
INSERT INTO "ratings" VALUES('q3pZBaItGyr_JOPh','lifeline',1.61067971810589324376e+03,338.751265285589,1,1,0,0,1794981350554,1768586831832);
INSERT INTO "ratings" VALUES('ow7yLV_oHP8F2l2D','assault',1.38932028189410675621e+03,338.751265285589,1,0,0,1,1794981350718,1768586831996);
INSERT INTO "ratings" VALUES('q3pZBaItGyr_JOPh','assault',1.61067971810589324376e+03,338.751265285589,1,1,0,0,1794981350718,1768586831996);
INSERT INTO "ratings" VALUES('ow7yLV_oHP8F2l2D','faust',1.61067971810589324376e+03,338.751265285589,1,1,0,0,1794981351117,1768586832395);
INSERT INTO "ratings" VALUES('q3pZBaItGyr_JOPh','faust',1.38932028189410675621e+03,338.751265285589,1,0,0,1,1794981351117,1768586832395);
INSERT INTO "ratings" VALUES('lELr5fh3fzm1TRdP','faultlines',1.50486301549793074624e+03,310.408433771465,4,2,0,2,1794981351598,1780190304931);
CREATE TABLE recoveries (
	user VARCHAR(40) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	email VARCHAR(200), 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	attempts INTEGER NOT NULL, 
	CONSTRAINT pk_recoveries PRIMARY KEY (user, kind), 
	CONSTRAINT fk_recoveries_user FOREIGN KEY(user) REFERENCES users (id)
);
CREATE TABLE reports (
	id VARCHAR(40) NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	reporter VARCHAR(40) NOT NULL, 
	about VARCHAR(40) NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	text TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	closed BIGINT, 
	note TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_reports_reporter FOREIGN KEY(reporter) REFERENCES users (id), 
	CONSTRAINT fk_reports_about FOREIGN KEY(about) REFERENCES users (id)
);
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
INSERT INTO "sessions" VALUES('umF4-9j_m6gwnMFp','11e9084045a7b4225d298a1c85b78fb7ae4bf59441a426523c27d1f7939fa7b6','kJqvyyhlF4Ge6Uxx',1794981344954,1794981344954,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('rQefgakYBLFQ9v3I','c048d66edbdf1861e89bbfe94ab0cd8ff29f8694d6395e38d06ffaba91eb087e','j1X1BDb8Ryl0azkA',1794981344970,1794981344970,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('P2AcaaE5Njx44if3','59e37eb3ddae15d7c228d5e1f6391beabce645271629b3b8d4722b61788e603b','N1boRAVCgWFOLcmr',1794981345126,1794981345126,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('BvY6FjnX57gv78cQ','bc7ae65cb25d72693b9ef71d9ae0801327c0ef3bd753c107136855c28ae23c8d','WIykDPQaBlwmnnwn',1794981345143,1794981345143,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('qm4UdbKEb36PEx3M','d902ac73dbab3859680edb3aeef97156ebf6f834f613c783f57bc3e5b3c13a1a','iOTN47YcOA28e348',1794981345191,1794981345191,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('zCzfJB6KrhpOOQDl','0ac3038a84c41e68390b7b43ffd66187869b37b6131077f10e8f41dd4fe791b7','Q1wqzILvTMAtGbnc',1794981345206,1794981345206,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('gq9bwU_RPoOz4-DC','72fa9d620089d5e3e02d3d30cf4502e52fd16d127ea7313875fafad947fee7c9','eEssCyusB2fbRzYX',1794981345530,1794981345530,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('k0Z_EoahmtLphapN','7f64aa7c5eac13701a6bd73d544a39d7640ba570efbd7b0fa5dd58988e398277','15N8nVrlN3gYvfFV',1794981345545,1794981345545,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('JJJV2h8j8FwaICtu','6a10231ed571288f7101b25b992ea7250101c75a7dc4c9b9eec167f1674a633e','2K4Z1Thl1fNWyeO8',1794981345751,1794981345751,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Nm_ctvb57FLb8qqo','27300e724f54344d59a3c73179edb39360b0c37330852d75112d096eb5e93e77','u9BuSKe1AlfgBV0r',1794981345763,1794981345763,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('ZR5Ig8rQ-K8MPngq','64c457d11e7f96e38dd60a5701523862e1e5ab939f46605e230a6a307d8c477a','IXVOCVHwFBDi18yG',1794981345925,1794981345925,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('y9k-RafQrwxReLKO','0d37086f398c3700fae5bd85bddeeef50edf64876488301886989aab85bec239','u8vsDSmN0FUkWb3T',1794981345940,1794981345940,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('FpIHlSIPMjLuabOm','f68c8e3df7d376c0e06fd4369a83f2b489a3f2638dd118b0e00c278032559bfc','sBv-smok6RGEXy18',1794981346098,1794981346098,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('jlrWZJcg7p6doBAY','c41c59ddbc64efcd933e7d1ca145b52953c68f38b13526dabbe14d214d1f85d4','GosjmJoTj5Y5U6c0',1794981346114,1794981346114,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('da1gWTWlqgOE53s1','f5af808a4ced1e0c78be7be67e91835fc584414ee2ea26009619d29ceacff7b5','Kt-uDyQGHzKtsKdS',1794981346417,1794981346417,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('wvyI_jGF5nZqrYIw','bc4fc5a5eda2d0e13ab94a6620cce20866ec899de5b157e8c94672d5c7294eb1','1nhVGWZSZDugWwUz',1794981346427,1794981346427,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('XMzuxGzqm2itY9r1','31d008db8270bd185c6133bd26d432da5433dee2aaf78d4866e1799a662b3fbb','HAXzAbI-fIZEAvCK',1794981346557,1794981346557,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('XnKCoGgE2bPgb0K_','08f6f230074329b7b4b54a3c5a54f7a10b6adf3677156837a495e984772c0a54','C0YhAAfryYHagyLk',1794981346575,1794981346575,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('5v3BpvJZbKd4Vl6b','6f33721c59d07b3849ef900d7127ebcadabc0e4673b14d86ced46ac021e07b2a','bZMRMkopR2WIIsnA',1794981346797,1794981346797,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('t3iB8QPvtd0M0Uzb','3374fdb7f201d5c877ea3ec311a1ba5b98d2e4508f90e1aecf1364365a1d7be1','n_E0MEchAkOnojrU',1794981346815,1794981346815,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('KyyUS25l9Pdx3Z_Y','5f183e3f4fd14526b7b1c5f8fba4cab1cef6a823e488e0de83aede1687ebbe77','YQIp9lNT0ZlK2lC1',1794981346974,1794981346974,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('2lCn3q2hyo2YxZma','11b63107e652572e3dfb0a54b791bb5731c917e44c0dcfe4e543675f4eb54641','kDgEjsuVy7yg4SXl',1794981346990,1794981346990,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('3Mu9TifpjZYTYP8V','224cd4475c9f2ebca5070389624b238bcb9e111fa82e3d13acb9f2366fbe9ade','q3FI0ujcMwSxCPsM',1794981347144,1794981347144,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('wV7cEwMLC-bhPnYD','f0ec44a32339a31d34a9250becb427a541ce292e890102c2f145f5ddbe913390','ODmD1_l6Cpwy52D6',1794981347155,1794981347155,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('ZSEKjyN9IdrGqsCn','a3957008f2aa5a98570a217381f821b404c7378896348299a3ffbe3477c8bcba','gfkTKKesdu68QdSf',1794981347431,1794981347431,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('6RndM0I0759Ktdkp','bc512396169380ed256c689d26643e4a0a93110288f55e2f9bb23067370833e7','bMrQQNNtRijn_gky',1794981347446,1794981347446,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('BjX0d8hRkacglx3o','b9a40c32a98dac7681b6b4e0e0e202e2b5324593974e6aa233ad2e7030f9c3dd','vrEHCT2BzN9LY-a5',1794981347859,1794981347859,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('5K-8QtM1w9K--L9w','428d83bbc99ccf1d8b83930c3ab381ccf5ab3443fda79487cd85bf0661f06e76','8kNuzpyFPqgsRcnp',1794981347875,1794981347875,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('4oK5w162iglV_B1R','b5280abe7d97f2566b05145dae8453fb669cbf513eeebf4238b86e46efe2662b','9vzGnuHAvKnCA8id',1794981348093,1794981348093,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('R58VOfG2u5Qslsn_','3fb667912b85508d83dcd891382be97354d243ecad41eafc7fd8a72e488c6581','21dMIWDpsff02hK9',1794981348209,1794981348209,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('JRfMumYMA82RBj3L','50b90ad163996f8acfd397af267fcf19aee02dd7d7f6a5d4cb10d1daaee90d0e','7Q3yEqmc_N5POQiz',1794981348225,1794981348225,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('NMu44kzSVVS9-j1q','fe1973ae75bcfb050f1bb8775ab369a33bd7afad78ef1b5ce187cf7c5bfb5cdd','LOYl9aG0dXQtWj4p',1794981348241,1794981348241,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('2Lzssq5ql_-4TLF2','01de85ffebf5550093a252d7265c5d9a4889c0fb7775799f58dbdde0406884ab','d2yy7nOIgKF9GGMU',1794981348264,1794981348264,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('7To_deVh9n4Bohug','69db9c52214cfcafa23f548b9607f869a08c3ded922550ed38c6b6f0165a2378','cfAJtXxLdhJ6azCp',1794981348281,1794981348281,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('WMzvVv_rnvkUSQmu','3f64e7cb6e39e4ef0b045844fb8b6f61dbf4c1cf64c85d60050dc85da9b1ff0f','MiZzENgLPKmpB17N',1794981348347,1794981348347,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('AXTYRzWH2_pdfhUs','f7bde62fc10e36c4c13f21abcc8cbabae0654dac05a441b23cfa76b7ec4f62d0','BnYnV4RpJvTGmxpY',1794981348363,1794981348363,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('vE5RHw6WbrZDg-_6','0499cc5bed955d34fbcf0dc16cc8eebd60b9f6e70f9f68f697b907b3a8bd65a3','DXgac50f2NqcYMwc',1794981348404,1794981348404,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('3qOAs1-pbINHznb4','c661258e80ee419d3f706b8882d245c3f195fb9b1798f89bfcbd1ead37f869c6','FZuAMFDgDEHdkVTH',1794981348420,1794981348420,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Hp33M9F53Uj2MOEf','0813d066ebabcb765efa342fbb532bdfd4f7876bfd6cba49bfc9a89bd34bc971','3oZ5fhakP1pKrRXZ',1794981348476,1794981348476,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('Y-D0-d7i7VggEalW','abd8b1d96f4beb2bdcd5e745e14afd0782ab0186fc5ebc05879df582b95af327','4mhEIqg8ofgBZaL9',1794981348581,1794981348581,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('_foE9SEMy8jV5Mj4','cd3abe4b747c5487db703ccd107256c0d37be69394f350de09f36fab4c965648','x99AG8wLnqQKQS2U',1794981348598,1794981348598,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('1_7IGf5WWO3nQEV7','0b94718a2a5dbef055d98d8d965deaae3ce4671fc8a2d56824b717bf29dbec38','XS2AstC-X3AeSYnc',1794981348613,1794981348613,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('FLpvrsuRx462XuvD','0ca1328d1d1c1418dea088db00ecf6950ff1ed0d9758e86bd4937083dcdab373','DCVTgAwJRu-SxHNJ',1794981348637,1794981348637,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('rWckUFfs-F5Zpsxu','965019818c0fc87601dad58618ef2e2e5f87af9998d10547794cf237e236d12c','yVia_OpfzMq2WUFK',1794981348654,1794981348654,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('zCskF4DRbTa0AQeV','b0fe62f67e7ef5d9e0bbb6b0a7bee9be742c0138836780e4c90c53833a5a62dd','b6gz7r66uNbUn-Fo',1794981348720,1794981348720,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('ETSVd0tnuVs2xFDQ','82833fbd63c0e17ad3ebe54d707f64c25c95ddb654084db0fc474d2776aa9b6f','gks87UhXZSdAdKAX',1794981348735,1794981348735,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('B5LPSvuYQomNhKiW','af846defc3fffd574bb3b883527fa3fdfe0940151ceb1d579dc6dc60a6e9444f','SqO1wNpCis3RuW78',1794981348774,1794981348774,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('0Paxa3I2RPSQ9X8C','e97b5dc8c4d86838fd2c2430ef62d1664152cd065dd97eb0354ad63a2053ccff','XqMZAZRFBsZ5F95l',1794981348790,1794981348790,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('jukQmaEulAnH-W5v','c8d016aa96d4f0ac31486ee6a55f7f455408bd960dc9ca231ac760233da30f8e','KF3oQ1qade09fe8s',1794981348849,1794981348849,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('ysDGsBc8V-9Ga4ZF','76c6d2a4e4bbd537d08a052f8e90b74e0eef9e4a06c459797e301a7346796318','0FqqBMQHd8W8rBF3',1794981348968,1794981348968,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('PnVJHaf4j4GghAIF','907d458298db8f3a0767bc5b8fd3f68d6fa7145ad3e28a494a83d7905ba2c7e8','IBfNDGcEVtOrAygZ',1794981348985,1794981348985,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('bIrLoN_bmJWrnPXx','f44858ccbf96f5f996b4f7d9cf638ed510590ea3faca7ae9974db6591916e606','7547gDWMmFL1sm3K',1794981349000,1794981349000,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('9MfGTaI5eJnJ0_LN','881c2819c16abe60184d558c320ac68f5f57af1696191b46c4dd9cc486b400ae','Fh4IjQalwWCgm76D',1794981349024,1794981349024,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('UBvBpv_VqlUghpa6','d83e9a99552134798670bdb5e094610f7d447eff489874c3a8f2e97117129646','kHkYquiHw0KCEnMb',1794981349040,1794981349040,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('VlwrWFWluZy_zA7Q','442aa38cb372c8d76074830ff780c3bb768975341b1fdcb7db16d65c18e89e23','fErj-10tcf_zMiez',1794981349105,1794981349105,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('pnZ1ETnGggefYKmU','9cc52d65c3acac72ee40f81fa08bae8764600e3d36572fd1e6d8b1aaa8ff2cbb','9n2OAoag7LSHYCY9',1794981349121,1794981349121,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('dekagEzvLxilCg7h','72f7c5d8417167eb217863ff24a4f63b44248795e4ec8388bdef7f2c7b56ffc0','CiXIB1ud0Um1b035',1794981349162,1794981349162,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('EkXjzGzHX06rMBzy','7271695652e6a6230d539d49cd5f9bd7f5f8fdee57b24f1bf19ae5b0b773326c','9dADVJ910gHc3QrL',1794981349178,1794981349178,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('HphzeOSmnNA2UPjk','bc4c6f962d91fa6755e69318e059f08025c20b84dcd027b462ce33d8f0a11a2a','l5aImSSovZ6cmOpE',1794981349235,1794981349235,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('9xqZSZzjZL4MNrUm','ddf9e5eac00af3d27fd0092629f241920e9f737f5f9e27f0554b510da0fe2234','qvy0eugN7RS8gf3m',1794981349354,1794981349354,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('womyFRd6cE_JfSx0','1c764ce3599c9faa1e456f130f8d61c40b50ab09e969cd6872ca0c23f65a5b6d','mnN1oxWDQowiHdlN',1794981349371,1794981349371,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('HGddBA6m6iCxbImd','fe6ab09499cb08a937dc391046ce4ee10162e6a498f6253e356849b20b0d78fe','lEtFlbW7UolfXemp',1794981349386,1794981349386,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('kPcJAok0dDoDp55p','7d8788b47e492a3ff7519bc08866cc693cf4099c111f9cbda7bf2ba561223230','hX9Arlmt5M0oC8O7',1794981349411,1794981349411,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('HWQIq5VZrYFGdO04','7927c5eec52bd3e2e306b9f06fa89b1958c1636a8b24b97a1d08be3e46f41520','cKjL8CQviixpGrHQ',1794981349427,1794981349427,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('mUGuen8r02-bOehe','cee77724295af902ab39a770d8df192e343caee29de785d7fc31e2bb402c2c14','AusboSfhkpyExmj6',1794981349491,1794981349491,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('jbpVeXOo8eFV_XkM','43bd4ece4906b47d131cd5780846a83881d9aa3440d1ba1c7a0d18c48b242448','k00LOw8mEkXGkwwG',1794981349508,1794981349508,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('oPwFT00z71ZLe3dA','28c8b0afc27da93afdaad2bf344a3cfe38146baae2ee407b8aaf76cd66cc82bd','q3pZBaItGyr_JOPh',1794981349653,1794981349653,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('nAb-xKorlkG9Q8q2','d2522e514ff4dcbd8bd2e551ed5a2251a4fb96e99a868dac0fa26ce84b84a87f','ow7yLV_oHP8F2l2D',1794981349762,1794981349762,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('gz91zCznc2V7oiZC','9be2f59db591d83b992d99d51d415911160d8baf8786d1e63b4208cb39ac72f1','lELr5fh3fzm1TRdP',1794981349870,1794981349870,'python-httpx/0.28.1');
CREATE TABLE tokens (
	id VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	user VARCHAR(40) NOT NULL, 
	label VARCHAR(60) NOT NULL, 
	scopes VARCHAR(200) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT, used BIGINT, 
	CONSTRAINT pk_tokens PRIMARY KEY (id), 
	CONSTRAINT fk_tokens_user FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "tokens" VALUES('cb25f3446d561b58','6d1aa443b076d4e032ba80f5fb304c4a692cb3a7606e31dbc3212e242096c48f','q3pZBaItGyr_JOPh','laptop','play',1794981351148,NULL,NULL);
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
	updated BIGINT NOT NULL, version INTEGER DEFAULT '0' NOT NULL, secret BLOB, 
	CONSTRAINT pk_tournaments PRIMARY KEY (id), 
	CONSTRAINT fk_tournaments_creator FOREIGN KEY(creator) REFERENCES users (id)
);
INSERT INTO "tournaments" VALUES('MBXoJKw0n-PhR8xE','Autumn cup','q3pZBaItGyr_JOPh',1794981351150,'faultlines','size=3','{"kind": "none"}',1,'{"kind": "round-robin", "rounds": null, "cycles": 1, "paired": true, "most": 64, "pause": 0, "grace": 86400000, "round_time": 86400000}','running',3,3,NULL,1794981351675,10,X'AE6A9A3B90AA20AB67300C6F7ACD897E22C4B37338A2FA50E322A698962E39A5');
INSERT INTO "tournaments" VALUES('g5UyDCdlB5R3O8Ym','Winter cup','ow7yLV_oHP8F2l2D',1794981351686,'faultlines','size=3','{"kind": "none"}',0,'{"kind": "swiss", "rounds": null, "cycles": 1, "paired": false, "most": 64, "pause": 0, "grace": 86400000, "round_time": 86400000}','open',0,NULL,NULL,1794981351692,1,X'9348CFA65168E8A93D2CC8F5FBC30696E6F2DD8927CD29BBF1CC7E85758F6BB5');
CREATE TABLE users (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	"key" VARCHAR(40), 
	password VARCHAR(200), 
	is_bot BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, seen BIGINT, email VARCHAR(200), banned BIGINT, muted BIGINT, ban_reason VARCHAR(200), mute_reason VARCHAR(200), deleted BIGINT, 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT uq_users_key UNIQUE ("key")
);
INSERT INTO "users" VALUES('kJqvyyhlF4Ge6Uxx','Guest-4719',NULL,NULL,0,1794981344954,1794981344954,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('j1X1BDb8Ryl0azkA','Guest-7714',NULL,NULL,0,1794981344970,1794981344970,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('N1boRAVCgWFOLcmr','Guest-6900',NULL,NULL,0,1794981345126,1794981345126,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('WIykDPQaBlwmnnwn','Guest-5416',NULL,NULL,0,1794981345143,1794981345143,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('iOTN47YcOA28e348','Guest-6378',NULL,NULL,0,1794981345191,1794981345191,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('Q1wqzILvTMAtGbnc','Guest-5448',NULL,NULL,0,1794981345206,1794981345206,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('eEssCyusB2fbRzYX','Guest-7970',NULL,NULL,0,1794981345529,1794981345529,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('15N8nVrlN3gYvfFV','Guest-3041',NULL,NULL,0,1794981345545,1794981345545,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('2K4Z1Thl1fNWyeO8','Guest-5041',NULL,NULL,0,1794981345751,1794981345751,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('u9BuSKe1AlfgBV0r','Guest-4147',NULL,NULL,0,1794981345763,1794981345763,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('IXVOCVHwFBDi18yG','Guest-9486',NULL,NULL,0,1794981345925,1794981345925,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('u8vsDSmN0FUkWb3T','Guest-5077',NULL,NULL,0,1794981345940,1794981345940,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('sBv-smok6RGEXy18','Guest-7341',NULL,NULL,0,1794981346098,1794981346098,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('GosjmJoTj5Y5U6c0','Guest-0745',NULL,NULL,0,1794981346114,1794981346114,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('Kt-uDyQGHzKtsKdS','Guest-5878',NULL,NULL,0,1794981346417,1794981346417,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('1nhVGWZSZDugWwUz','Guest-3798',NULL,NULL,0,1794981346427,1794981346427,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('HAXzAbI-fIZEAvCK','Guest-5599',NULL,NULL,0,1794981346557,1794981346557,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('C0YhAAfryYHagyLk','Guest-4555',NULL,NULL,0,1794981346575,1794981346575,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('bZMRMkopR2WIIsnA','Guest-5860',NULL,NULL,0,1794981346797,1794981346797,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('n_E0MEchAkOnojrU','Guest-6724',NULL,NULL,0,1794981346815,1794981346815,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('YQIp9lNT0ZlK2lC1','Guest-0472',NULL,NULL,0,1794981346973,1794981346973,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('kDgEjsuVy7yg4SXl','Guest-8187',NULL,NULL,0,1794981346990,1794981346990,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('q3FI0ujcMwSxCPsM','Guest-9459',NULL,NULL,0,1794981347144,1794981347144,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('ODmD1_l6Cpwy52D6','Guest-0148',NULL,NULL,0,1794981347155,1794981347155,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('gfkTKKesdu68QdSf','Guest-4733',NULL,NULL,0,1794981347431,1794981347431,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('bMrQQNNtRijn_gky','Guest-0058',NULL,NULL,0,1794981347446,1794981347446,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('vrEHCT2BzN9LY-a5','Guest-5461',NULL,NULL,0,1794981347859,1794981347859,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('8kNuzpyFPqgsRcnp','Guest-7616',NULL,NULL,0,1794981347875,1794981347875,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('9vzGnuHAvKnCA8id','Guest-0263',NULL,NULL,0,1794981348093,1794981348093,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('21dMIWDpsff02hK9','Guest-0526',NULL,NULL,0,1794981348209,1794981348209,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('7Q3yEqmc_N5POQiz','Guest-5365',NULL,NULL,0,1794981348225,1794981348225,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('LOYl9aG0dXQtWj4p','Guest-3762',NULL,NULL,0,1794981348241,1794981348241,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('d2yy7nOIgKF9GGMU','Guest-0737',NULL,NULL,0,1794981348264,1794981348264,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('cfAJtXxLdhJ6azCp','Guest-9403',NULL,NULL,0,1794981348281,1794981348281,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('MiZzENgLPKmpB17N','Guest-9711',NULL,NULL,0,1794981348347,1794981348347,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('BnYnV4RpJvTGmxpY','Guest-0299',NULL,NULL,0,1794981348362,1794981348362,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('DXgac50f2NqcYMwc','Guest-1295',NULL,NULL,0,1794981348404,1794981348404,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('FZuAMFDgDEHdkVTH','Guest-7261',NULL,NULL,0,1794981348420,1794981348420,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('3oZ5fhakP1pKrRXZ','Guest-6686',NULL,NULL,0,1794981348476,1794981348476,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('4mhEIqg8ofgBZaL9','Guest-9335',NULL,NULL,0,1794981348581,1794981348581,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('x99AG8wLnqQKQS2U','Guest-7193',NULL,NULL,0,1794981348598,1794981348598,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('XS2AstC-X3AeSYnc','Guest-9218',NULL,NULL,0,1794981348613,1794981348613,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('DCVTgAwJRu-SxHNJ','Guest-3233',NULL,NULL,0,1794981348637,1794981348637,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('yVia_OpfzMq2WUFK','Guest-2066',NULL,NULL,0,1794981348654,1794981348654,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('b6gz7r66uNbUn-Fo','Guest-6947',NULL,NULL,0,1794981348720,1794981348720,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('gks87UhXZSdAdKAX','Guest-9236',NULL,NULL,0,1794981348735,1794981348735,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('SqO1wNpCis3RuW78','Guest-5484',NULL,NULL,0,1794981348774,1794981348774,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('XqMZAZRFBsZ5F95l','Guest-2469',NULL,NULL,0,1794981348790,1794981348790,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('KF3oQ1qade09fe8s','Guest-4785',NULL,NULL,0,1794981348849,1794981348849,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('0FqqBMQHd8W8rBF3','Guest-7070',NULL,NULL,0,1794981348968,1794981348968,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('IBfNDGcEVtOrAygZ','Guest-9555',NULL,NULL,0,1794981348985,1794981348985,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('7547gDWMmFL1sm3K','Guest-0983',NULL,NULL,0,1794981349000,1794981349000,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('Fh4IjQalwWCgm76D','Guest-8667',NULL,NULL,0,1794981349024,1794981349024,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('kHkYquiHw0KCEnMb','Guest-3451',NULL,NULL,0,1794981349040,1794981349040,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('fErj-10tcf_zMiez','Guest-1892',NULL,NULL,0,1794981349105,1794981349105,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('9n2OAoag7LSHYCY9','Guest-4920',NULL,NULL,0,1794981349121,1794981349121,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('CiXIB1ud0Um1b035','Guest-8171',NULL,NULL,0,1794981349162,1794981349162,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('9dADVJ910gHc3QrL','Guest-3547',NULL,NULL,0,1794981349178,1794981349178,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('l5aImSSovZ6cmOpE','Guest-0161',NULL,NULL,0,1794981349235,1794981349235,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('qvy0eugN7RS8gf3m','Guest-7944',NULL,NULL,0,1794981349354,1794981349354,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('mnN1oxWDQowiHdlN','Guest-9002',NULL,NULL,0,1794981349371,1794981349371,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('lEtFlbW7UolfXemp','Guest-3583',NULL,NULL,0,1794981349386,1794981349386,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('hX9Arlmt5M0oC8O7','Guest-0002',NULL,NULL,0,1794981349411,1794981349411,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('cKjL8CQviixpGrHQ','Guest-8400',NULL,NULL,0,1794981349427,1794981349427,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('AusboSfhkpyExmj6','Guest-0881',NULL,NULL,0,1794981349491,1794981349491,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('k00LOw8mEkXGkwwG','Guest-1780',NULL,NULL,0,1794981349507,1794981349507,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('q3pZBaItGyr_JOPh','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$5F2roNComv3jAndLSFy++w$Qo+2gtK1zTx5auSIHD1uGxv74wdY/5/LWiEYmz0LW54',0,1794981349548,1794981349548,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('ow7yLV_oHP8F2l2D','Bob','bob','$argon2id$v=19$m=65536,t=3,p=4$t+NjCdWU7HPfyYcnPxDwog$H86wuBTfZ7tlOAGnQ6wHH19qluU3KjNB3CE0GIJT9lM',0,1794981349658,1794981349658,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "users" VALUES('lELr5fh3fzm1TRdP','Cleo','cleo','$argon2id$v=19$m=65536,t=3,p=4$vbv3GH6kh8aG7BXPmeMbbw$sxqST4VPDB8CVu/bA8VEiq6DTDgdGks5QTiuT6caLdA',0,1794981349766,1794981349766,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_tokens_user ON tokens (user);
CREATE INDEX ix_matches_game ON matches (game);
CREATE INDEX ix_matches_first ON matches (first);
CREATE INDEX ix_matches_second ON matches (second);
CREATE INDEX ix_matches_deadline ON matches (status, deadline);
CREATE INDEX ix_matches_updated ON matches (status, updated);
CREATE INDEX ix_ratings_game_mu ON ratings (game, mu);
CREATE INDEX ix_tournaments_game ON tournaments (game);
CREATE INDEX ix_tournaments_updated ON tournaments (status, updated);
CREATE INDEX ix_entrants_user ON entrants (user);
CREATE INDEX ix_reports_about ON reports (about);
CREATE UNIQUE INDEX uq_reports_open ON reports ("match", reporter) WHERE closed IS NULL;
CREATE INDEX ix_private_user ON private (user);
CREATE INDEX ix_matches_recent ON matches (updated, id);
CREATE INDEX ix_matches_creator ON matches (creator);
CREATE INDEX ix_matches_previous ON matches (previous);
CREATE INDEX ix_rating_changes_opponent ON rating_changes (opponent);
CREATE INDEX ix_tournaments_creator ON tournaments (creator);
CREATE INDEX ix_pairings_first ON pairings (first);
CREATE INDEX ix_pairings_second ON pairings (second);
CREATE INDEX ix_reports_match ON reports ("match");
CREATE INDEX ix_reports_reporter ON reports (reporter);
CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER entries_no_delete BEFORE DELETE ON entries WHEN NOT EXISTS (SELECT 1 FROM matches WHERE id = OLD.match AND status IN ('waiting', 'aborted') AND ply <= 1) BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
DELETE FROM "sqlite_sequence";
COMMIT;
