-- Owned by identity: the links by which the first operator's account is made.

create table operator_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
