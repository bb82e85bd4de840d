-- Owned by orders: the order, its items, its events, the Washer's adjustments, declared items, scans and receipts.
-- Amounts are minor units.

create table orders (
  id bigint generated always as identity (start with 100001) primary key,
  customer_id bigint not null references users (id),
  washer_id bigint references users (id),
  status text not null check (status in
    ('draft', 'pending', 'accepted', 'picked_up', 'in_progress', 'delivered', 'completed', 'cancelled')),
  -- Incremented by every change, for optimistic concurrency control.
  version int not null default 1,

  item_count int not null check (item_count >= 0),
  value_minor bigint not null check (value_minor >= 0),
  service_fee_minor bigint not null default 0 check (service_fee_minor >= 0),
  coverage_fee_minor bigint not null default 0 check (coverage_fee_minor >= 0),
  -- The zone of the pickup and the version of the zones that priced the order; null for a draft.
  zone_version int check (zone_version >= 0),
  zone_id text,
  zone_fee_minor bigint not null default 0 check (zone_fee_minor >= 0),
  -- The Washer's, without commission.
  pickup_fee_minor bigint not null default 0 check (pickup_fee_minor >= 0),
  small_order_fee_minor bigint not null default 0 check (small_order_fee_minor >= 0),
  -- From the pickup to the return.
  promise_s int not null default 10800 check (promise_s > 0),
  wallet_minor bigint not null default 0 check (wallet_minor >= 0),
  -- The amount charged to the card.
  total_minor bigint not null default 0 check (total_minor >= 0),
  -- The ceiling: value and fees that the customer last agreed to.
  agreed_minor bigint not null default 0 check (agreed_minor >= 0),
  -- The card's part of agreed_minor, which is authorized on it; the rest is pending on the wallet.
  authorised_minor bigint not null default 0 check (authorised_minor >= 0 and authorised_minor <= agreed_minor),
  net_pay_minor bigint not null default 0 check (net_pay_minor >= 0),
  -- What a placed order was priced by, by the names in the contract; null: what is built in. Corrections of its list use them, too.
  fees jsonb check (jsonb_typeof(fees) = 'object'),
  cancel_fee_minor bigint not null default 0 check (cancel_fee_minor >= 0),
  catalogue_version int not null,
  coverage_minor bigint not null,

  load_type text check (load_type in ('light', 'medium', 'heavy')),
  notes text check (octet_length(notes) <= 1600),
  pickup_address text,
  pickup_latitude double precision check (pickup_latitude between -90 and 90),
  pickup_longitude double precision check (pickup_longitude between -180 and 180),
  pickup_at timestamptz,
  payment_method_id text,

  photo_keys text[] not null default '{}',
  scanner text,
  provider_edited boolean not null default false,
  promise_kept boolean,
  -- Whether the return has the customer's PIN, or a photo and a note. Only a proven one is paid without a confirmation.
  delivery_proven boolean,

  created_at timestamptz not null,
  -- A draft that is booked for later is not deleted until then.
  booked_until timestamptz,
  placed_at timestamptz,
  -- When the current search for a Washer began: when the order was placed, or when the last Washer withdrew.
  pending_since timestamptz,
  accepted_at timestamptz,
  -- When the Washer was proven to be at the door of the present stage without a handover; null after the next move.
  arrived_at timestamptz,
  picked_up_at timestamptz,
  laundry_started_at timestamptz,
  laundry_completed_at timestamptz,
  -- When the present Washer took the laundry over from another one.
  taken_over_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,

  check ((zone_version is null) = (zone_id is null)),
  check (status = 'draft' or total_minor + wallet_minor = value_minor + service_fee_minor + coverage_fee_minor + zone_fee_minor
    + pickup_fee_minor + small_order_fee_minor),
  check (status in ('draft', 'cancelled') or (placed_at is not null and load_type is not null and pickup_address is not null
    and pickup_latitude is not null and pickup_longitude is not null and pickup_at is not null)),
  check (status not in ('accepted', 'picked_up', 'in_progress', 'delivered', 'completed') or washer_id is not null),
  check (status not in ('draft', 'pending') or washer_id is null),
  check (washer_id <> customer_id)
) with (fillfactor = 80);
create index orders_of_customer on orders (customer_id, created_at desc, id desc);
create index orders_of_washer on orders (washer_id, created_at desc, id desc) where washer_id is not null;
create index orders_in_hand on orders (washer_id) where status in ('accepted', 'picked_up', 'in_progress');
-- The orders under way, for the console.
create index orders_live on orders (id) where status in ('pending', 'accepted', 'picked_up', 'in_progress', 'delivered');
create index orders_by_placing on orders (placed_at desc) where placed_at is not null;
create index orders_draft on orders (created_at) where status = 'draft';

create table order_items (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id) on delete cascade,
  position int not null,
  name text not null check (octet_length(name) between 1 and 640),
  -- The catalogue class that determined the price.
  garment text not null,
  category text not null check (category in
    ('tops', 'bottoms', 'full body', 'outerwear', 'underwear', 'home', 'accessories', 'other')),
  quantity int not null check (quantity >= 0),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  confidence real check (confidence between 0 and 1),
  boxes jsonb not null default '[]'
);
create index order_items_of_order on order_items (order_id, position);

