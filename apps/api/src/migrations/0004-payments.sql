-- Owned by payments: customers and cards as the gateway knows them, every payment with its state, and earnings on
-- their way. Of a card only brand, last four digits and expiry are kept. Amounts are minor units.

create table payment_customers (
  user_id bigint not null references users,
  gateway text not null,
  customer_id text not null unique,
  primary key (user_id, gateway)
);

-- The gateway's list as last seen, so that a transaction can check a card without calling out.
create table payment_cards (
  id text primary key,
  customer_id text not null references payment_customers (customer_id),
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  removed_at timestamptz,
  seen_at timestamptz not null
);
create index payment_cards_of_customer on payment_cards (customer_id) where removed_at is null;

create table payments (
  -- Made by the caller; also the gateway's idempotency key.
  id uuid primary key,
  kind text not null check (kind in ('order', 'deposit', 'top_up')),
  user_id bigint not null references users,
  order_id bigint,
  gateway text not null,
  customer_id text not null,
  card_id text not null references payment_cards,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- order: authorising -> authorised -> held -> captured | released; declined; abandoned when no order came of it.
  -- deposit, top_up: charging -> succeeded | declined | abandoned.
  state text not null check (state in
    ('authorising', 'authorised', 'held', 'captured', 'released', 'charging', 'succeeded', 'declined', 'abandoned')),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  intent_id text unique,
  decline_code text,
  -- The Washer whose deposit it became.
  claimed_at timestamptz,
  -- Null while the gateway has still to be told of a capture or a release.
  gateway_told_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'order') = (order_id is not null))
) with (fillfactor = 70);
create unique index payments_one_hold_per_order on payments (order_id) where state in ('held', 'captured');
create unique index payments_one_deposit_per_user on payments (user_id)
  where kind = 'deposit' and state in ('charging', 'succeeded') and claimed_at is null;
create index payments_unfinished on payments (updated_at)
  where state in ('authorising', 'authorised', 'charging')
    or (state in ('captured', 'released', 'abandoned') and gateway_told_at is null);

create table payment_earnings (
  order_id bigint primary key,
  washer_id bigint not null references users,
  amount_minor bigint not null check (amount_minor > 0),
  available_at timestamptz not null,
  released_at timestamptz
);
create index payment_earnings_waiting on payment_earnings (available_at) where released_at is null;

-- What the sandbox gateway keeps, in place of a card vendor.
create table sandbox_customers (
  id text primary key,
  created_at timestamptz not null
);
create table sandbox_setups (
  id text primary key,
  customer_id text not null references sandbox_customers,
  client_secret text not null unique,
  card_id text,
  created_at timestamptz not null
);
create table sandbox_cards (
  id text primary key,
  customer_id text not null references sandbox_customers,
  brand text not null,
  last4 text not null,
  exp_month int not null,
  exp_year int not null,
  -- How this test card answers a charge; null when it pays.
  charge_decline text,
  detached_at timestamptz,
  created_at timestamptz not null
);
create index sandbox_cards_of_customer on sandbox_cards (customer_id) where detached_at is null;
create table sandbox_intents (
  id text primary key,
  key text not null unique,
  customer_id text not null references sandbox_customers,
  card_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  manual_capture boolean not null,
  status text not null check (status in ('requires_payment_method', 'requires_capture', 'succeeded', 'canceled')),
  decline_code text,
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  created_at timestamptz not null
) with (fillfactor = 80);
create table sandbox_refunds (
  key text primary key,
  id text not null unique,
  intent_id text not null references sandbox_intents,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_of_intent on sandbox_refunds (intent_id);
