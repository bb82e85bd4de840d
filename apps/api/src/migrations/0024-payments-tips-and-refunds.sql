-- Owned by payments: tips by card, what is given back after an order has ended, and money given to a wallet.

alter table payments drop constraint payments_kind_check;
alter table payments add constraint payments_kind_check check (kind in ('order', 'deposit', 'top_up', 'tip'));
alter table payments drop constraint payments_check1;
alter table payments add constraint payments_of_order check ((kind in ('order', 'tip')) = (order_id is not null));
-- Who gets the money of a tip.
alter table payments add column payee_id bigint references users;
alter table payments add constraint payments_tip_has_payee check ((kind = 'tip') = (payee_id is not null));
create index payments_tips_under_way on payments (order_id) where kind = 'tip' and state = 'charging';

create table payment_refunds (
  -- Also the ledger's transfer and the gateway's idempotency key.
  id uuid primary key,
  order_id bigint not null,
  -- The captured card; null where all of it goes to the wallet.
  payment_id uuid references payments,
  card_minor bigint not null check (card_minor >= 0),
  wallet_minor bigint not null check (wallet_minor >= 0),
  reason text not null check (length(reason) between 3 and 300),
  -- The operator; null where the product itself gave it back.
  actor_id bigint references users,
  created_at timestamptz not null,
  -- Null while the gateway has still to be told.
  gateway_told_at timestamptz,
  check (card_minor + wallet_minor > 0),
  check ((card_minor > 0) = (payment_id is not null))
);
create index payment_refunds_of_order on payment_refunds (order_id);
create index payment_refunds_untold on payment_refunds (created_at) where gateway_told_at is null;

create table payment_credits (
  -- Also the ledger's transfer.
  id uuid primary key,
  user_id bigint not null references users,
  order_id bigint,
  kind text not null check (kind in ('credit', 'compensation', 'promise_credit')),
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (length(reason) between 3 and 300),
  actor_id bigint references users,
  created_at timestamptz not null
);
create index payment_credits_of_order on payment_credits (order_id) where order_id is not null;
create unique index payment_credits_one_promise on payment_credits (order_id) where kind = 'promise_credit';
