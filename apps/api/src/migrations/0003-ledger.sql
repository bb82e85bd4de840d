-- Owned by ledger: double-entry accounts, transfers, postings, entries, and the proofs of the books. Amounts are minor units.
-- Only the functions below write the books. They run with their owner's rights, so the application's role needs no
-- write access to the tables (rights.sql).

create table ledger_accounts (
  id bigint generated always as identity primary key,
  owner text not null check (owner in ('platform', 'user', 'order')),
  -- The user or order; 0 for the platform.
  owner_id bigint not null check ((owner = 'platform') = (owner_id = 0)),
  name text not null check (name ~ '^[a-z_]{1,40}$'),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- Every card transfer touches the platform's accounts, so these are split into shards that are locked separately.
  shard smallint not null default 0 check (shard = 0 or owner = 'platform'),
  may_go_negative boolean not null,
  balance bigint not null default 0,
  -- Committed to pending transfers, still part of the balance.
  reserved bigint not null default 0 check (reserved >= 0),
  version bigint not null default 0,
  constraint ledger_accounts_of_owner unique (owner, owner_id, name, currency, shard),
  constraint ledger_account_not_negative check (may_go_negative or balance - reserved >= 0),
  constraint ledger_account_negative_rule check (may_go_negative = (owner = 'platform')),
  -- The integers that a JavaScript number represents exactly.
  constraint ledger_account_countable check (balance between -9007199254740991 and 9007199254740991)
) with (fillfactor = 70);

-- Published: the money of a user's wallet that no pending transfer has reserved.
create view wallets as
select owner_id as user_id, currency, balance - reserved as available_minor
from ledger_accounts where owner = 'user' and name = 'wallet';

create table ledger_transfers (
  -- Chosen by the caller, who repeats a call with the same id.
  id uuid primary key,
  input_hash bytea not null check (length(input_hash) = 32),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  reason text,
  order_id bigint,
  state text not null check (state in ('pending', 'posted', 'voided', 'expired')),
  reverses uuid unique references ledger_transfers,
  created_at timestamptz not null,
  -- A pending transfer expires at this time; null when it never does.
  expires_at timestamptz,
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null)),
  constraint ledger_transfers_only_pending_expire check (expires_at is not null or state <> 'expired')
) with (fillfactor = 80);
create index ledger_transfers_of_order on ledger_transfers (order_id) where order_id is not null;
create index ledger_transfers_newest on ledger_transfers (created_at desc, id desc);
create index ledger_transfers_expiring on ledger_transfers (expires_at) where state = 'pending' and expires_at is not null;
create index ledger_transfers_pending on ledger_transfers (id) where state = 'pending';

create table ledger_postings (
  transfer_id uuid not null references ledger_transfers,
  n int not null,
  from_account bigint not null references ledger_accounts,
  to_account bigint not null references ledger_accounts,
  amount bigint not null check (amount > 0),
  -- The posted amount; less than amount when a pending transfer is posted in part, null while it is pending.
  posted bigint check (posted between 0 and amount),
  primary key (transfer_id, n),
  check (from_account <> to_account)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references ledger_transfers,
  account_id bigint not null references ledger_accounts,
  -- The account's version after this entry: an account's history has no gaps.
  version bigint not null,
  amount bigint not null check (amount <> 0),
  balance_before bigint not null,
  balance_after bigint not null,
  created_at timestamptz not null,
  unique (account_id, version),
  check (balance_after = balance_before + amount)
);
create index ledger_entries_of_transfer on ledger_entries (transfer_id);

create table ledger_proofs (
  id bigint generated always as identity primary key,
  -- Set when an operator requested the proof.
  operator_id bigint references users,
  triggered_by text not null check (triggered_by in ('schedule', 'command', 'operator')),
  began_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= began_at),
  ok boolean not null,
  transfers bigint not null,
  entries bigint not null,
  payments bigint not null,
  -- Intents created before this time were compared in an earlier proof and have not changed since.
  intents_since timestamptz,
  intents bigint not null,
  findings text[] not null,
  check (ok = (cardinality(findings) = 0)),
  check ((triggered_by = 'operator') = (operator_id is not null))
);

create function ledger_refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name; end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create trigger ledger_transfers_immutable before delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger ledger_postings_immutable before delete or truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_immutable before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
create trigger ledger_proofs_append_only before update or delete or truncate on ledger_proofs
  for each statement execute function ledger_refuse_change();

-- The only change of a transfer is its settlement, once.
create function ledger_only_settle() returns trigger language plpgsql as $$
begin
  if old.state <> 'pending' or new.state = 'pending'
    or (to_jsonb(new) - '{state,settled_at}'::text[]) is distinct from (to_jsonb(old) - '{state,settled_at}'::text[]) then
    raise exception 'a settled transfer does not change';
  end if;
  return new;
end $$;
create trigger ledger_transfers_settle_once before update on ledger_transfers
  for each row execute function ledger_only_settle();

