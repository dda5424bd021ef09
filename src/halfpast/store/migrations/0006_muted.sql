CREATE TABLE muted (owner TEXT NOT NULL, other TEXT NOT NULL, day TEXT NOT NULL, PRIMARY KEY (owner, other)) WITHOUT ROWID;
CREATE INDEX muted_others ON muted (other)
