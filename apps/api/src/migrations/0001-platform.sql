-- Owned by platform: what every module leans on. Idempotency keys, rate limits, live events on their way out.

create table idempotency_keys (
  caller_id bigint not null,
  key text not null check (length(key) between 1 and 200),
  input_hash bytea not null,
  status int,
  -- As text, so that a repeat gets the first answer's very characters.
  body json,
  begun_at timestamptz not null,
  primary key (caller_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (begun_at);

create unlogged table rate_limits (
  key text primary key,
  window_no bigint not null,
  calls int not null
) with (fillfactor = 70);

-- Live events, written in the business transaction and sent after its commit.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null,
  event text not null,
  data jsonb not null,
  except_socket_id text,
  created_at timestamptz not null default now()
) with (fillfactor = 70);