-- The only change of a posting sets the posted amount, once.
create function ledger_only_take() returns trigger language plpgsql as $$
begin
  if old.posted is not null or new.posted is null
    or (new.transfer_id, new.n, new.from_account, new.to_account, new.amount)
      is distinct from (old.transfer_id, old.n, old.from_account, old.to_account, old.amount) then
    raise exception 'a posting does not change';
  end if;
  return new;
end $$;
create trigger ledger_postings_taken_once before update on ledger_postings
  for each row execute function ledger_only_take();

-- Of an account only balance, reserved amount and version change.
create function ledger_only_move() returns trigger language plpgsql as $$
begin
  if (new.id, new.owner, new.owner_id, new.name, new.currency, new.shard, new.may_go_negative)
    is distinct from (old.id, old.owner, old.owner_id, old.name, old.currency, old.shard, old.may_go_negative)
    or new.version < old.version then
    raise exception 'an account does not change';
  end if;
  return new;
end $$;
create trigger ledger_accounts_stay before update on ledger_accounts
  for each row execute function ledger_only_move();

-- A transfer must balance, in one currency, at the end of each statement that inserts entries. One check per statement costs
-- less than a deferred constraint trigger per entry.
create function ledger_check_balanced() returns trigger language plpgsql as $$
declare
  lopsided uuid;
begin
  select w.transfer_id into lopsided from written w join ledger_accounts a on a.id = w.account_id
  group by w.transfer_id having sum(w.amount) <> 0 or count(distinct a.currency) > 1 limit 1;
  if found then
    raise exception 'transfer % does not sum to zero in one currency', lopsided using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_transfer_balanced after insert on ledger_entries
  referencing new table as written for each statement execute function ledger_check_balanced();

-- Inserts the postings whose accounts exist; returns their number.
create function ledger_write_postings(p_id uuid, p_state text, p_currency text, p_postings jsonb, p_shard smallint)
returns int language plpgsql set search_path = public, pg_temp as $$
declare
  written int;
