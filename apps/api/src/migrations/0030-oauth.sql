-- Owned by oauth: programs that have introduced themselves, codes that they exchange for tokens, and what renews those tokens.

create table oauth_clients (
  id text primary key check (length(id) between 10 and 100),
  -- What the program calls itself.
  client_name text not null check (length(client_name) between 1 and 300),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  -- A hash of the network address that registered it.
  source_hash bytea not null check (length(source_hash) = 32),
  created_at timestamptz not null,
  -- When a person last allowed it something, or it last renewed a token.
  last_used_at timestamptz
);
create index oauth_clients_by_source on oauth_clients (source_hash);

-- A code is used once, within a minute, and while the session in which it was given goes on. It stays for an hour: who brings it a second
-- time has read it somewhere, and the token that it was exchanged for ends.
create table oauth_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  client_id text not null references oauth_clients on delete cascade,
  session_id bigint not null references access_tokens on delete cascade,
  user_id bigint not null references users on delete cascade,
  redirect_uri text not null,
  scopes text[] not null check (scopes <@ array['orders:read', 'orders:write', 'wash', 'money:read', 'webhooks',
    'console:queues', 'console:money', 'console:people', 'console:settings', 'console:audit']),
  challenge text not null,
  resource text,
  expires_at timestamptz not null,
  token_id bigint references access_tokens on delete set null,
  used_at timestamptz
);
create index oauth_codes_of_session on oauth_codes (session_id);
create index oauth_codes_of_token on oauth_codes (token_id);
create index oauth_codes_of_client on oauth_codes (client_id);

-- What renews a token, once each; it ends with the token. A used one stays for a time, to be recognised.
create table oauth_refresh_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  token_id bigint not null references access_tokens on delete cascade,
  client_id text not null references oauth_clients on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index oauth_refresh_tokens_of_token on oauth_refresh_tokens (token_id);
create index oauth_refresh_tokens_of_client on oauth_refresh_tokens (client_id);
