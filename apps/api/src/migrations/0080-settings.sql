-- Owned by settings: the figures that operators changed while the market runs. Versions are added and stay.

create table market_settings (
  version int primary key check (version > 0),
  -- All figures, by the names of the contract; one that came later than the version counts as it is built.
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  -- [{figure, from, to}]
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  changed_by bigint not null references users,
  reason text not null check (length(reason) between 10 and 300),
  at timestamptz not null
);

-- The record says what a change was from and to.
alter table ops_audit add column changes jsonb check (jsonb_typeof(changes) = 'array');