begin
  insert into ledger_postings (transfer_id, n, from_account, to_account, amount, posted)
  select p_id, p.n, f.id, t.id, (p.posting ->> 'amount')::bigint, case when p_state = 'posted' then (p.posting ->> 'amount')::bigint end
  from jsonb_array_elements(p_postings) with ordinality p (posting, n)
  join ledger_accounts f on (f.owner, f.owner_id, f.name, f.currency, f.shard) = (p.posting #>> '{from,owner}',
    (p.posting #>> '{from,id}')::bigint, p.posting #>> '{from,name}', p_currency,
    case p.posting #>> '{from,owner}' when 'platform' then p_shard else 0 end)
  join ledger_accounts t on (t.owner, t.owner_id, t.name, t.currency, t.shard) = (p.posting #>> '{to,owner}',
    (p.posting #>> '{to,id}')::bigint, p.posting #>> '{to,name}', p_currency,
    case p.posting #>> '{to,owner}' when 'platform' then p_shard else 0 end)
  on conflict do nothing;
  get diagnostics written = row_count;
  return written;
end $$;

-- Inserts the entries of the posted amounts and updates the balances.
create function ledger_write_entries(p_id uuid, p_at timestamptz)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  with moved as materialized (
    select 2 * n as seq, from_account as account_id, -posted as amount from ledger_postings where transfer_id = p_id and posted > 0
    union all
    select 2 * n + 1, to_account, posted from ledger_postings where transfer_id = p_id and posted > 0
  ), locked as materialized (
    -- Locked in the order of ids, so that two transfers cannot deadlock. The foreign keys of postings have locked the
    -- accounts `for key share` already, with which `for update` would conflict crosswise.
    select id, balance, version from ledger_accounts where id in (select account_id from moved) order by id for no key update
  ), written as (
    insert into ledger_entries (transfer_id, account_id, version, amount, balance_before, balance_after, created_at)
    select p_id, m.account_id,
      a.version + row_number() over running,
      m.amount,
      a.balance + sum(m.amount) over running - m.amount,
      a.balance + sum(m.amount) over running,
      p_at
    from moved m join locked a on a.id = m.account_id
    window running as (partition by m.account_id order by m.seq)
    returning account_id, amount
  )
  update ledger_accounts a set balance = a.balance + s.amount, version = a.version + s.entries
  from (select account_id, sum(amount) as amount, count(*) as entries from written group by account_id) s
  where a.id = s.account_id;
end $$;

-- Posts a transfer, or creates it as pending. Returns false when the same transfer exists already.
-- p_postings: [{from: {owner, id, name, negative}, to: {...}, amount}]
create function ledger_post(
  p_id uuid, p_hash bytea, p_kind text, p_reason text, p_order_id bigint, p_state text, p_currency text, p_postings jsonb,
  p_at timestamptz, p_expires_at timestamptz
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  stored_hash bytea;
  -- The transfer's id selects the shard of the platform's accounts.
  platform_shard constant smallint := get_byte(uuid_send(p_id), 15) % 32;
begin
  insert into ledger_transfers (id, input_hash, kind, reason, order_id, state, created_at, settled_at, expires_at)
  values (p_id, p_hash, p_kind, p_reason, p_order_id, p_state, p_at, case when p_state = 'posted' then p_at end, p_expires_at)
  on conflict (id) do nothing;
  if not found then
    select input_hash into stored_hash from ledger_transfers where id = p_id;
    if stored_hash is distinct from p_hash then
      raise exception 'transfer % was made with another input', p_id using errcode = 'LG001';
    end if;
    return false;
  end if;

  if ledger_write_postings(p_id, p_state, p_currency, p_postings, platform_shard) < jsonb_array_length(p_postings) then
    insert into ledger_accounts (owner, owner_id, name, currency, shard, may_go_negative)
    select distinct r.owner, r.owner_id, r.name, p_currency, r.shard, r.negative
    from (
      select side ->> 'owner' as owner, (side ->> 'id')::bigint as owner_id, side ->> 'name' as name, (side ->> 'negative')::boolean as negative,
        case side ->> 'owner' when 'platform' then platform_shard else 0 end as shard
      from jsonb_array_elements(p_postings) p, lateral (values (p -> 'from'), (p -> 'to')) v (side)
    ) r
    where not exists (
      select 1 from ledger_accounts a
      where (a.owner, a.owner_id, a.name, a.currency, a.shard) = (r.owner, r.owner_id, r.name, p_currency, r.shard)
    )
    order by r.owner, r.owner_id, r.name
    on conflict do nothing;
    perform ledger_write_postings(p_id, p_state, p_currency, p_postings, platform_shard);
  end if;

  if p_state = 'posted' then
    perform ledger_write_entries(p_id, p_at);
  else
    -- An account that may go negative reserves nothing and is not locked, so that pending transfers can share it.
    perform 1 from ledger_accounts a
    where not a.may_go_negative and a.id in (select from_account from ledger_postings where transfer_id = p_id)
    order by a.id for no key update;
    update ledger_accounts a set reserved = a.reserved + s.amount
    from (select from_account, sum(amount) as amount from ledger_postings where transfer_id = p_id group by 1) s
    where a.id = s.from_account and not a.may_go_negative;
  end if;
  return true;
end $$;

-- Settles a pending transfer: posted (in part when p_amount is given, which needs a single posting), voided or expired. Returns
-- false when it was settled like this before.
create function ledger_settle(p_id uuid, p_state text, p_amount bigint, p_at timestamptz)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  current text;
  ends timestamptz;
  full_amount bigint;
  count_of int;
  posted_before bigint;
begin
  select state, expires_at into current, ends from ledger_transfers where id = p_id for update;
  if current is null then raise exception 'no transfer %', p_id using errcode = 'LG002'; end if;
  select sum(amount), count(*), sum(posted) into full_amount, count_of, posted_before from ledger_postings where transfer_id = p_id;
  if current <> 'pending' then
    if current = 'expired' and p_state = 'voided' then return false; end if;
    if current <> p_state or (p_state = 'posted' and posted_before <> coalesce(p_amount, full_amount)) then
      raise exception 'transfer % is already %', p_id, current using errcode = 'LG003';
    end if;
    return false;
  end if;
  if p_amount is not null and (count_of <> 1 or p_amount < 1 or p_amount > full_amount) then
    raise exception 'transfer % cannot be posted with %', p_id, p_amount using errcode = 'LG003';
  end if;
  if p_state = 'posted' and ends <= p_at then
    raise exception 'transfer % ended at %', p_id, ends using errcode = 'LG003';
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

-- Expires at most p_limit pending transfers that are due; returns their number.
create function ledger_expire(p_at timestamptz, p_limit int)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due uuid;
  ended int := 0;
begin
  for due in
    select id from ledger_transfers where state = 'pending' and expires_at <= p_at order by id limit p_limit for update skip locked
  loop
    perform ledger_settle(due, 'expired', null, p_at);
    ended := ended + 1;
  end loop;
  return ended;
end $$;

-- Posts the opposite of a posted transfer. Returns false when p_new_id has reversed it already.
create function ledger_reverse(p_id uuid, p_new_id uuid, p_hash bytea, p_reason text, p_at timestamptz)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  original ledger_transfers;
  stored_hash bytea;
begin
  select * into original from ledger_transfers where id = p_id for update;
  if original.state is distinct from 'posted' then
    raise exception 'transfer % is not posted', p_id using errcode = 'LG003';
  end if;
  insert into ledger_transfers (id, input_hash, kind, reason, order_id, state, reverses, created_at, settled_at)
  values (p_new_id, p_hash, 'reversal', p_reason, original.order_id, 'posted', p_id, p_at, p_at)
  on conflict (id) do nothing;
  if not found then
    select input_hash into stored_hash from ledger_transfers where id = p_new_id;
    if stored_hash is distinct from p_hash then
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

-- PostgreSQL grants execution of new functions to everybody.
revoke execute on function
  ledger_post, ledger_settle, ledger_expire, ledger_reverse, ledger_write_entries, ledger_write_postings from public;
