-- Owned by orders: what the scanner found on each photo, and who lets it learn from what they corrected.

create table order_scans (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  photo_key text not null,
  scanner text not null,
  -- [{garment, quantity, confidence, boxes}]
  found jsonb not null check (jsonb_typeof(found) = 'array'),
  at timestamptz not null
);
create index order_scans_of_order on order_scans (order_id);

create table training_consents (
  user_id bigint primary key references users on delete cascade,
  consents boolean not null,
  -- When they said so: orders placed before are left out.
  at timestamptz not null
);
