-- Owned by platform: which secrets the processes of this database use.

-- A keyed fingerprint per use, never the secret: a process that starts with other secrets refuses instead of signing what the
-- others do not open.
create table secret_fingerprints (
  name text primary key,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{32}$')
);
