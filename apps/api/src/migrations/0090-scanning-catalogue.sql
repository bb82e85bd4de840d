-- Owned by scanning: the price lists that operators made. The first comes with the product and is not kept here.

create table catalogues (
  version int primary key check (version > 1),
  -- [{garment, category, price, replacement_value, life_years}], every class once.
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  -- [{garment, figure, from, to}] against the version before.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  changed_by bigint not null references users,
  reason text not null check (length(reason) between 10 and 300),
  at timestamptz not null
);
