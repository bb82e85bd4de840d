-- Owned by earnings: earnings of orders until they are released, reserves that claims place on a Washer's pay, and cash-outs.
-- Amounts are minor units.

create table order_earnings (
  order_id bigint not null,
  washer_id bigint not null references users,
  -- The Washer's part of the order's value; commission is the difference to amount_minor.
  value_minor bigint not null check (value_minor >= amount_minor),
  amount_minor bigint not null check (amount_minor > 0),
  -- Reserved for claims; the rest is released at available_at.
  reserved_minor bigint not null default 0,
  available_at timestamptz not null,
  released_at timestamptz,
  primary key (order_id, washer_id),
  constraint order_earnings_reserved check (reserved_minor between 0 and amount_minor)
);
create index order_earnings_waiting on order_earnings (available_at) where released_at is null;
create index order_earnings_of_washer on order_earnings (washer_id, available_at) where released_at is null;

create table earning_reserves (
  -- Chosen by the caller.
  id uuid primary key,
  washer_id bigint not null references users,
  order_id bigint not null,
  reason text not null check (octet_length(reason) between 3 and 2400),
  asked_minor bigint not null check (asked_minor > 0),
  -- The reserved parts of pending and of available pay; together less than asked_minor when there was not enough.
  pending_minor bigint not null check (pending_minor >= 0),
  available_minor bigint not null check (available_minor >= 0),
  deducted_minor bigint not null default 0,
  state text not null check (state in ('reserved', 'released', 'deducted')),
  placed_at timestamptz not null,
  settled_at timestamptz,
  check (pending_minor + available_minor <= asked_minor),
  check (deducted_minor between 0 and pending_minor + available_minor),
  check ((state = 'reserved') = (settled_at is null))
);
create index earning_reserves_open on earning_reserves (washer_id) where state = 'reserved';
create index earning_reserves_of_order on earning_reserves (order_id);

create table cash_outs (
  id bigint generated always as identity (start with 100001) primary key,
  -- Also the gateway's idempotency key.
  transfer_id uuid not null unique,
  washer_id bigint not null references users,
  gateway text not null,
  account_id text not null,
  -- The last four digits of the bank account at the time of the request.
  destination text,
  method text not null check (method in ('standard', 'instant')),
  -- What left the balance, fee included.
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  currency text not null,
  state text not null check (state in ('requested', 'sent', 'paid', 'failed', 'returned')),
  payout_id text unique,
  reason text,
  requested_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  -- When the gateway was last asked; the sweep takes the oldest first.
  asked_at timestamptz not null,
  constraint cash_outs_settled check ((state in ('paid', 'failed', 'returned')) = (settled_at is not null)),
  constraint cash_outs_reason check ((state in ('failed', 'returned')) = (reason is not null)),
  constraint cash_outs_check3 check (state <> 'sent' or payout_id is not null)
) with (fillfactor = 80);
create index cash_outs_of_washer on cash_outs (washer_id, id desc);
create unique index cash_outs_one_pending on cash_outs (washer_id) where state in ('requested', 'sent');
create index cash_outs_pending on cash_outs (asked_at) where state in ('requested', 'sent');
-- A bank may return a payout days after it was paid.
create index cash_outs_paid_lately on cash_outs (settled_at) where state = 'paid';
