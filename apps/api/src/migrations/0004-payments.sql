-- Owned by payments: customers and cards as the gateway has them, payments and their states, refunds, credits, webhook
-- events, and the data of the sandbox gateway. Of a card only brand, last four digits and expiry are stored. Amounts are
-- minor units.

create table payment_customers (
  user_id bigint not null references users,
  gateway text not null,
  customer_id text not null unique,
  primary key (user_id, gateway)
);

-- The gateway's list as last seen, so that a transaction can check a card without a network call.
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

-- Whether the wallet pays first, as chosen with the last order; no row until chosen.
create table payment_preferences (
  user_id bigint primary key references users,
  wallet_first boolean not null
);

create table payments (
  -- Chosen by the caller; also the gateway's idempotency key.
  id uuid primary key,
  kind text not null check (kind in ('order', 'deposit', 'top_up', 'tip', 'door_fee')),
  user_id bigint not null references users,
  order_id bigint,
  -- The Washer who receives a tip.
  payee_id bigint references users,
  gateway text not null,
  customer_id text not null,
  card_id text not null references payment_cards,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- order: authorizing -> [authenticating ->] authorized -> capturable -> captured | released; declined; abandoned when no order
  -- was placed with it.
  -- deposit, top_up, tip, door_fee: charging -> [authenticating ->] succeeded | declined | abandoned.
  state text not null check (state in
    ('authorizing', 'authenticating', 'authorized', 'capturable', 'captured', 'released', 'charging', 'succeeded', 'declined', 'abandoned')),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  intent_id text unique,
  decline_code text,
  -- When the deposit was assigned to a Washer's profile, or a declined fee at the door was paid from the wallet.
  claimed_at timestamptz,
  -- Null until the gateway has confirmed a capture or a release.
  gateway_synced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payments_of_order check ((kind in ('order', 'tip', 'door_fee')) = (order_id is not null)),
  constraint payments_tip_has_payee check ((kind = 'tip') = (payee_id is not null))
) with (fillfactor = 70);
create unique index payments_one_authorization_per_order on payments (order_id) where state in ('capturable', 'captured');
create unique index payments_one_deposit_per_user on payments (user_id)
  where kind = 'deposit' and state in ('charging', 'authenticating', 'succeeded') and claimed_at is null;
create index payments_fees_unpaid on payments (user_id) where kind = 'door_fee' and state = 'declined' and claimed_at is null;
create index payments_unfinished on payments (updated_at)
  where state in ('authorizing', 'authenticating', 'authorized', 'charging')
    or (state in ('captured', 'released', 'abandoned') and gateway_synced_at is null);
create index payments_of_gateway_open on payments (updated_at) where state in ('authenticating', 'capturable');
create index payments_tips_pending on payments (order_id) where kind = 'tip' and state in ('charging', 'authenticating');
-- The proof of the books reads payments created or updated since the last proof. BRIN is enough for rows stored in the
-- order of their time, and it does not disable HOT updates.
create index payments_begun on payments using brin (created_at);
create index payments_moved on payments using brin (updated_at);

create table payment_refunds (
  -- Also the id of the ledger's transfer and the gateway's idempotency key.
  id uuid primary key,
  -- Null for the refund of a deposit.
  order_id bigint,
  -- The captured card payment; null when the whole refund goes to the wallet.
  payment_id uuid references payments,
  card_minor bigint not null check (card_minor >= 0),
  wallet_minor bigint not null check (wallet_minor >= 0),
  reason text not null check (octet_length(reason) between 3 and 2400),
  -- The operator; null when the system refunded.
  actor_id bigint references users,
  created_at timestamptz not null,
  -- Null until the gateway has confirmed the refund.
  gateway_synced_at timestamptz,
  check (card_minor + wallet_minor > 0),
  check ((card_minor > 0) = (payment_id is not null))
);
create index payment_refunds_of_order on payment_refunds (order_id);
create index payment_refunds_unsynced on payment_refunds (created_at) where gateway_synced_at is null;
create unique index payment_refunds_one_of_deposit on payment_refunds (payment_id) where order_id is null;