-- One row per transition of the process, append-only.
create table order_events (
  id uuid primary key,
  order_id bigint not null references orders (id),
  move text not null,
  from_status text not null check (from_status in
    ('draft', 'pending', 'accepted', 'picked_up', 'in_progress', 'delivered', 'completed', 'cancelled')),
  to_status text not null check (to_status in
    ('draft', 'pending', 'accepted', 'picked_up', 'in_progress', 'delivered', 'completed', 'cancelled')),
  actor text not null check (actor in ('customer', 'washer', 'system', 'operator')),
  actor_id bigint references users (id),
  at timestamptz not null,
  data jsonb not null default '{}'
);
create index order_events_of_order on order_events (order_id, at);
create function refuse_order_event_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name; end $$;
create trigger order_events_append_only before update or delete on order_events
  for each row execute function refuse_order_event_change();

-- Photos that a Washer took for an adjustment; those that no adjustment refers to are deleted after some days.
create table order_adjustment_photos (
  key text primary key,
  order_id bigint not null references orders (id) on delete cascade,
  washer_id bigint not null references users (id),
  uploaded_at timestamptz not null
);
create index order_adjustment_photos_of_order on order_adjustment_photos (order_id);
create index order_adjustment_photos_by_time on order_adjustment_photos (uploaded_at);

create table order_adjustments (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id),
  washer_id bigint not null references users (id),
  state text not null check (state in ('applied', 'waiting', 'approved', 'declined', 'withdrawn')),
  reason text not null check (octet_length(reason) between 3 and 2400),
  photo_key text references order_adjustment_photos (key) on delete set null,
  -- [{id?, name, garment, category, quantity, unitPriceMinor}]
  items jsonb not null,
  -- The order's value before the adjustment.
  value_before_minor bigint check (value_before_minor >= 0),
  value_minor bigint not null check (value_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create index order_adjustments_of_order on order_adjustments (order_id, id desc);
create unique index order_adjustments_one_waiting on order_adjustments (order_id) where state = 'waiting';
create index order_adjustments_of_photo on order_adjustments (photo_key) where photo_key is not null;

-- Deadlines that passed, one row for each and each acceptance. A new acceptance, or a later deadline, counts anew.
create table order_delays (
  order_id bigint not null references orders (id),
  deadline text not null check (deadline in ('pickup', 'start', 'wash', 'return', 'operator', 'confirmation')),
  accepted_at timestamptz not null,
  due_at timestamptz not null,
  at timestamptz not null,
  primary key (order_id, deadline, accepted_at, due_at)
);

-- How long a Washer takes for each stage of an order: mean and variance of the logarithm of its seconds. Older orders fade.
create table washer_paces (
  washer_id bigint not null references users (id),
  stage text not null check (stage in ('door', 'start', 'wash', 'back')),
  orders int not null default 0 check (orders >= 0),
  mean double precision not null default 0,
  variance double precision not null default 0 check (variance >= 0),
  updated_at timestamptz not null,
  primary key (washer_id, stage)
) with (fillfactor = 80);
create index washer_paces_by_time on washer_paces (updated_at desc);

-- The same of all Washers, refreshed each hour.
create table market_paces (
  stage text primary key check (stage in ('door', 'start', 'wash', 'back')),
  orders int not null check (orders >= 0),
  mean double precision not null,
  variance double precision not null check (variance >= 0),
  updated_at timestamptz not null
);

-- The estimate of an order in hand that both people were shown last, and when it is computed again.
create table order_promises (
  order_id bigint primary key references orders (id) on delete cascade,
  p90_at timestamptz not null,
  risk double precision not null check (risk between 0 and 1),
  step text not null check (step in ('answer', 'pickUp', 'startLaundry', 'finishLaundry', 'deliver')),
  check_at timestamptz not null
) with (fillfactor = 80);

-- The first estimate of each stage of an acceptance, without and with a live position: by what became of them the market measures itself.
create table order_estimates (
  order_id bigint not null references orders (id) on delete cascade,
  accepted_at timestamptz not null,
  stage text not null check (stage in ('door', 'start', 'wash', 'back')),
  is_live boolean not null,
  others int not null check (others >= 0),
  p50_at timestamptz not null,
  p90_at timestamptz not null,
  primary key (order_id, accepted_at, stage, is_live)
);
create index order_estimates_by_time on order_estimates (p90_at);

-- How many spreads from its middle an estimate of a kind has its two times, refreshed each hour.
create table market_calibrations (
  stage text not null check (stage in ('door', 'start', 'wash', 'back')),
  is_live boolean not null,
  others int not null check (others >= 0),
  p50 double precision not null,
  p90 double precision not null check (p90 > p50),
  measured_at timestamptz not null,
  primary key (stage, is_live, others)
);

-- Alerts to the person whose step is due, one for each step and each acceptance or takeover.
create table order_alerts (
  order_id bigint not null references orders (id),
  step text not null check (step in ('answer', 'pickUp', 'startLaundry', 'finishLaundry', 'deliver')),
  since timestamptz not null,
  at timestamptz not null,
  primary key (order_id, step, since)
);

-- Photos taken to declare an item; those that no item refers to are deleted once the order is placed.
create table order_declared_photos (
  key text primary key,
  order_id bigint not null references orders (id) on delete cascade,
  uploaded_at timestamptz not null
);
create index order_declared_photos_of_order on order_declared_photos (order_id);

-- Items of high value that the customer declared when placing the order, one row per piece.
create table order_declared_items (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  -- No foreign key: an adjustment may remove the item later, the declaration stays.
  item_id bigint not null,
  -- As declared; an adjustment may rename the item.
  name text not null,
  value_minor bigint not null check (value_minor > 0),
  photo_key text references order_declared_photos (key) on delete set null,
  declared_at timestamptz not null
);
create index order_declared_items_of_order on order_declared_items (order_id, item_id);
create index order_declared_items_of_photo on order_declared_items (photo_key) where photo_key is not null;

-- What the scanner found on each photo.
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

-- Users who allow the scanner to be trained on their corrections.
create table training_consents (
  user_id bigint primary key references users on delete cascade,
  consents boolean not null,
  -- Orders placed before the consent are not used.
  at timestamptz not null
);

create table order_receipt_emails (
  order_id bigint not null references orders,
  -- 'completed', 'cancelled', or the refund's id.
  occasion text not null,
  sent_at timestamptz not null,
  primary key (order_id, occasion)
);

-- A Washer who cannot go on after the pickup, and the Washer who takes the laundry over.
create table rescues (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id),
  -- Has the laundry until the handover.
  giver_id bigint not null references users (id),
  successor_id bigint references users (id),
  state text not null check (state in ('questioned', 'searching', 'meeting', 'taken_over', 'stood_down', 'given_up', 'ended')),
  opened_by text not null check (opened_by in ('washer', 'system', 'operator')),
  -- Of the Washer, for operators; of an operator, for both people of the order.
  reason text check (octet_length(reason) between 3 and 2400),
  -- The giver's place of work, where the laundry is handed over.
  address text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- Whether the wash was finished when the rescue was opened: no stage is finished while it is open.
  is_washed boolean not null,
  opened_at timestamptz not null,
  accepted_at timestamptz,
  -- When the time of the state is over.
  due_at timestamptz,
  closed_at timestamptz,
  check (giver_id <> successor_id),
  check ((state in ('questioned', 'searching', 'meeting')) = (closed_at is null)),
  check ((due_at is null) = (closed_at is not null)),
  check (state not in ('meeting', 'taken_over') or (successor_id is not null and accepted_at is not null))
);
create index rescues_of_order on rescues (order_id, id desc);
create unique index rescues_open on rescues (order_id) where state in ('questioned', 'searching', 'meeting');
create index rescues_of_successor on rescues (successor_id) where state = 'meeting';

