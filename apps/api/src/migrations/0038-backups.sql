-- Owned by backups: each backup that was begun, and how it ended. The backups themselves lie elsewhere.

create table backups (
  id bigint generated always as identity primary key,
  triggered_by text not null check (triggered_by in ('schedule', 'command', 'operator')),
  operator_id bigint references users (id),
  -- The folder or bucket, for people.
  place text not null,
  begun_at timestamptz not null,
  -- Renewed again and again by the process that writes it, until that one ends.
  seen_at timestamptz not null,
  ended_at timestamptz,
  -- Null while it runs and after a failure.
  name text,
  bytes bigint,
  tables int,
  photos int,
  -- Why it failed, for people.
  problem text,
  check ((ended_at is not null) = (name is not null or problem is not null)),
  check ((name is null) = (bytes is null and tables is null and photos is null))
);
create index backups_by_time on backups (begun_at desc);
-- One at a time over all processes.
create unique index backups_one_runs on backups ((true)) where ended_at is null;
