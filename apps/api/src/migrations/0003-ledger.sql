-- Owned by ledger: double-entry accounts. Amounts are minor units; nothing but the functions below writes here.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  owner text not null check (owner in ('platform', 'user', 'order')),
  -- The user or order; 0 for the platform.
  owner_id bigint not null check ((owner = 'platform') = (owner_id = 0)),
  name text not null check (name ~ '^[a-z_]{1,40}$'),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  may_go_negative boolean not null,
  balance bigint not null default 0,
  -- Promised away by pending transfers, still part of the balance.
  reserved bigint not null default 0 check (reserved >= 0),
  version bigint not null default 0,
  unique (owner, owner_id, name, currency),
  constraint ledger_account_not_negative check (may_go_negative or balance - reserved >= 0)
) with (fillfactor = 70);

create table ledger_transfers (
  -- Made by the caller, who repeats with the same one.
  id uuid primary key,
  input_hash bytea not null check (length(input_hash) = 32),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  reason text,
  order_id bigint,
  state text not null check (state in ('pending', 'posted', 'voided')),
  reverses uuid unique references ledger_transfers,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null))
) with (fillfactor = 80);
create index ledger_transfers_of_order on ledger_transfers (order_id) where order_id is not null;

create table ledger_postings (
  transfer_id uuid not null references ledger_transfers,
  n int not null,
  from_account bigint not null references ledger_accounts,
  to_account bigint not null references ledger_accounts,
  amount bigint not null check (amount > 0),
  -- What was posted of it; less than the amount where a hold is taken in part.
  posted bigint check (posted between 0 and amount),
  primary key (transfer_id, n),
  check (from_account <> to_account)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references ledger_transfers,
  account_id bigint not null references ledger_accounts,
  -- The account's version after this entry: its history without gaps.
  version bigint not null,
  amount bigint not null check (amount <> 0),
  balance_before bigint not null,
  balance_after bigint not null,
  created_at timestamptz not null,
  unique (account_id, version),
  check (balance_after = balance_before + amount)
);
create index ledger_entries_of_transfer on ledger_entries (transfer_id);

create function ledger_refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name; end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create trigger ledger_transfers_kept before delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger ledger_postings_kept before delete or truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_kept before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();

-- A transfer may only be settled, once; what it says never changes.
create function ledger_only_settle() returns trigger language plpgsql as $$
begin
  if old.state <> 'pending' or new.state = 'pending' or (new.id, new.input_hash, new.kind, new.order_id, new.reverses, new.created_at)
    is distinct from (old.id, old.input_hash, old.kind, old.order_id, old.reverses, old.created_at) then
    raise exception 'a settled transfer does not change';
  end if;
  return new;
end $$;
create trigger ledger_transfers_settle_once before update on ledger_transfers
  for each row execute function ledger_only_settle();

create function ledger_check_sum() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'transfer % does not sum to zero', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transfer_sums_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_sum();

-- Writes the entries of a transfer's posted amounts and moves the balances. The accounts are locked by the caller.
create function ledger_write_entries(p_id uuid, p_at timestamptz) returns void language plpgsql as $$
begin
  insert into ledger_entries (transfer_id, account_id, version, amount, balance_before, balance_after, created_at)
  select p_id, l.account_id,
    a.version + row_number() over running,
    l.amount,
    a.balance + sum(l.amount) over running - l.amount,
    a.balance + sum(l.amount) over running,
    p_at
  from (
    select 2 * n as seq, from_account as account_id, -posted as amount from ledger_postings where transfer_id = p_id and posted > 0
    union all
    select 2 * n + 1, to_account, posted from ledger_postings where transfer_id = p_id and posted > 0
  ) l join ledger_accounts a on a.id = l.account_id
  window running as (partition by l.account_id order by l.seq)
  order by l.seq;

  update ledger_accounts a set balance = a.balance + s.amount, version = a.version + s.entries
  from (select account_id, sum(amount) as amount, count(*) as entries from ledger_entries where transfer_id = p_id group by account_id) s
  where a.id = s.account_id;
end $$;

-- Posts a whole transfer, or holds it as pending. Answers false when this very transfer is there already.
-- p_postings: [{from: {owner, id, name, negative}, to: {...}, amount}]
create function ledger_post(
  p_id uuid, p_hash bytea, p_kind text, p_reason text, p_order_id bigint, p_state text, p_reverses uuid,
  p_currency text, p_postings jsonb, p_at timestamptz
) returns boolean language plpgsql as $$
declare
  known bytea;
