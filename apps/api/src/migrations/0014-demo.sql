-- Owned by demo: whether the demo market has been loaded to its end.

create table demo_loads (
  only_one boolean primary key default true check (only_one),
  loaded_at timestamptz not null
);
