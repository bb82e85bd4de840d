-- Owned by platform: idempotency keys, rate limits, watched disks, the outbox of live events, the realtime app and the schema of the job queue.

-- pg-boss creates and drops its own tables here; it only needs the schema.
create schema if not exists jobs;

create table idempotency_keys (
  caller_id bigint not null,
  key text not null check (length(key) between 1 and 200),
  input_hash bytea not null,
  status int,
  -- json, not jsonb: a repeated call returns the first response byte for byte.
  body json,
  begun_at timestamptz not null,
  primary key (caller_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (begun_at);

create unlogged table rate_limits (
  key text primary key,
  window_no bigint not null,
  calls int not null,
  -- End of the window; the sweep deletes rows past it.
  ends_at timestamptz not null default now()
) with (fillfactor = 70);
create index rate_limits_by_end on rate_limits (ends_at);

-- One row per process that stores photos on a disk: what it measured last. The sweep deletes those of ended processes.
create table disk_watches (
  id uuid primary key,
  host text not null,
  -- Processes of one host with the same volume share a disk.
  volume text not null,
  -- low: almost full; full: below the floor, no photos are taken.
  state text not null check (state in ('ok', 'low', 'full')),
  free_bytes bigint not null,
  total_bytes bigint not null,
  floor_bytes bigint not null,
  -- When the state began.
  since timestamptz not null,
  measured_at timestamptz not null
) with (fillfactor = 70);

-- Live events, inserted in the business transaction and sent after its commit.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null,
  event text not null,
  data jsonb not null,
  except_socket_id text,
  created_at timestamptz not null default now()
) with (fillfactor = 70);

-- Ends the live subscriptions of a session on every process, after the commit. Called by triggers of the module that owns sessions,
-- so that no way of ending one can forget it. The notification spares the relays the wait for their next look.
create function end_subscriptions(session_id bigint) returns void language plpgsql as $$
begin
  insert into outbox (channel, event, data) values ('private-sessions', '$end', to_jsonb(session_id));
  perform pg_notify('washline_outbox', '');
end $$;

-- The single app of the embedded Pusher-protocol server. It is in the database because every process must accept what
-- any other process has signed.
create table realtime_app (
  only_one boolean primary key default true check (only_one),
  key text not null,
  secret text not null
);
