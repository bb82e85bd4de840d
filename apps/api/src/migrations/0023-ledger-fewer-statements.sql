-- Owned by ledger: the same postings in fewer statements. Accounts are made only where a posting finds none, and locking,
-- entries and balances are one statement.

-- Writes the postings whose accounts are there; gives their number.
create function ledger_write_postings(p_id uuid, p_state text, p_currency text, p_postings jsonb, p_stripe smallint)
returns int language plpgsql set search_path = public, pg_temp as $$
declare
  written int;
begin
  insert into ledger_postings (transfer_id, n, from_account, to_account, amount, posted)
  select p_id, p.n, f.id, t.id, (p.posting ->> 'amount')::bigint, case when p_state = 'posted' then (p.posting ->> 'amount')::bigint end
  from jsonb_array_elements(p_postings) with ordinality p (posting, n)
  join ledger_accounts f on (f.owner, f.owner_id, f.name, f.currency, f.stripe) = (p.posting #>> '{from,owner}',
    (p.posting #>> '{from,id}')::bigint, p.posting #>> '{from,name}', p_currency,
    case p.posting #>> '{from,owner}' when 'platform' then p_stripe else 0 end)
  join ledger_accounts t on (t.owner, t.owner_id, t.name, t.currency, t.stripe) = (p.posting #>> '{to,owner}',
    (p.posting #>> '{to,id}')::bigint, p.posting #>> '{to,name}', p_currency,
    case p.posting #>> '{to,owner}' when 'platform' then p_stripe else 0 end)
  on conflict do nothing;
  get diagnostics written = row_count;
  return written;
end $$;

create or replace function ledger_write_entries(p_id uuid, p_at timestamptz)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  with moved as materialized (
    select 2 * n as seq, from_account as account_id, -posted as amount from ledger_postings where transfer_id = p_id and posted > 0
    union all
    select 2 * n + 1, to_account, posted from ledger_postings where transfer_id = p_id and posted > 0
  ), locked as materialized (
    -- Always in the order of ids, so that two transfers never wait for each other. The foreign keys of postings hold a
    -- key share on the accounts already, which `for update` would wait for crosswise.
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

create or replace function ledger_post(
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

  if ledger_write_postings(p_id, p_state, p_currency, p_postings, platform_stripe) < jsonb_array_length(p_postings) then
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
    perform ledger_write_postings(p_id, p_state, p_currency, p_postings, platform_stripe);
  end if;

  if p_state = 'posted' then
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

revoke execute on function ledger_write_postings from public;
