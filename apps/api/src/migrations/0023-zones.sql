-- Owned by zones: the service areas of the market and what holds in each.

-- One row per version of all zones, append-only. Without a row there is one zone without limits.
create table zone_versions (
  version int primary key check (version > 0),
  -- As in the contract, the highest priority first.
  zones jsonb not null check (jsonb_typeof(zones) = 'array'),
  -- [{zone, name, kind, properties}] against the previous version.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  changed_by bigint not null references users,
  reason text not null check (octet_length(reason) between 10 and 2400),
  at timestamptz not null
);
