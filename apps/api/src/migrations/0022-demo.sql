-- Owned by demo: records that the demo market was loaded completely.

create table demo_loads (
  only_one boolean primary key default true check (only_one),
  loaded_at timestamptz not null
);