-- Published: the cards that a user has or had, removed ones included, as far as two users may have the same.
create view user_cards as
select c.user_id, k.brand, k.last4, k.exp_month, k.exp_year
from payment_cards k join payment_customers c on c.customer_id = k.customer_id;

-- Published: what an order captured from a card and did not refund to it.
create view order_card_payments as
select p.order_id, p.captured_minor - coalesce(
    (select sum(r.card_minor) from payment_refunds r where r.payment_id = p.id), 0)::bigint as unrefunded_minor
from payments p where p.kind = 'order' and p.state = 'captured';

create table payment_credits (
  -- Also the id of the ledger's transfer.
  id uuid primary key,
  user_id bigint not null references users,
  order_id bigint,
  kind text not null check (kind in ('credit', 'compensation', 'promise_credit')),
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (octet_length(reason) between 3 and 2400),
  actor_id bigint references users,
  created_at timestamptz not null
);
create index payment_credits_of_order on payment_credits (order_id) where order_id is not null;
create unique index payment_credits_one_promise on payment_credits (order_id) where kind = 'promise_credit';

-- The vendor's account that payouts to a user go to.
create table payment_accounts (
  user_id bigint not null references users,
  gateway text not null,
  account_id text not null unique,
  primary key (user_id, gateway)
);

-- Webhook events of the card vendor, each stored once. The subject of an event is fetched from the gateway again; the event's
-- content is not stored.
create table payment_events (
  gateway text not null,
  -- The vendor's id: a repeated delivery is the same event.
  id text not null,
  type text not null,
  intent_id text,
  -- The payout that the event is about.
  payout_key uuid,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  followed_at timestamptz,
  primary key (gateway, id)
);

create table payment_alerts (
  id bigint generated always as identity primary key,
  -- The same problem found again is the same alert.
  key text not null unique,
  kind text not null check (kind in ('refunded_outside', 'disputed', 'authorization_lost', 'authorized_too_long', 'unsynced_too_long',
    'claims_budget_used', 'door_fee_declined')),
  payment_id uuid not null references payments,
  amount_minor bigint not null check (amount_minor >= 0),
  message text not null,
  raised_at timestamptz not null,
  closed_at timestamptz,
  closed_by bigint references users
);
create index payment_alerts_open on payment_alerts (raised_at) where closed_at is null;

-- What the sandbox gateway stores in place of a card vendor.
create table sandbox_customers (
  id text primary key,
  created_at timestamptz not null
);

create table sandbox_setups (
  id text primary key,
  customer_id text not null references sandbox_customers,
  client_secret text not null unique,
  card_id text,
  -- The card that is saved once the bank has authenticated its holder.
  awaits_card_id text,
  created_at timestamptz not null
);

create table sandbox_cards (
  id text primary key,
  customer_id text not null references sandbox_customers,
  brand text not null,
  last4 text not null,
  exp_month int not null,
  exp_year int not null,
  -- The decline code that a charge of this test card returns; null when it succeeds.
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
  status text not null check (status in
    ('requires_payment_method', 'requires_action', 'requires_capture', 'succeeded', 'canceled')),
  client_secret text unique,
  decline_code text check (decline_code in ('card_declined', 'insufficient_funds', 'authentication_required',
    'payment_intent_authentication_failure', 'expired_card', 'incorrect_cvc', 'processing_error', 'card_unknown')),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  created_at timestamptz not null
) with (fillfactor = 80);
create index sandbox_intents_begun on sandbox_intents (created_at, id);

create table sandbox_refunds (
  key text primary key,
  id text not null unique,
  intent_id text not null references sandbox_intents,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_of_intent on sandbox_refunds (intent_id);

-- Of a bank account only the last four digits are stored.
create table sandbox_accounts (
  id text primary key,
  user_id bigint not null unique,
  -- Null until the user has entered a bank account.
  bank_last4 text check (bank_last4 ~ '^\d{4}$'),
  instant_available boolean not null default false,
  -- The failure of payouts to this test account; null when they succeed.
  payout_failure text,
  created_at timestamptz not null
);

create table sandbox_payouts (
  id text primary key,
  key text not null unique,
  account_id text not null references sandbox_accounts,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  speed text not null check (speed in ('standard', 'instant')),
  arrives_at timestamptz not null,
  failure text,
  created_at timestamptz not null
);
