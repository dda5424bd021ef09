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
CREATE INDEX outlines_listed ON outlines (listed) WHERE listed = 1;
CREATE INDEX outlines_way ON outlines (way, idle) WHERE way IS NOT NULL;
CREATE INDEX outlines_near ON outlines (near, idle) WHERE alive = 1;
CREATE INDEX outlines_seen ON outlines (state, seen);
CREATE INDEX outlines_since ON outlines (clock, since) WHERE since IS NOT NULL;
CREATE TABLE knows (
  guest TEXT NOT NULL,
  id TEXT NOT NULL REFERENCES outlines (id) ON DELETE CASCADE,
  role INTEGER NOT NULL,
  PRIMARY KEY (guest, id)
) WITHOUT ROWID;
CREATE INDEX knows_id ON knows (id)