begin
  insert into ledger_transfers (id, input_hash, kind, reason, order_id, state, reverses, created_at, settled_at)
  values (p_id, p_hash, p_kind, p_reason, p_order_id, p_state, p_reverses, p_at, case when p_state = 'posted' then p_at end)
  on conflict (id) do nothing;
  if not found then
    select input_hash into known from ledger_transfers where id = p_id;
    if known is distinct from p_hash then
      raise exception 'transfer % was made with another input', p_id using errcode = 'LG001';
    end if;
    return false;
  end if;

  insert into ledger_accounts (owner, owner_id, name, currency, may_go_negative)
  select distinct r.owner, r.owner_id, r.name, p_currency, r.negative
  from (
    select side ->> 'owner' as owner, (side ->> 'id')::bigint as owner_id, side ->> 'name' as name, (side ->> 'negative')::boolean as negative
    from jsonb_array_elements(p_postings) p, lateral (values (p -> 'from'), (p -> 'to')) v (side)
  ) r
  where not exists (
    select 1 from ledger_accounts a
    where (a.owner, a.owner_id, a.name, a.currency) = (r.owner, r.owner_id, r.name, p_currency)
  )
  order by r.owner, r.owner_id, r.name
  on conflict do nothing;

  insert into ledger_postings (transfer_id, n, from_account, to_account, amount, posted)
  select p_id, p.n, f.id, t.id, (p.posting ->> 'amount')::bigint, case when p_state = 'posted' then (p.posting ->> 'amount')::bigint end
  from jsonb_array_elements(p_postings) with ordinality p (posting, n)
  join ledger_accounts f on (f.owner, f.owner_id, f.name, f.currency)
    = (p.posting #>> '{from,owner}', (p.posting #>> '{from,id}')::bigint, p.posting #>> '{from,name}', p_currency)
  join ledger_accounts t on (t.owner, t.owner_id, t.name, t.currency)
    = (p.posting #>> '{to,owner}', (p.posting #>> '{to,id}')::bigint, p.posting #>> '{to,name}', p_currency);

  if p_state = 'posted' then
    -- Always in the order of ids, so that two transfers never wait for each other. The foreign keys of postings hold a
    -- key share on the accounts already, which `for update` would wait for crosswise.
    perform 1 from ledger_accounts a
    where a.id in (select unnest(array[from_account, to_account]) from ledger_postings where transfer_id = p_id)
    order by a.id for no key update;
    perform ledger_write_entries(p_id, p_at);
  else
    -- An account that may go negative has nothing to reserve and is left unlocked: many holds at once share it.
    perform 1 from ledger_accounts a
    where not a.may_go_negative and a.id in (select from_account from ledger_postings where transfer_id = p_id)
    order by a.id for no key update;
    update ledger_accounts a set reserved = a.reserved + s.amount
    from (select from_account, sum(amount) as amount from ledger_postings where transfer_id = p_id group by 1) s
    where a.id = s.from_account and not a.may_go_negative;
  end if;
  return true;
end $$;

-- Posts a pending transfer, in part where an amount is given (one posting only), or voids it. False when that was done before.
create function ledger_settle(p_id uuid, p_state text, p_amount bigint, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  current text;
  full_amount bigint;
  count_of int;
  posted_before bigint;
begin
  select state into current from ledger_transfers where id = p_id for update;
  if current is null then raise exception 'no transfer %', p_id using errcode = 'LG002'; end if;
  select sum(amount), count(*), sum(posted) into full_amount, count_of, posted_before from ledger_postings where transfer_id = p_id;
  if current <> 'pending' then
    if current <> p_state or (p_state = 'posted' and posted_before <> coalesce(p_amount, full_amount)) then
      raise exception 'transfer % is already %', p_id, current using errcode = 'LG003';
    end if;
    return false;
  end if;
  if p_amount is not null and (count_of <> 1 or p_amount < 1 or p_amount > full_amount) then
    raise exception 'transfer % cannot be posted with %', p_id, p_amount using errcode = 'LG003';
  end if;

  perform 1 from ledger_accounts a
  where a.id in (select unnest(array[from_account, to_account]) from ledger_postings where transfer_id = p_id)
    and (p_state = 'posted' or not a.may_go_negative)
  order by a.id for no key update;
  update ledger_accounts a set reserved = a.reserved - s.amount
  from (select from_account, sum(amount) as amount from ledger_postings where transfer_id = p_id group by 1) s
  where a.id = s.from_account and not a.may_go_negative;
  update ledger_postings set posted = case when p_state = 'posted' then coalesce(p_amount, amount) else 0 end
  where transfer_id = p_id;
  update ledger_transfers set state = p_state, settled_at = p_at where id = p_id;
  if p_state = 'posted' then perform ledger_write_entries(p_id, p_at); end if;
  return true;
end $$;

-- Posts the opposite of a posted transfer. False when it was reversed by this id before.
create function ledger_reverse(p_id uuid, p_new_id uuid, p_hash bytea, p_reason text, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  original ledger_transfers;
  known bytea;
begin
  select * into original from ledger_transfers where id = p_id for update;
  if original.state is distinct from 'posted' then
    raise exception 'transfer % is not posted', p_id using errcode = 'LG003';
  end if;
  insert into ledger_transfers (id, input_hash, kind, reason, order_id, state, reverses, created_at, settled_at)
  values (p_new_id, p_hash, 'reversal', p_reason, original.order_id, 'posted', p_id, p_at, p_at)
  on conflict (id) do nothing;
  if not found then
    select input_hash into known from ledger_transfers where id = p_new_id;
    if known is distinct from p_hash then
      raise exception 'transfer % was made with another input', p_new_id using errcode = 'LG001';
    end if;
    return false;
  end if;
  insert into ledger_postings (transfer_id, n, from_account, to_account, amount, posted)
  select p_new_id, row_number() over (order by n desc), to_account, from_account, posted, posted
  from ledger_postings where transfer_id = p_id and posted > 0;
  perform 1 from ledger_accounts a
  where a.id in (select unnest(array[from_account, to_account]) from ledger_postings where transfer_id = p_new_id)
  order by a.id for no key update;
  perform ledger_write_entries(p_new_id, p_at);
  return true;
end $$;
