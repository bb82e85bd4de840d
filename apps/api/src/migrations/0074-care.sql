-- Owned by care: how laundry should be treated, kept per person and per order, and what the Washer has ticked.

create table care_preferences (
  user_id bigint primary key references users,
  wishes jsonb not null,
  updated_at timestamptz not null
);

create table order_care (
  order_id bigint primary key references orders on delete cascade,
  wishes jsonb not null,
  ticked text[] not null default '{}',
  ticked_at timestamptz
);
