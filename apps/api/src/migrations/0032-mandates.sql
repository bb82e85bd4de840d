-- Owned by mandates: what programs with an access token may do for a person, what they spent, and what waits for the person.

create table mandates (
  token_id bigint primary key references access_tokens on delete cascade,
  order_ceiling_minor bigint not null check (order_ceiling_minor >= 0),
  month_ceiling_minor bigint not null check (month_ceiling_minor >= order_ceiling_minor),
  -- What needs the person whatever it costs.
  taps text[] not null check (taps <@ array['place', 'book', 'tip', 'cancel', 'claim']),
  updated_at timestamptz not null
);

-- Calls that were made within a mandate or after an approval. What an order comes to is read from the order.
create table mandated_spendings (
  token_id bigint not null references access_tokens on delete cascade,
  kind text not null,
  -- What makes a repeat the same: the order, or the call's Idempotency-Key.
  key text not null,
  order_id bigint references orders on delete cascade,
  amount_minor bigint not null check (amount_minor >= 0),
  created_at timestamptz not null,
  primary key (token_id, kind, key)
);
create index mandated_spendings_of_order on mandated_spendings (order_id);

create table approvals (
  id bigint generated always as identity (start with 100001) primary key,
  user_id bigint not null references users on delete cascade,
  token_id bigint not null references access_tokens on delete cascade,
  -- The token's name.
  agent text not null,
  kind text not null check (kind in ('place', 'book', 'tip', 'cancel', 'claim', 'repeat', 'price', 'adjustment')),
  reasons text[] not null check (reasons <@ array['no_mandate', 'always', 'over_order_ceiling', 'over_month_ceiling']),
  order_id bigint references orders on delete cascade,
  amount_minor bigint check (amount_minor >= 0),
  items text,
  address text,
  pickup_at timestamptz,
  -- The call, as it was sent: `POST /api/orders` with its parts. Erased once it was answered.
  method text not null,
  path text not null,
  parts jsonb,
  -- Of the call and its Idempotency-Key: a repeat finds the same approval.
  call_hash bytea not null check (length(call_hash) = 32),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'done', 'failed', 'declined', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- The session in which it was approved.
  session_id bigint,
  failure text,
  -- Grows each time it is asked anew with another price.
  attempt int not null default 1,
  check ((state = 'waiting') = (answered_at is null))
);
create unique index approvals_open on approvals (token_id, call_hash) where state in ('waiting', 'approved');
create index approvals_of_call on approvals (token_id, call_hash, id desc);
create index approvals_of_user on approvals (user_id, id desc);
create index approvals_waiting on approvals (expires_at) where state = 'waiting';

alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in ('acceptance', 'pickup', 'laundry-complete',
  'delivery', 'compensation', 'payment', 'earnings', 'order', 'message', 'ring', 'request', 'rating', 'verification', 'reach',
  'appeal', 'booking', 'complaint', 'webhook', 'approval'));
