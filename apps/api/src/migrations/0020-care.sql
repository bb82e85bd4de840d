-- Owned by care: care instructions per user and per order, and those that the Washer has ticked off.

create table care_preferences (
  user_id bigint primary key references users,
  instructions jsonb not null,
  updated_at timestamptz not null
);

create table order_care (
  order_id bigint primary key references orders on delete cascade,
  instructions jsonb not null,
  ticked text[] not null default '{}'
    check (ticked <@ array['detergent', 'temperature', 'drying', 'finish', 'allergies']),
  ticked_at timestamptz
);
