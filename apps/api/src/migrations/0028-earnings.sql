-- Owned by earnings: what claims hold of a Washer's pay, and cash-outs. Amounts are minor units.

-- What of an earning that still waits is held: the rest is freed when its time comes. Written by earnings.
alter table payment_earnings add column held_minor bigint not null default 0;
alter table payment_earnings add constraint payment_earnings_held check (held_minor between 0 and amount_minor);
create index payment_earnings_of_washer on payment_earnings (washer_id, available_at) where released_at is null;

create table earning_holds (
  -- Made by who places it.
  id uuid primary key,
  washer_id bigint not null references users,
  order_id bigint not null,
  reason text not null check (length(reason) between 3 and 300),
  asked_minor bigint not null check (asked_minor > 0),
  -- As much as there was.
  pending_minor bigint not null check (pending_minor >= 0),
  available_minor bigint not null check (available_minor >= 0),
  taken_minor bigint not null default 0,
  state text not null check (state in ('held', 'released', 'taken')),
  placed_at timestamptz not null,
  settled_at timestamptz,
  check (pending_minor + available_minor <= asked_minor),
  check (taken_minor between 0 and pending_minor + available_minor),
  check ((state = 'held') = (settled_at is null))
);
create index earning_holds_open on earning_holds (washer_id) where state = 'held';
create index earning_holds_of_order on earning_holds (order_id);

create table cash_outs (
  id bigint generated always as identity (start with 100001) primary key,
  -- Also the ledger's transfer and the gateway's idempotency key.
  transfer_id uuid not null unique,
  washer_id bigint not null references users,
  gateway text not null,
  account_id text not null,
  -- The last four digits of the bank account then.
  destination text,
  method text not null check (method in ('standard', 'instant')),
  -- What left the balance; the fee is part of it.
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  currency text not null,
  state text not null check (state in ('requested', 'sent', 'paid', 'failed')),
  payout_id text unique,
  reason text,
  requested_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  -- When the gateway was last asked, so that the sweep takes turns.
  looked_at timestamptz not null,
  check ((state in ('paid', 'failed')) = (settled_at is not null)),
  check ((state = 'failed') = (reason is not null)),
  check (state <> 'sent' or payout_id is not null)
) with (fillfactor = 80);
create index cash_outs_of_washer on cash_outs (washer_id, id desc);
create unique index cash_outs_one_under_way on cash_outs (washer_id) where state in ('requested', 'sent');
create index cash_outs_under_way on cash_outs (looked_at) where state in ('requested', 'sent');
