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
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','36b08688f262a57f9a490677bf6e2295547f68bed89b5d088e5ea278a5d1e617');
INSERT INTO "meta" VALUES('note time','{"alive": "2026-11-18T09:00:00+00:00", "pauses": [], "ran": null}');
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  document TEXT NOT NULL
);
CREATE TABLE tables (id TEXT PRIMARY KEY, document TEXT NOT NULL);
INSERT INTO "tables" VALUES('FXRYW-i0Rrk','{"terms":{"game":"half","edition":"fundex","seats":3,"games":1,"clock":"none","listed":false,"spectators":true,"chat":false,"helps":false,"pace":"fast","absent":"bot"},"host":"@Ln96o4nJ6HyvLcZL","seats":[{"kind":"guest","name":"Anna","bot":null,"owners":["@Ln96o4nJ6HyvLcZL"],"sitting":"a491ff8da099"},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""}],"created":"2026-11-18T07:09:48+00:00","seen":"2026-11-18T07:09:48+00:00","state":"lobby","seed":"15d20c636ea218f87e464ee6da780de19e5a0e64e49e2f7ed0cbde27dc8bed32"}');
INSERT INTO "tables" VALUES('PCOTx62VWIg','{"terms":{"game":"half","edition":"fundex","seats":2,"games":2,"clock":"none","listed":false,"spectators":true,"chat":false,"helps":true,"pace":"fast","absent":"bot"},"host":"@Ln96o4nJ6HyvLcZL","seats":[{"kind":"guest","name":"Anna","bot":null,"owners":["@Ln96o4nJ6HyvLcZL"],"sitting":"a4ab353e8306"},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""}],"created":"2026-11-18T07:09:48+00:00","seen":"2026-11-18T07:09:48+00:00","state":"playing","seed":"2bdb66fa1067bf3cbf6fb6dcfd7eccd38ff9f7ef8d2736ce3e57f4bd0dbb8e9c","began":"2026-11-18T07:09:48+00:00","dealt":{"format":1,"game":"half","edition":{"name":"fundex","parameters":{"stock":"all","opening":"lowest-yellow","opening_sets":false,"voluntary_take":false,"half_across":false,"eight_half":true,"five_wild":false,"five_through_ghost":true,"open_sets":false,"table_from":"started","scoring":"points","fewest_tie":"all","games":6,"exchange":true,"max_plays":1000}},"seats":2,"games":2,"start":{"seed":"2bdb66fa1067bf3cbf6fb6dcfd7eccd38ff9f7ef8d2736ce3e57f4bd0dbb8e9c"},"moves":[],"end":"4290808e21fa9b939dff9ebea5371e2e","check":"95cc456fad4e7c0a65d8f12c8e0b19a0"}}');
INSERT INTO "tables" VALUES('EiYElm67x2o','{"terms":{"game":"half","edition":"express","seats":2,"games":1,"clock":"none","listed":false,"spectators":true,"chat":false,"helps":false,"pace":"fast","absent":"bot"},"host":"@Ln96o4nJ6HyvLcZL","seats":[{"kind":"guest","name":"Anna","bot":null,"owners":["@Ln96o4nJ6HyvLcZL"],"sitting":"0a0627a41eb9"},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""}],"created":"2026-11-18T07:09:48+00:00","seen":"2026-11-18T07:09:48+00:00","state":"over","seed":"724b4bdf66cf3cadbf86c173f7e686a9347b281811e3f303235a776f1ff19dd3","began":"2026-11-18T07:09:48+00:00","dealt":{"format":1,"game":"half","edition":{"name":"express","parameters":{"stock":3,"opening":"lowest-number","opening_sets":true,"voluntary_take":false,"half_across":false,"eight_half":false,"five_wild":true,"five_through_ghost":true,"open_sets":false,"table_from":"source","scoring":"cards","fewest_tie":"all","games":6,"exchange":false,"max_plays":1000}},"seats":2,"games":1,"start":{"seed":"724b4bdf66cf3cadbf86c173f7e686a9347b281811e3f303235a776f1ff19dd3"},"moves":[],"end":"f2968733aab90ddb73e1eaf53f9b387e","check":"ef8883dbad8b4552bf81014243f307cf"},"ended":"2026-11-18T07:09:49+00:00"}');
INSERT INTO "tables" VALUES('f-WBoU5YHGA','{"terms":{"game":"half","edition":"fundex","seats":2,"games":1,"clock":"days","listed":false,"spectators":true,"chat":false,"helps":false,"pace":"fast","absent":"bot"},"host":"@Ln96o4nJ6HyvLcZL","seats":[{"kind":"guest","name":"Anna","bot":null,"owners":["@Ln96o4nJ6HyvLcZL"],"sitting":"b7fca1f0da15"},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""}],"created":"2026-11-18T07:09:49+00:00","seen":"2026-11-18T07:09:49+00:00","state":"playing","seed":"692fa23ccaef2dd93381d9e8e46b5e637557d0ca5348c784a92715c1fd4c1971","began":"2026-11-18T07:09:49+00:00","dealt":{"format":1,"game":"half","edition":{"name":"fundex","parameters":{"stock":"all","opening":"lowest-yellow","opening_sets":false,"voluntary_take":false,"half_across":false,"eight_half":true,"five_wild":false,"five_through_ghost":true,"open_sets":false,"table_from":"started","scoring":"points","fewest_tie":"all","games":6,"exchange":true,"max_plays":1000}},"seats":2,"games":1,"start":{"seed":"692fa23ccaef2dd93381d9e8e46b5e637557d0ca5348c784a92715c1fd4c1971"},"moves":[],"end":"9f7d97f09ce8360a308563b6bb2e8e61","check":"47cb9535ba8e07164dd63e3789f0643e"},"turn":{"seat":0,"since":"2026-11-18T07:09:49+00:00","passed":4,"happened":18}}');
INSERT INTO "tables" VALUES('NIrOKQt1Yaw','{"terms":{"game":"level8","edition":"master","seats":3,"games":null,"card":"master-1","clock":"none","listed":false,"spectators":true,"chat":false,"helps":false,"pace":"normal","absent":"bot"},"host":"@Ln96o4nJ6HyvLcZL","seats":[{"kind":"guest","name":"Anna","bot":null,"owners":["@Ln96o4nJ6HyvLcZL"],"sitting":"4b76120cc719"},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""},{"kind":"bot","name":"","bot":"family","owners":[],"sitting":""}],"created":"2026-11-18T07:09:49+00:00","seen":"2026-11-18T07:09:49+00:00","state":"playing","seed":"e67216d32ff9e6089f54d95ad22ee95551cb2df928224ce264b43e9d5a2c0231","began":"2026-11-18T07:09:49+00:00","dealt":{"format":1,"game":"level8","edition":{"name":"master","parameters":{"copies":1,"range_jokers":4,"full_jokers":0,"takes":2,"swaps":3,"keep_cards":4,"skips":0,"shuffle_specials":true,"joker_off":true,"swap_ends":true,"keep_from":5,"max_plays":2000,"max_rounds":200},"card":"master-1"},"seats":3,"games":1,"start":{"seed":"e67216d32ff9e6089f54d95ad22ee95551cb2df928224ce264b43e9d5a2c0231"},"moves":[],"end":"0fbdd3ab6d2b8a4f768ecec3f1be1542","check":"592853a4a90a91acd1b7ee942b295095"}}');
CREATE INDEX passkeys_of ON passkeys (account);
CREATE INDEX devices_of ON devices (account)
;
COMMIT;
PRAGMA user_version = 3;
