CREATE TABLE matches (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  document TEXT NOT NULL
);
CREATE INDEX matches_of ON matches (account)
