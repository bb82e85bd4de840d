-- Owned by market: what the market is called, charges, promises and looks like, and its logos.

-- One row per version of the profile, append-only. Without a row, what is built in applies.
create table market_versions (
  version int primary key check (version > 0),
  profile jsonb not null check (jsonb_typeof(profile) = 'object' and profile ->> 'currency' ~ '^[a-z]{3}$'),
  -- [{field, from, to}] against the previous version.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  changed_by bigint not null references users,
  reason text not null check (octet_length(reason) between 10 and 2400),
  at timestamptz not null
);

-- Logos as they were written anew, by the hash of their bytes. The ones of earlier versions stay, so that these can be restored.
create table market_logos (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  png bytea not null check (length(png) <= 400000),
  uploaded_by bigint not null references users,
  at timestamptz not null
);

-- Published: the fees that apply where none are published for a time.
create view market_fees as
select profile -> 'fees' as fees from market_versions order by version desc limit 1;

-- The currency in which money may be booked; before the first version the one that is built in.
create function market_currency() returns text language sql stable set search_path = public, pg_temp as $$
  select coalesce((select profile ->> 'currency' from market_versions order by version desc limit 1), 'myr')
$$;

-- A process that has not heard of a change yet charges and books nothing in the currency before it: its transaction is repeated.
create function market_refuse_other_currency() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.currency <> market_currency() then
    raise exception 'the currency of the market is % by now, not %', market_currency(), new.currency using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger ledger_accounts_in_currency before insert on ledger_accounts
  for each row execute function market_refuse_other_currency();
create trigger payments_in_currency before insert on payments
  for each row execute function market_refuse_other_currency();

-- Whether amounts exist that would mean something else in another currency.
create function market_currency_in_use() returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from ledger_accounts) or exists (select from payments) or exists (select from orders)
$$;

-- The same for a change of the currency. Nobody adds the first one before this transaction ends.
create function market_lock_currency() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table orders, payments, ledger_accounts in share row exclusive mode;
  return market_currency_in_use();
end $$;
revoke execute on function market_currency_in_use, market_lock_currency from public;

-- What operators do with the market goes into the audit log.
do $$
begin
  execute (
    select format('alter table audit_log drop constraint %1$I, add constraint %1$I %2$s', conname,
      replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''change_market''::text, '))
    from pg_constraint where conname = 'audit_log_action_check' and conrelid = 'audit_log'::regclass);
end $$;
