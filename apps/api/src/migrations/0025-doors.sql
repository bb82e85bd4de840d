-- Owned by doors: what Washers found at customers' doors, with its proofs, and what customers asked for there. Amounts are minor units.

create table door_cases (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id),
  customer_id bigint not null references users (id),
  washer_id bigint not null references users (id),
  kind text not null check (kind in ('absent', 'refused', 'wrong_place', 'unsafe', 'infested')),
  stage text not null check (stage in ('pickup', 'return')),
  opened_at timestamptz not null,
  wait_until timestamptz not null check (wait_until >= opened_at),
  -- The Washer's stored position when the case was opened; erased with the customer's account, like the photo.
  latitude double precision,
  longitude double precision,
  distance_m int check (distance_m >= 0),
  position_at timestamptz,
  photo_key text,
  calls int not null default 0 check (calls >= 0),
  extended_at timestamptz,
  -- Null while the customer is waited for.
  outcome text check (outcome in
    ('pickup_failed', 'brought_back', 'safe_spot', 'redirected', 'handed_over', 'cancelled', 'unproven', 'withdrawn')),
  closed_at timestamptz,
  -- By the published table; charged at once unless a person decides.
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  is_charged boolean not null default false,
  is_for_person boolean not null default false,
  return_at timestamptz,
  appealed_by bigint references users (id),
  appeal_text text,
  appealed_at timestamptz,
  answer text check (answer in ('fee', 'no_fee')),
  note text,
  answered_by bigint references users (id),
  answered_at timestamptz,
  check ((outcome is null) = (closed_at is null)),
  check ((appealed_at is null) = (appealed_by is null)),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  check (appealed_at is null or closed_at is not null),
  check (washer_id <> customer_id)
);
create unique index door_cases_one_open on door_cases (order_id) where outcome is null;
create index door_cases_of_order on door_cases (order_id, id desc);
create index door_cases_of_pair on door_cases (customer_id, washer_id, closed_at) where fee_minor > 0;
create index door_cases_for_person on door_cases (id desc) where answered_at is null and (is_for_person or appealed_at is not null);

-- What the customer asked for at the door, newest last.
create table door_requests (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id),
  stage text not null check (stage in ('pickup', 'return')),
  kind text not null check (kind in ('coming', 'moved', 'safe_spot')),
  spot text check (octet_length(spot) <= 1600),
  distance_m int check (distance_m >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  at timestamptz not null,
  check ((kind = 'safe_spot') = (spot is not null)),
  check ((kind = 'moved') = (distance_m is not null))
);
create index door_requests_of_order on door_requests (order_id, id desc);
