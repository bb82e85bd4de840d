-- Owned by schedule: Washers' hours, booked pickups and their repeats, and the secret addresses of calendars.

create table washer_hours (
  user_id bigint primary key references users on delete cascade,
  time_zone text not null check (length(time_zone) <= 64),
  at_once int not null check (at_once between 1 and 10),
  works_on_holidays boolean not null,
  -- Seven lists of {from, to} in minutes from midnight, from Monday on; and those of single days, by date.
  weekly jsonb not null,
  days jsonb not null,
  updated_at timestamptz not null
);

create table schedules (
  id bigint generated always as identity (start with 100001) primary key,
  customer_id bigint not null references users,
  -- The draft that was booked: booked twice, it is the same schedule.
  draft_id bigint not null unique,
  repeat text not null check (repeat in ('none', 'weekly', 'fortnightly')),
  -- The local day of period 0 and the local time, in this zone, at which the window begins.
  first_day date not null,
  minute int not null check (minute >= 0 and minute < 1440),
  time_zone text not null,
  ends_on date,
  paused_at timestamptz,
  ended_at timestamptz,
  -- What is ordered each time, priced anew.
  items jsonb not null,
  item_count int not null,
  load_type text not null check (load_type in ('light', 'medium', 'heavy')),
  notes text,
  address text not null,
  latitude double precision not null,
  longitude double precision not null,
  coverage_minor bigint not null,
  use_wallet boolean,
  payment_method_id text,
  -- What the customer agreed to pay at most.
  estimate_minor bigint not null check (estimate_minor >= 0),
  created_at timestamptz not null,
  -- Incremented by every change.
  version int not null default 1
);
create index schedules_of_customer on schedules (customer_id) where ended_at is null;
create index schedules_repeating on schedules (id) where ended_at is null and paused_at is null and repeat <> 'none';

create table bookings (
  id bigint generated always as identity (start with 100001) primary key,
  schedule_id bigint not null references schedules on delete cascade,
  -- Each period of a schedule has one pickup.
  period int not null check (period >= 0),
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  state text not null check (state in ('booked', 'skipped', 'full', 'failed', 'placed')),
  failure text check (failure in ('card', 'price', 'order')),
  -- The price above the estimate that waits for the customer.
  price_minor bigint,
  -- The draft that is placed when the search begins.
  order_id bigint unique,
  declared jsonb not null default '[]',
  -- The Washer of last time, if the customer liked them.
  preferred_washer_id bigint references users,
  -- When the customer was warned that it may fail.
  warned_at timestamptz,
  -- When the search began: from then on it is no longer changed, only its order.
  begun_at timestamptz,
  version int not null default 1,
  unique (schedule_id, period),
  check ((state = 'failed') = (failure is not null)),
  check (state <> 'placed' or order_id is not null)
);
create index bookings_ahead on bookings (from_at) where state in ('booked', 'full', 'placed');

-- Only the hash of an address is stored.
create table calendar_feeds (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null
);

-- Published: who is asked first for an order that was booked.
create view preferred_washers as
select order_id, preferred_washer_id as washer_id from bookings
where order_id is not null and preferred_washer_id is not null;
