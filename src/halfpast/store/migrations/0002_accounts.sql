CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT UNIQUE, document TEXT NOT NULL);
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  document TEXT NOT NULL
);
CREATE INDEX passkeys_of ON passkeys (account);
CREATE TABLE devices (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  document TEXT NOT NULL
);
CREATE INDEX devices_of ON devices (account)
