-- Owned by ledger: nothing but its functions writes the books. They run with their owner's rights, so that the
-- application's role needs none on the tables (rights.sql). A promise may end by itself, platform accounts are striped,
-- and a transfer is balanced at the end of each statement, in one currency.

alter table ledger_accounts
  -- What the platform owes or is owed is in every transfer of a card, so it is kept in stripes that are locked apart.
  add column stripe smallint not null default 0 check (stripe = 0 or owner = 'platform'),
  add constraint ledger_account_negative_rule check (may_go_negative = (owner = 'platform')),
  -- Whole numbers that every client can hold.
  add constraint ledger_account_countable check (balance between -9007199254740991 and 9007199254740991),
  drop constraint ledger_accounts_owner_owner_id_name_currency_key,
  add constraint ledger_accounts_of_owner unique (owner, owner_id, name, currency, stripe);

alter table ledger_transfers
  add column expires_at timestamptz,
  drop constraint ledger_transfers_state_check,
  add constraint ledger_transfers_state_check check (state in ('pending', 'posted', 'voided', 'expired')),
  add constraint ledger_transfers_only_promises_expire check (expires_at is not null or state <> 'expired');
create index ledger_transfers_expiring on ledger_transfers (expires_at) where state = 'pending' and expires_at is not null;
create index ledger_transfers_pending on ledger_transfers (id) where state = 'pending';

-- Proofs of the books, kept for the operators.
create table ledger_proofs (
  id bigint generated always as identity primary key,
  -- The operator who asked; null for the clock and for the command line.
  operator_id bigint references users,
  cause text not null check (cause in ('clock', 'command', 'operator')),
  began_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= began_at),
  ok boolean not null,
  transfers bigint not null,
  entries bigint not null,
  payments bigint not null,
  -- Gateway intents begun before this moment had been compared before and have not moved since.
  intents_since timestamptz,
  intents bigint not null,
  findings text[] not null,
  check (ok = (cardinality(findings) = 0)),
  check ((cause = 'operator') = (operator_id is not null))
);
create trigger ledger_proofs_append_only before update or delete or truncate on ledger_proofs
  for each statement execute function ledger_refuse_change();

create or replace function ledger_only_settle() returns trigger language plpgsql as $$
begin
  if old.state <> 'pending' or new.state = 'pending'
    or (to_jsonb(new) - '{state,settled_at}'::text[]) is distinct from (to_jsonb(old) - '{state,settled_at}'::text[]) then
    raise exception 'a settled transfer does not change';
  end if;
  return new;
end $$;

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

create function ledger_only_move() returns trigger language plpgsql as $$
begin
  if (new.id, new.owner, new.owner_id, new.name, new.currency, new.stripe, new.may_go_negative)
    is distinct from (old.id, old.owner, old.owner_id, old.name, old.currency, old.stripe, old.may_go_negative)
    or new.version < old.version then
    raise exception 'an account does not change';
  end if;
  return new;
end $$;
create trigger ledger_accounts_stay before update on ledger_accounts
  for each row execute function ledger_only_move();

-- One look at what a statement wrote, in place of one per entry at commit.
drop trigger ledger_transfer_sums_to_zero on ledger_entries;
drop function ledger_check_sum();
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

drop function ledger_post(uuid, bytea, text, text, bigint, text, uuid, text, jsonb, timestamptz);
-- Posts a whole transfer, or holds it as pending. Answers false when this very transfer is there already.
-- p_postings: [{from: {owner, id, name, negative}, to: {...}, amount}]
create function ledger_post(
  p_id uuid, p_hash bytea, p_kind text, p_reason text, p_order_id bigint, p_state text, p_currency text, p_postings jsonb,
  p_at timestamptz, p_expires_at timestamptz
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known bytea;
  -- Of the platform's accounts a transfer uses the stripe that its id names.
  platform_stripe constant smallint := get_byte(uuid_send(p_id), 15) % 32;
begin
  insert into ledger_transfers (id, input_hash, kind, reason, order_id, state, created_at, settled_at, expires_at)
  values (p_id, p_hash, p_kind, p_reason, p_order_id, p_state, p_at, case when p_state = 'posted' then p_at end, p_expires_at)
  on conflict (id) do nothing;
  if not found then
    select input_hash into known from ledger_transfers where id = p_id;
    if known is distinct from p_hash then
      raise exception 'transfer % was made with another input', p_id using errcode = 'LG001';
    end if;
    return false;
  end if;

  insert into ledger_accounts (owner, owner_id, name, currency, stripe, may_go_negative)
  select distinct r.owner, r.owner_id, r.name, p_currency, r.stripe, r.negative
  from (
    select side ->> 'owner' as owner, (side ->> 'id')::bigint as owner_id, side ->> 'name' as name, (side ->> 'negative')::boolean as negative,
      case side ->> 'owner' when 'platform' then platform_stripe else 0 end as stripe
    from jsonb_array_elements(p_postings) p, lateral (values (p -> 'from'), (p -> 'to')) v (side)
  ) r
  where not exists (
    select 1 from ledger_accounts a
    where (a.owner, a.owner_id, a.name, a.currency, a.stripe) = (r.owner, r.owner_id, r.name, p_currency, r.stripe)
  )
  order by r.owner, r.owner_id, r.name
  on conflict do nothing;

  insert into ledger_postings (transfer_id, n, from_account, to_account, amount, posted)
  select p_id, p.n, f.id, t.id, (p.posting ->> 'amount')::bigint, case when p_state = 'posted' then (p.posting ->> 'amount')::bigint end
  from jsonb_array_elements(p_postings) with ordinality p (posting, n)
  join ledger_accounts f on (f.owner, f.owner_id, f.name, f.currency, f.stripe) = (p.posting #>> '{from,owner}',
    (p.posting #>> '{from,id}')::bigint, p.posting #>> '{from,name}', p_currency,
    case p.posting #>> '{from,owner}' when 'platform' then platform_stripe else 0 end)
  join ledger_accounts t on (t.owner, t.owner_id, t.name, t.currency, t.stripe) = (p.posting #>> '{to,owner}',
    (p.posting #>> '{to,id}')::bigint, p.posting #>> '{to,name}', p_currency,
    case p.posting #>> '{to,owner}' when 'platform' then platform_stripe else 0 end);

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

-- Posts a pending transfer, in part where an amount is given (one posting only), or ends it without. False when that was done before.
create or replace function ledger_settle(p_id uuid, p_state text, p_amount bigint, p_at timestamptz)
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

-- Ends the promises whose time is over, as many as one transaction should hold; gives their number.
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

alter function ledger_reverse(uuid, uuid, bytea, text, timestamptz) security definer set search_path = public, pg_temp;

-- A function is anybody's to call until that is taken back.
revoke execute on function ledger_post, ledger_settle, ledger_expire, ledger_reverse, ledger_write_entries from public;
