BEGIN TRANSACTION;
CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT UNIQUE, document TEXT NOT NULL);
INSERT INTO "accounts" VALUES('@Ln96o4nJ6HyvLcZL','anna','{"created": "2026-11-18", "seen": "2026-11-18", "passphrase": {"salt": "98c6e40dfb01fdad1ca9b9efc392b69d", "cost": 15, "block": 8, "rounds": 3, "hash": "0f741ada3e73160de5aec4294521571cf2324d6de1fe16b31ba89114ded4dded"}}');
CREATE TABLE bin (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  why TEXT NOT NULL,
  since TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (kind, id)
);
INSERT INTO "bin" VALUES('table','swept','forgotten','2026-11-18T09:00:00+00:00','[[["swept", "{\"terms\":{\"game\":\"half\",\"edition\":\"fundex\",\"seats\":3,\"games\":1,\"clock\":\"none\",\"listed\":false,\"spectators\":true,\"chat\":false,\"helps\":false,\"pace\":\"fast\",\"absent\":\"bot\"},\"host\":\"@Ln96o4nJ6HyvLcZL\",\"seats\":[{\"kind\":\"guest\",\"name\":\"Anna\",\"bot\":null,\"owners\":[\"@Ln96o4nJ6HyvLcZL\"],\"sitting\":\"a491ff8da099\"},{\"kind\":\"bot\",\"name\":\"\",\"bot\":\"family\",\"owners\":[],\"sitting\":\"\"},{\"kind\":\"bot\",\"name\":\"\",\"bot\":\"family\",\"owners\":[],\"sitting\":\"\"}],\"created\":\"2026-11-18T07:09:48+00:00\",\"seen\":\"2026-11-18T07:09:48+00:00\",\"state\":\"lobby\",\"seed\":\"15d20c636ea218f87e464ee6da780de19e5a0e64e49e2f7ed0cbde27dc8bed32\"}"]], []]');
CREATE TABLE devices (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  document TEXT NOT NULL
);
INSERT INTO "devices" VALUES('s53mt0k4HVIiLwah','@Ln96o4nJ6HyvLcZL','{"kind": "computer", "since": "2026-11-18", "seen": "2026-11-18"}');
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID
;
INSERT INTO "entries" VALUES('EiYElm67x2o',0,'{"seat":1,"move":"0","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',1,'{"seat":0,"move":"1","author":"guest","time":"2026-11-18T07:09:48+00:00","key":"key-6"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',2,'{"seat":1,"move":"7","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',3,'{"seat":0,"move":"take","author":"guest","time":"2026-11-18T07:09:48+00:00","key":"key-7"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',4,'{"seat":1,"move":"hh","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',5,'{"seat":0,"move":"1","author":"guest","time":"2026-11-18T07:09:48+00:00","key":"key-8"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',6,'{"seat":1,"move":"6","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',7,'{"seat":0,"move":"6","author":"guest","time":"2026-11-18T07:09:48+00:00","key":"key-9"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',8,'{"seat":1,"move":"g","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',9,'{"seat":0,"move":"7","author":"guest","time":"2026-11-18T07:09:48+00:00","key":"key-10"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',10,'{"seat":1,"move":"7","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',11,'{"seat":0,"move":"take","author":"guest","time":"2026-11-18T07:09:49+00:00","key":"key-11"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',12,'{"seat":1,"move":"9","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',13,'{"seat":0,"move":"take","author":"guest","time":"2026-11-18T07:09:49+00:00","key":"key-12"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',14,'{"seat":1,"move":"h","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',15,'{"seat":0,"move":"2","author":"guest","time":"2026-11-18T07:09:49+00:00","key":"key-13"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',16,'{"seat":1,"move":"blind 2","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',17,'{"seat":0,"move":"3","author":"guest","time":"2026-11-18T07:09:49+00:00","key":"key-14"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',18,'{"seat":1,"move":"h","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',19,'{"seat":0,"move":"take","author":"guest","time":"2026-11-18T07:09:49+00:00","key":"key-15"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',20,'{"seat":1,"move":"1","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',21,'{"seat":0,"move":"3","author":"guest","time":"2026-11-18T07:09:49+00:00","key":"key-16"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',22,'{"seat":1,"move":"take","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',23,'{"seat":0,"move":"h","author":"guest","time":"2026-11-18T07:09:49+00:00","key":"key-17"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',24,'{"seat":1,"move":"2","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',25,'{"seat":0,"move":"2","author":"guest","time":"2026-11-18T07:09:49+00:00","key":"key-18"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',26,'{"seat":1,"move":"blind 3","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',27,'{"seat":0,"move":"3","author":"guest","time":"2026-11-18T07:09:49+00:00","key":"key-19"}');
INSERT INTO "entries" VALUES('EiYElm67x2o',28,'{"seat":1,"move":"blind 1","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',0,'{"seat":1,"move":"2","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',1,'{"seat":0,"move":"7","author":"guest","time":"2026-11-18T07:09:48+00:00","key":"key-0"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',2,'{"seat":1,"move":"9","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',3,'{"seat":0,"move":"g","author":"guest","time":"2026-11-18T07:09:48+00:00","key":"key-1"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',4,'{"seat":1,"move":"take","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',5,'{"seat":0,"move":"7","author":"guest","time":"2026-11-18T07:09:48+00:00","key":"key-2"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',6,'{"seat":1,"move":"take","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',7,'{"undo":2,"seat":0,"time":"2026-11-18T07:09:48+00:00","key":"key-3"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',8,'{"seat":0,"move":"7","author":"guest","time":"2026-11-18T07:09:48+00:00","key":"key-4"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',9,'{"seat":1,"move":"take","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',10,'{"seat":0,"move":"5","author":"guest","time":"2026-11-18T07:09:48+00:00","key":"key-5"}');
INSERT INTO "entries" VALUES('PCOTx62VWIg',11,'{"seat":1,"move":"55","author":"family","time":"2026-11-18T07:09:48+00:00"}');
INSERT INTO "entries" VALUES('f-WBoU5YHGA',0,'{"seat":1,"move":"2","author":"family","time":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "entries" VALUES('f-WBoU5YHGA',1,'{"seat":0,"move":"6","author":"guest","time":"2026-11-18T07:09:49+00:00","key":"key-20"}');
INSERT INTO "entries" VALUES('f-WBoU5YHGA',2,'{"seat":1,"move":"g","author":"family","time":"2026-11-18T07:09:49+00:00"}');
CREATE TABLE knows (
  guest TEXT NOT NULL,
  id TEXT NOT NULL REFERENCES outlines (id) ON DELETE CASCADE,
  role INTEGER NOT NULL,
  PRIMARY KEY (guest, id)
) WITHOUT ROWID;
INSERT INTO "knows" VALUES('@Ln96o4nJ6HyvLcZL','EiYElm67x2o',3);
INSERT INTO "knows" VALUES('@Ln96o4nJ6HyvLcZL','FXRYW-i0Rrk',3);
INSERT INTO "knows" VALUES('@Ln96o4nJ6HyvLcZL','NIrOKQt1Yaw',3);
INSERT INTO "knows" VALUES('@Ln96o4nJ6HyvLcZL','PCOTx62VWIg',3);
INSERT INTO "knows" VALUES('@Ln96o4nJ6HyvLcZL','f-WBoU5YHGA',3);
CREATE TABLE matches (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  document TEXT NOT NULL
);
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','36b08688f262a57f9a490677bf6e2295547f68bed89b5d088e5ea278a5d1e617');
INSERT INTO "meta" VALUES('note time','{"alive": "2026-11-18T09:00:00+00:00", "pauses": [], "ran": null}');
CREATE TABLE muted (owner TEXT NOT NULL, other TEXT NOT NULL, day TEXT NOT NULL, PRIMARY KEY (owner, other)) WITHOUT ROWID;
INSERT INTO "muted" VALUES('@Ln96o4nJ6HyvLcZL','somebody','2026-11-18');
CREATE TABLE outlines (
  id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  alive INTEGER NOT NULL,
  closed INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  clock TEXT,
  people INTEGER,
  way INTEGER,
  idle REAL,
  seen REAL,
  ended TEXT,
  since REAL,
  near TEXT
);
INSERT INTO "outlines" VALUES('FXRYW-i0Rrk','lobby',1,0,0,'none',1,0,1794985788.0,1794985788.0,NULL,NULL,NULL);
INSERT INTO "outlines" VALUES('PCOTx62VWIg','playing',1,0,0,'none',1,2,1794985788.0,1794985788.0,NULL,NULL,NULL);
INSERT INTO "outlines" VALUES('EiYElm67x2o','over',0,0,0,'none',1,NULL,1794985789.0,1794985789.0,'2026-11-18T07:09:49+00:00',NULL,NULL);
INSERT INTO "outlines" VALUES('f-WBoU5YHGA','playing',1,0,0,'days',1,NULL,1794985789.0,1794985789.0,NULL,1794985789.0,NULL);
INSERT INTO "outlines" VALUES('NIrOKQt1Yaw','playing',1,0,0,'none',1,2,1794985789.0,1794985789.0,NULL,NULL,NULL);
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  document TEXT NOT NULL
);
CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  document BLOB NOT NULL
) WITHOUT ROWID
;
INSERT INTO "snapshots" VALUES('EiYElm67x2o',20,X'7801E59B4D6C1B4514C767761D7FA66D9AA6D00312E54308445B76EDD4898310159CB8A38A1BDAD89BD8AAE3B5BC9B86DC10B43D436991387070B24EA012076E542A52DA9403EA851BAAE8A1DC3872415C90CA7C7933B3995DAFD7EB34081FEC8D6766E7BDFF6FDE9B376BE54ACF768C95F6C3D3FA69ED9C7E4E3B3D5B993F5F3C5FAA552BA67E7E7EBEAACF2E952AE8B3B7DAAA5936D8EE98B6D9B96C7EDC5B319C6AFD5A6FC5BA6CDA8FC0CC15D7360D07BAF8EFAEB665AC3A75ABB3B564AC349AEBAED358316F17B562F9ACAE9FD5E7DFD7E616B4CAC2ECFCEB9AB6A0697428A0437536B4B7BC6ADA4EA4916CD2B9D893BA8E71C98C3BEF46BD1E7BE26E7C6FCBF127ED0F1D5EE2E5F893F6E90C3F697FE480C554D9BF98A2731506B3F55489E6AC30942EE2D1E68DB89C24F3768BCCE470918591D4D9EDC566A3553BDD1F3FBCD4DD52DCA9BBF1FD1D5A67B763ADD99FB98ED5AC3D02276F020076BFBCEA3AEB6DB3B7682E1B2D77D95831DDBAD15CDA366B0DA761B5B6CD8FDA28E5D93D9CDD6CA5873BD8F00A1D53338DA643C6C02D7C6D7660AF6A746AF65757E9A7EA2E75AC15B766562F6D38568F884CF224D8B64DB3F5E1E2FA56CB5AB46AEBACFFA6562C09435CAB6DB6C4119B46B3D9EFAEFBBBD78D564DEC0EE4A6D88E55BD24F6144D09341D06983E57A90798EE8DE04DD7EABEEE9EE95E7738C874AFA768BA26D8B169AD3AC4D11D9FE114E2B746AB65ADB6AA26D36DAB69ADA18DA7AB6F584B5BADD59545B323ED08FB1DB5BD8E9FD2658199D9644AB88108D31BD236D759ED509EB0D7AE1BB6B98D3B375ACB37D310ECDEA06BD16D1A0D6A0D24975DE6105688AEABCF99327C0B5A606EBBD134E9C47D5F89E4C4ACCDC5FE4DF1D527CC37D05BB3D082ED6AB7D0FE6E763E5C6A5C36EFA149D0DEBE43FD766B1D738DDEB457454A396C8D7B36CC11B9511D815614364202D2EF3CA0CEBBEDA6B17E33AF483C07D4739DA29478CEB5089E7B9125F11CF09E43E6B91EC17320F79CDA20F1DC3302F83D67D8A9E7475589E78C39559588E963CEB5089E7BD120F11CF29E6798E773113C47B065CC9747643E9D02BBD7AF917589B2B1C532119D4B455EF50CBB513337D7EAA87644B599A8C0A6A6330DF07AF77A9335EA298F4508157F6622507C54D205AD3BA1299EFCC32CBC00F9CB23CA7F2A2DF1FD3F1172819E7BE0C343EEB90CD8FD2220CDD27BCB428E6B89C73CCD42AE2C0939FF2A1592E3F3D960529C55628074B916C15E4F24498A10926398BDFE6D212039066E0B9E11E1A45ECA0593A2E947468A6B113C8F9C1CC33C0F25F54A5E622F8B292E65FB48712D82BD9E488348852573BFBDC2E6F35A4162AFB8F9E0DA446E2F6E11EC8DACEF30F60A9170663278CBC8225B42B78C6FEA75BD5C5E9E4B60DF38772458B70ADD3624BA712DF174CBB10C52193683E8478375838374EB32BB47D9684BC7820563FBAC4430AE259E600FDE7E8CCE77E84585DBB8F7E37EE5BABA3F448425579E9258CE42BA18542174B916C1F2C821AD30D4C5FD06EFF8ED1542BA721CECDEA0E9790B1F34D89906F5691A555371F1D9B4ABB3B2CB7FC860C52C39A3FA829E6F125C12A29ECDE2AFEA580983AB3A92B07151474FC2E22C9BF522ABE9D96223BDF79F66FC0A08C4DE9A0E26C64ED692B304D722B8179998CA8895862576E184C45E9684036BD02ED722D82BE0A0458EFCD4F7E0C2241F1B9B256970CC864AFDEE4C705E5178D8920A7EA3C45CD8875A90DC3F3FBFD8B7D0736BC7B47F7A7967EA38F505E20F855ECBDE21EB87DAA6A6486759AFE4BF9B79A73C7BB196FC7D41213F015445812A4C6726E0442E9307F97CA690CE64D35905E4F213B9895C21A3827CAA905553E9421EE6D2A954569D28E40BB96C4AC9144036A58274EE24326EF2147A43774437F24C5520E47522D7E974BF1902454D3D41AFFE17E8F3C1C3BB3F3C6CFF3679FFFE9D7FB49FAFFFFDDD9D8D5B37BEEEDCBE7B4DFBEBF7C7855FF02D547253F4A64090067FA87D7EA869EA30F3E3A5E05C8E7D0913E3F70CB241CA4F01C4686639F9487B11F27FE3E7857F422095A4F8E583F9418870BDCA9011BB95307E0B23C61F00D3C1CBF969E74FC46F8A580733C1460ED1A226C6EF59346B50FC1D456D2AB58AF2F356DF18E22F117E9ECE436819D675DFFE9710BFC4F6BF7C303FBAFFA50E8A1F642B5C2A67D4F81B2B3F947D508D21B56FD82F93CB9FB874098A3F9C2E594543E3CF3333A9F803C7E92E8B6E7CA8F991E449F87929C8D322CE4562F9B310CC8FEC7FDFB3929398BD67BB84DFAF71F63F8E5F7F8791CAF1B4E30FF1432EE3F8835E0D2E3534E297A9A4F6BF107E00E28326CB1783F9C53A3F207EB42EC07EEF5DED53E110F053FAFC9200888E71C99CFF48EA94E74F88F95DCC522DF7428FFC2D89BF3763C65F08B53D8C87821FAA8F71FCA50B7B76C5BD4207F2B1F323F1F7418E9A383E7E91243804FCA6F1F986F21BBD86C91C003F08D1F9A19D8FCACF88197FC3F20361CFCFC6557FA224F122C76F6480D903E007103FF8064B168727FE42F9BD004031EC3940A4C5C275F29FFF58FC8DCC2FB1F35FE8FE871D610FCB07F38B5BBF706A055F72F913578281AF71F2C31B758EEC7F9991F925F6FC33841F80D3009E3942B5F26926A95FCC83CA9F83F84D853C870B041FD0E08FBFA4F81D58FCCDE26768E835989F7D60FCA845D2771C7F63E38734482A7F1E4CFC4100ED6354A7C1FCDE8BC52FD2E9012D1F549844798D8D1FF61FF353F0F961F4FC99D8F3B390FC09217AF6D964020FE6D718851FA9297D73F0BCC6C56FD0BCFEFC9914BF31E5CF49EEF75BF6FB1F5BF83E6D25FBDF9358FC18A4413A3E757E6C19AB09C5DF98F2A7C00FE2477D7FB2626030BF78F527CF8F0F38DFF558F9F9E6E2FFF4E20FF3431AA809D59F63CA9F023F407EEB3A41DD19CC2F5EFC315DC2CEE4D880C4F9459CD7E34755488CDF41E44FF2FB9F3D13955FACF343CF44FF7953BB0F5CF489FE93F6E48EECF52FACD34AA9');
CREATE TABLE tables (id TEXT PRIMARY KEY, document TEXT NOT NULL);
INSERT INTO "tables" VALUES('FXRYW-i0Rrk','{"terms":{"game":"half","edition":"fundex","seats":3,"games":1,"clock":"none","listed":false,"spectators":true,"chat":false,"helps":false,"pace":"fast","absent":"bot"},"host":"@Ln96o4nJ6HyvLcZL","seats":[{"kind":"guest","name":"Anna","bot":null,"owners":["@Ln96o4nJ6HyvLcZL"],"sitting":"a491ff8da099"},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""}],"created":"2026-11-18T07:09:48+00:00","seen":"2026-11-18T07:09:48+00:00","state":"lobby","seed":"15d20c636ea218f87e464ee6da780de19e5a0e64e49e2f7ed0cbde27dc8bed32"}');
INSERT INTO "tables" VALUES('PCOTx62VWIg','{"terms":{"game":"half","edition":"fundex","seats":2,"games":2,"clock":"none","listed":false,"spectators":true,"chat":false,"helps":true,"pace":"fast","absent":"bot"},"host":"@Ln96o4nJ6HyvLcZL","seats":[{"kind":"guest","name":"Anna","bot":null,"owners":["@Ln96o4nJ6HyvLcZL"],"sitting":"a4ab353e8306"},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""}],"created":"2026-11-18T07:09:48+00:00","seen":"2026-11-18T07:09:48+00:00","state":"playing","seed":"2bdb66fa1067bf3cbf6fb6dcfd7eccd38ff9f7ef8d2736ce3e57f4bd0dbb8e9c","began":"2026-11-18T07:09:48+00:00","dealt":{"format":1,"game":"half","edition":{"name":"fundex","parameters":{"stock":"all","opening":"lowest-yellow","opening_sets":false,"voluntary_take":false,"half_across":false,"eight_half":true,"five_wild":false,"five_through_ghost":true,"open_sets":false,"table_from":"started","scoring":"points","fewest_tie":"all","games":6,"exchange":true,"max_plays":1000}},"seats":2,"games":2,"start":{"seed":"2bdb66fa1067bf3cbf6fb6dcfd7eccd38ff9f7ef8d2736ce3e57f4bd0dbb8e9c"},"moves":[],"end":"4290808e21fa9b939dff9ebea5371e2e","check":"95cc456fad4e7c0a65d8f12c8e0b19a0"}}');
INSERT INTO "tables" VALUES('EiYElm67x2o','{"terms":{"game":"half","edition":"express","seats":2,"games":1,"clock":"none","listed":false,"spectators":true,"chat":false,"helps":false,"pace":"fast","absent":"bot"},"host":"@Ln96o4nJ6HyvLcZL","seats":[{"kind":"guest","name":"Anna","bot":null,"owners":["@Ln96o4nJ6HyvLcZL"],"sitting":"0a0627a41eb9"},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""}],"created":"2026-11-18T07:09:48+00:00","seen":"2026-11-18T07:09:48+00:00","state":"over","seed":"724b4bdf66cf3cadbf86c173f7e686a9347b281811e3f303235a776f1ff19dd3","began":"2026-11-18T07:09:48+00:00","dealt":{"format":1,"game":"half","edition":{"name":"express","parameters":{"stock":3,"opening":"lowest-number","opening_sets":true,"voluntary_take":false,"half_across":false,"eight_half":false,"five_wild":true,"five_through_ghost":true,"open_sets":false,"table_from":"source","scoring":"cards","fewest_tie":"all","games":6,"exchange":false,"max_plays":1000}},"seats":2,"games":1,"start":{"seed":"724b4bdf66cf3cadbf86c173f7e686a9347b281811e3f303235a776f1ff19dd3"},"moves":[],"end":"f2968733aab90ddb73e1eaf53f9b387e","check":"ef8883dbad8b4552bf81014243f307cf"},"ended":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "tables" VALUES('f-WBoU5YHGA','{"terms":{"game":"half","edition":"fundex","seats":2,"games":1,"clock":"days","listed":false,"spectators":true,"chat":false,"helps":false,"pace":"fast","absent":"bot"},"host":"@Ln96o4nJ6HyvLcZL","seats":[{"kind":"guest","name":"Anna","bot":null,"owners":["@Ln96o4nJ6HyvLcZL"],"sitting":"b7fca1f0da15"},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""}],"created":"2026-11-18T07:09:49+00:00","seen":"2026-11-18T07:09:49+00:00","state":"playing","seed":"692fa23ccaef2dd93381d9e8e46b5e637557d0ca5348c784a92715c1fd4c1971","began":"2026-11-18T07:09:49+00:00","dealt":{"format":1,"game":"half","edition":{"name":"fundex","parameters":{"stock":"all","opening":"lowest-yellow","opening_sets":false,"voluntary_take":false,"half_across":false,"eight_half":true,"five_wild":false,"five_through_ghost":true,"open_sets":false,"table_from":"started","scoring":"points","fewest_tie":"all","games":6,"exchange":true,"max_plays":1000}},"seats":2,"games":1,"start":{"seed":"692fa23ccaef2dd93381d9e8e46b5e637557d0ca5348c784a92715c1fd4c1971"},"moves":[],"end":"9f7d97f09ce8360a308563b6bb2e8e61","check":"47cb9535ba8e07164dd63e3789f0643e"},"turn":{"seat":0,"since":"2026-11-18T07:09:49+00:00","passed":4,"happened":18}}');
INSERT INTO "tables" VALUES('NIrOKQt1Yaw','{"terms":{"game":"level8","edition":"master","seats":3,"games":null,"card":"master-1","clock":"none","listed":false,"spectators":true,"chat":false,"helps":false,"pace":"normal","absent":"bot"},"host":"@Ln96o4nJ6HyvLcZL","seats":[{"kind":"guest","name":"Anna","bot":null,"owners":["@Ln96o4nJ6HyvLcZL"],"sitting":"4b76120cc719"},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""}],"created":"2026-11-18T07:09:49+00:00","seen":"2026-11-18T07:09:49+00:00","state":"playing","seed":"e67216d32ff9e6089f54d95ad22ee95551cb2df928224ce264b43e9d5a2c0231","began":"2026-11-18T07:09:49+00:00","dealt":{"format":1,"game":"level8","edition":{"name":"master","parameters":{"copies":1,"range_jokers":4,"full_jokers":0,"takes":2,"swaps":3,"keep_cards":4,"skips":0,"shuffle_specials":true,"joker_off":true,"swap_ends":true,"keep_from":5,"max_plays":2000,"max_rounds":200},"card":"master-1"},"seats":3,"games":1,"start":{"seed":"e67216d32ff9e6089f54d95ad22ee95551cb2df928224ce264b43e9d5a2c0231"},"moves":[],"end":"0fbdd3ab6d2b8a4f768ecec3f1be1542","check":"592853a4a90a91acd1b7ee942b295095"}}');
CREATE INDEX passkeys_of ON passkeys (account);
CREATE INDEX devices_of ON devices (account)
;
CREATE INDEX matches_of ON matches (account)
;
CREATE INDEX muted_others ON muted (other)
;
CREATE INDEX outlines_listed ON outlines (listed) WHERE listed = 1;
CREATE INDEX outlines_way ON outlines (way, idle) WHERE way IS NOT NULL;
CREATE INDEX outlines_near ON outlines (near, idle) WHERE alive = 1;
CREATE INDEX outlines_seen ON outlines (state, seen);
CREATE INDEX outlines_since ON outlines (clock, since) WHERE since IS NOT NULL;
CREATE INDEX knows_id ON knows (id)
;
COMMIT;
PRAGMA user_version = 7;
