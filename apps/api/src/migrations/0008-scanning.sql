-- Owned by scanning: the price lists that operators published. Version 1 is part of the product and not stored here.

create table catalogues (
  version int primary key check (version > 1),
  -- [{garment, category, price, replacement_value, expected_life_years}], every class once.
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  -- [{garment, field, from, to}] against the previous version.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  changed_by bigint not null references users,
  reason text not null check (octet_length(reason) between 10 and 2400),
  at timestamptz not null
);
