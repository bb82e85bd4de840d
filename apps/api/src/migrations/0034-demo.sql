-- Owned by demo: marks a market that was empty when it was filled with demo people, so that it may be played in and reset.

create table demo_markets (
  only_one boolean primary key default true check (only_one),
  begun_at timestamptz not null,
  -- When a copy of the filled market was made, and by how many migrations its tables had been made; null before.
  copied_at timestamptz,
  copied_migrations int,
  check ((copied_at is null) = (copied_migrations is null))
);
