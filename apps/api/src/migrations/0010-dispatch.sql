-- Owned by dispatch: the search for a Washer and its offers.

create table searches (
  order_id bigint primary key references orders (id) on delete cascade,
  radius_step int not null default 0,
  offers_made int not null default 0,
  -- The size of the last whole wave: an offer that ends unaccepted frees one of these places.
  places int not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- Since when batches decide, where Washers are short, and the last one that did; null while the search makes waves.
  batch_since timestamptz,
  batched_at timestamptz,
  -- Where it searches, only while it runs: the customer's door, or where the laundry is.
  place point
);
create index searches_around on searches using gist (place) where ended_at is null;
create index searches_running on searches (started_at) where ended_at is null;
create index searches_in_batches on searches (batched_at nulls first, order_id) where ended_at is null and batch_since is not null;

-- Each decision about many orders and Washers together, by its slot of time: two processes do not decide twice.
create table batches (
  slot timestamptz primary key,
  at timestamptz not null,
  -- Orders that were open, Washers who could take some of them, and offers made.
  orders int not null default 0,
  washers int not null default 0,
  offers int not null default 0,
  -- {rules, orders: [{orderId, waitedS, candidates}], chosen, made}: what it was decided by and what was decided, so that it can be
  -- decided again under other rules. Null where nobody could be asked, or after the account of a candidate was erased.
  decision jsonb check (jsonb_typeof(decision) = 'object')
);
create index batches_recorded on batches (slot) where decision is not null;

-- The id is the notification_id of the public API.
create table offers (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id) on delete cascade,
  washer_id bigint not null references users (id),
  state text not null default 'open' check (state in ('open', 'accepted', 'skipped', 'expired', 'ended')),
  score double precision not null,
  score_parts jsonb not null,
  -- What the pair cost, part by part, if a batch decided it.
  match_parts jsonb check (jsonb_typeof(match_parts) = 'object'),
  -- The inputs of the chance that the Washer refuses; answers to offers teach its weights.
  refusal_inputs jsonb check (jsonb_typeof(refusal_inputs) = 'object'),
  ground text not null default 'score' check (ground in ('score', 'first_wash', 'favourite', 'newcomer', 'batch')),
  reason text not null,
  distance_m int not null,
  duration_s int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  skip_reason text check (skip_reason in ('too_far', 'too_big', 'too_late', 'too_little'))
);
-- One open offer and one accepted offer per order and Washer; who takes an order over has accepted one of their own.
create unique index offers_open on offers (order_id, washer_id) where state = 'open';
create unique index offers_accepted on offers (order_id, washer_id) where state = 'accepted';
create index offers_of_washer on offers (washer_id, expires_at) where state = 'open';
create index offers_of_order on offers (order_id);
-- The last skips with a reason, which the ranking counts.
create index offers_skipped_by_washer on offers (washer_id, answered_at desc) where skip_reason is not null;
-- The last acceptances of the market, for the usual waiting time.
create index offers_last_accepted on offers (answered_at desc) where state = 'accepted';
-- Published to orders: why the order's Washer was asked. The scores stay private.
create view accepted_offers as
  select order_id, washer_id, reason, ground, distance_m, coalesce((score_parts ->> 'favourite')::int, 0) = 1 as is_favourite
  from offers where state = 'accepted';
-- Acceptance rate of a Washer.
create index offers_seen_by_washer on offers (washer_id) where state in ('accepted', 'skipped', 'expired');
-- Published: the offers that a Washer had the time to answer, and whether they accepted.
create view answered_offers as
  select washer_id, state = 'accepted' as is_accepted from offers where state in ('accepted', 'skipped', 'expired');

-- The offers of a Washer's last weeks, each with its reasons.
create index offers_by_washer on offers (washer_id, id desc);

