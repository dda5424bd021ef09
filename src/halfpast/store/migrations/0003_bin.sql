CREATE TABLE bin (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  why TEXT NOT NULL,
  since TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (kind, id)
)