-- Every move of a rescue, append-only.
create table rescue_events (
  id bigint generated always as identity primary key,
  rescue_id bigint not null references rescues (id),
  move text not null check (move in ('ask', 'reassign', 'question', 'presume', 'trust', 'standDown', 'accept', 'withdraw', 'expire',
    'takeOver', 'giveUp', 'end')),
  actor_id bigint references users (id),
  at timestamptz not null
);
create index rescue_events_of_rescue on rescue_events (rescue_id, id);
create trigger rescue_events_append_only before update or delete on rescue_events
  for each row execute function refuse_order_event_change();

-- Orders that wash items of an earlier order a second time, free for the customer.
create table order_rewashes (
  order_id bigint primary key references orders (id),
  first_order_id bigint not null references orders (id),
  -- Of the wash that is mended. Asked first, or not at all.
  washer_id bigint not null references users (id),
  asks_same_washer boolean not null,
  -- Then this order pays them nothing; another one has the usual pay in any case.
  is_washer_liable boolean not null,
  pay_minor bigint not null check (pay_minor >= 0),
  check (order_id <> first_order_id)
);
create index order_rewashes_of_first on order_rewashes (first_order_id);

-- Published: who is in an order, and its status.
create view order_parties as select id as order_id, customer_id, washer_id, status from orders;

-- Published: the pickup and the times of an order, without its items and amounts.
create view order_progress as
select id as order_id, customer_id, washer_id, status, pickup_address, pickup_latitude, pickup_longitude, pickup_at, accepted_at, picked_up_at,
  laundry_completed_at, delivered_at, completed_at, cancelled_at, promise_kept, taken_over_at
from orders;

-- Published: an order as an errand of its Washer, who may have others in hand.
create view errands as
select id as order_id, washer_id, status,
  jsonb_build_object('status', status, 'laundryCompleted', laundry_completed_at is not null, 'latitude', pickup_latitude,
    'longitude', pickup_longitude) as errand
from orders where washer_id is not null and pickup_latitude is not null and pickup_longitude is not null;
