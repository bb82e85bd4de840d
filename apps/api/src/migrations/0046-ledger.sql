-- Ledger: each account of a transfer is found by its key. A join over all of them was planned while they were few, and read more with every order.

-- Inserts the postings whose accounts exist; returns their number.
create or replace function ledger_write_postings(p_id uuid, p_state text, p_currency text, p_postings jsonb, p_shard smallint)
returns int language plpgsql set search_path = public, pg_temp as $$
declare
  written int;
begin
  insert into ledger_postings (transfer_id, n, from_account, to_account, amount, posted)
  select p_id, found.n, found.from_account, found.to_account, found.amount, case when p_state = 'posted' then found.amount end
  from (
    select p.n, (p.posting ->> 'amount')::bigint as amount,
      (select a.id from ledger_accounts a
        where (a.owner, a.owner_id, a.name, a.currency, a.shard) = (p.posting #>> '{from,owner}', (p.posting #>> '{from,id}')::bigint,
          p.posting #>> '{from,name}', p_currency, case p.posting #>> '{from,owner}' when 'platform' then p_shard else 0 end)) as from_account,
      (select a.id from ledger_accounts a
        where (a.owner, a.owner_id, a.name, a.currency, a.shard) = (p.posting #>> '{to,owner}', (p.posting #>> '{to,id}')::bigint,
          p.posting #>> '{to,name}', p_currency, case p.posting #>> '{to,owner}' when 'platform' then p_shard else 0 end)) as to_account
    from jsonb_array_elements(p_postings) with ordinality p (posting, n)
    offset 0
  ) found
  where found.from_account is not null and found.to_account is not null
  on conflict do nothing;
  get diagnostics written = row_count;
  return written;
end $$;

-- Inserts the accounts of a transfer that do not exist yet.
create function ledger_open_accounts(p_currency text, p_postings jsonb, p_shard smallint)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  insert into ledger_accounts (owner, owner_id, name, currency, shard, may_go_negative)
  select distinct r.owner, r.owner_id, r.name, p_currency, r.shard, r.negative
  from (
    select side ->> 'owner' as owner, (side ->> 'id')::bigint as owner_id, side ->> 'name' as name, (side ->> 'negative')::boolean as negative,
      case side ->> 'owner' when 'platform' then p_shard else 0 end as shard
    from jsonb_array_elements(p_postings) p, lateral (values (p -> 'from'), (p -> 'to')) v (side)
    offset 0
  ) r
  where (
    select a.id from ledger_accounts a
    where (a.owner, a.owner_id, a.name, a.currency, a.shard) = (r.owner, r.owner_id, r.name, p_currency, r.shard)
  ) is null
  order by r.owner, r.owner_id, r.name
  on conflict do nothing;
end $$;

-- Posts a transfer, or creates it as pending. Returns false when the same transfer exists already.
-- p_postings: [{from: {owner, id, name, negative}, to: {...}, amount}]
create or replace function ledger_post(
  p_id uuid, p_hash bytea, p_kind text, p_reason text, p_order_id bigint, p_state text, p_currency text, p_postings jsonb,
  p_at timestamptz, p_expires_at timestamptz
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  stored_hash bytea;
  -- The transfer's id selects the shard of the platform's accounts.
  platform_shard constant smallint := get_byte(uuid_send(p_id), 15) % 32;
  is_pending constant boolean := p_state <> 'posted';
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

  -- A pending transfer is nearly always the first one to its order's account, which is opened at once.
  if is_pending then perform ledger_open_accounts(p_currency, p_postings, platform_shard); end if;
  if ledger_write_postings(p_id, p_state, p_currency, p_postings, platform_shard) < jsonb_array_length(p_postings) then
    perform ledger_open_accounts(p_currency, p_postings, platform_shard);
    perform ledger_write_postings(p_id, p_state, p_currency, p_postings, platform_shard);
  end if;

  if not is_pending then
    perform ledger_write_entries(p_id, p_at);
  -- An account that may go negative reserves nothing and is not locked, so that pending transfers can share it: the platform's.
  elsif jsonb_path_exists(p_postings, '$[*].from.owner ? (@ <> "platform")') then
    perform 1 from ledger_accounts a
    where not a.may_go_negative and a.id in (select from_account from ledger_postings where transfer_id = p_id)
    order by a.id for no key update;
    update ledger_accounts a set reserved = a.reserved + s.amount
    from (select from_account, sum(amount) as amount from ledger_postings where transfer_id = p_id group by 1) s
    where a.id = s.from_account and not a.may_go_negative;
  end if;
  return true;
end $$;

-- PostgreSQL grants execution of new functions to everybody.
revoke execute on function ledger_open_accounts from public;