-- Washers who were considered and not asked, once per order: the reasons at the last wave. Numbered with the offers, so that one
-- number names a decision whether an offer was made or not.
create table offers_not_made (
  id bigint primary key default nextval('offers_id_seq'),
  order_id bigint not null references orders (id) on delete cascade,
  washer_id bigint not null references users (id),
  why_not text not null check (why_not in ('too_far', 'own_radius', 'at_capacity', 'not_in_time', 'blocked', 'favourites_first',
    'newcomers_share', 'lower_score', 'batch')),
  score double precision,
  -- Null where it did not come to a score.
  score_parts jsonb,
  -- What the pair would have cost, if a batch decided.
  match_parts jsonb check (jsonb_typeof(match_parts) = 'object'),
  -- Null where a block is the reason: neither side finds out where the other one is.
  distance_m int,
  -- [{kind, by}]: what would have brought the offer.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  at timestamptz not null,
  unique (order_id, washer_id),
  check ((score is null) = (score_parts is null)),
  check ((match_parts is null) = (why_not <> 'batch')),
  check ((distance_m is null) = (why_not = 'blocked'))
);
create index offers_not_made_by_washer on offers_not_made (washer_id, id desc);
create index offers_not_made_by_time on offers_not_made (at);

-- A Washer asks a person about a decision, once each.
create table offer_appeals (
  id bigint generated always as identity (start with 100001) primary key,
  -- An offer or an offer not made; no foreign key, since the latter is deleted before its appeal.
  decision_id bigint not null unique,
  washer_id bigint not null references users (id),
  order_id bigint not null references orders (id) on delete cascade,
  -- The decision as it was explained when the Washer appealed.
  decision jsonb not null check (jsonb_typeof(decision) = 'object'),
  text text not null check (octet_length(text) between 1 and 8000),
  created_at timestamptz not null,
  outcome text check (outcome in ('right', 'mistaken')),
  reason text check (octet_length(reason) <= 2400),
  answered_by bigint references users (id),
  answered_at timestamptz,
  check (num_nulls(outcome, reason, answered_by, answered_at) in (0, 4))
);
create index offer_appeals_open on offer_appeals (id) where answered_at is null;
create index offer_appeals_of_washer on offer_appeals (washer_id);

-- What each wave was decided by and whom it asked, so that it can be decided again under other rules.
create table waves (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id) on delete cascade,
  search_started_at timestamptz not null,
  at timestamptz not null,
  -- {waveSize, offerMs, askAgainMs, radiiKm, weights, newcomerEveryNth}
  rules jsonb not null check (jsonb_typeof(rules) = 'object'),
  radius_step int not null,
  is_favourite_asked boolean not null,
  is_whole boolean not null,
  places int not null,
  credit int not null,
  -- [{washerId, distanceM, ratingTenthsSum, ...}]: all who could be asked, with what the score counts.
  candidates jsonb not null check (jsonb_typeof(candidates) = 'array'),
  asked bigint[] not null,
  -- Within which Washers were asked.
  radius_km double precision not null
);
create index waves_of_order on waves (order_id, id);
create index waves_by_time on waves (at);

-- Offers since a newcomer got one, over all orders. One order counts in one of these rows, so that waves seldom wait for each other.
create table newcomer_counters (
  id smallint primary key,
  credit smallint not null check (credit >= 0)
) with (fillfactor = 50);
insert into newcomer_counters select id, id % 5 from generate_series(0, 15) id;

-- The weights of the chance that a Washer refuses an offer, learned each day from the market's answers: one row, none before the first day.
create table refusal_weights (
  id smallint primary key check (id = 1),
  weights jsonb not null check (jsonb_typeof(weights) = 'object'),
  answers int not null,
  refused int not null,
  learned_at timestamptz not null
);

-- Who is notified once, when a Washer is in reach of a place, or when a place that is in no zone comes to be in one.
create table waitlist (
  id bigint generated always as identity (start with 100001) primary key,
  user_id bigint not null references users (id) on delete cascade,
  address text not null check (octet_length(address) between 1 and 2400),
  -- The middle of the place's grid cell.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  created_at timestamptz not null,
  kind text not null default 'reach' check (kind in ('reach', 'zone')),
  unique (user_id, latitude, longitude)
);
create index waitlist_by_age on waitlist (created_at);
create index waitlist_outside on waitlist (id) where kind = 'zone';
