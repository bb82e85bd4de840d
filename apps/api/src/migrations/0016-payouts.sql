-- Owned by payments: where the gateway pays people out, and what the sandbox keeps in place of a vendor's payouts.
-- Of a bank account only the last four digits are kept. Amounts are minor units.

create table payment_accounts (
  user_id bigint not null references users,
  gateway text not null,
  account_id text not null unique,
  primary key (user_id, gateway)
);

create table sandbox_accounts (
  id text primary key,
  user_id bigint not null unique,
  -- Null until the person has told where the money shall go.
  bank_last4 text check (bank_last4 ~ '^\d{4}$'),
  instant_available boolean not null default false,
  -- Why payouts to this test account come back; null when they arrive.
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
