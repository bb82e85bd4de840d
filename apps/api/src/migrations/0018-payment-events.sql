-- Owned by payments: what the card vendor told by webhook, once each, and what an operator has to look at.

create table payment_events (
  gateway text not null,
  -- The vendor's own id: told twice, it is one event.
  id text not null,
  type text not null,
  -- What the event is about is read anew at the gateway; its content is not kept.
  intent_id text,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  followed_at timestamptz,
  primary key (gateway, id)
);

create table payment_alerts (
  id bigint generated always as identity primary key,
  -- The same trouble, seen again, is one alert.
  key text not null unique,
  kind text not null check (kind in ('refunded_outside', 'disputed', 'hold_lost', 'held_too_long', 'untold_too_long')),
  payment_id uuid not null references payments,
  amount_minor bigint not null check (amount_minor >= 0),
  message text not null,
  raised_at timestamptz not null,
  closed_at timestamptz,
  closed_by bigint references users
);
create index payment_alerts_open on payment_alerts (raised_at) where closed_at is null;
create index payments_of_gateway_open on payments (updated_at) where state in ('authenticating', 'held');
