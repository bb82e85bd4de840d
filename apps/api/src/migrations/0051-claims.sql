-- Owned by claims: what accounts have in common, stored as it arises. Triggers write it: a phone number, a device, a card, a pickup or a paid claim
-- changes in the tables of four modules, and none of their writers can forget it.

create function phone_mark(phone_number text) returns bytea language sql immutable parallel safe
return case when phone_number ~ '[0-9]' then sha256(convert_to(regexp_replace(phone_number, '[^0-9]', '', 'g'), 'UTF8')) end;

create function card_mark(brand text, last4 text, exp_month int, exp_year int) returns bytea language sql immutable parallel safe
return sha256(convert_to(brand || ' ' || last4 || ' ' || exp_month || ' ' || exp_year, 'UTF8'));

create index users_by_phone on users (phone_mark(phone_number)) where phone_mark(phone_number) is not null;
create index payment_cards_by_mark on payment_cards (card_mark(brand, last4, exp_month, exp_year));
create index claims_paid on claims (customer_id, washer_id) where paid_minor > 0;

-- A phone number, device or card that several accounts have: a row for each of them.
create table shared_marks (
  kind text not null check (kind in ('phone', 'device', 'card')),
  mark bytea not null check (length(mark) = 32),
  user_id bigint not null references users on delete cascade,
  primary key (kind, mark, user_id)
);

-- Orders whose pickup is at their Washer's place.
create table pickups_at_washers (
  order_id bigint primary key references orders on delete cascade,
  customer_id bigint not null references users,
  washer_id bigint not null references users
);
create index pickups_at_washers_of_washer on pickups_at_washers (washer_id);

-- Two people with paid claims between them, and how many orders the customer has completed, in all and with this Washer.
create table paid_dealings (
  customer_id bigint not null references users,
  washer_id bigint not null references users,
  paid_claims int not null check (paid_claims > 0),
  paid_minor bigint not null check (paid_minor > 0),
  orders int not null check (orders >= with_washer),
  with_washer int not null check (with_washer >= 0),
  primary key (customer_id, washer_id)
);

create function accounts_with_mark(p_kind text, p_mark bytea) returns setof bigint language sql stable set search_path = public, pg_temp as $$
  select id from accounts where p_kind = 'phone' and phone_mark(phone_number) = p_mark
  union
  select user_id from person_devices where p_kind = 'device' and device_hash = p_mark
  union
  select user_id from user_cards where p_kind = 'card' and card_mark(brand, last4, exp_month, exp_year) = p_mark
$$;

-- Stores who has these marks. Of two transactions that change one at once, the second one waits and sees the first. However many a transaction
-- changes, it takes at most 1,024 locks for them. Those who may fire the triggers may not write what they store, so they have their owner's rights.
create function compare_marks(p_kind text, p_marks bytea[]) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  compared bytea;
begin
  perform pg_advisory_xact_lock(hashtext('link ' || p_kind), slot)
  from (select distinct get_byte(m, 0) * 4 + get_byte(m, 1) / 64 as slot from unnest(p_marks) m where m is not null order by 1) slots;
  for compared in select distinct m from unnest(p_marks) m where m is not null loop
    with holders as materialized (select user_id from accounts_with_mark(p_kind, compared) user_id),
    sharing as (select user_id from holders where (select count(*) from holders) > 1),
    gone as (
      delete from shared_marks s where s.kind = p_kind and s.mark = compared and not exists (select from sharing h where h.user_id = s.user_id)
    )
    insert into shared_marks (kind, mark, user_id) select p_kind, compared, user_id from sharing on conflict do nothing;
  end loop;
end $$;

create function compare_phone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before constant bytea := case when tg_op <> 'INSERT' then phone_mark(old.phone_number) end;
  now constant bytea := case when tg_op <> 'DELETE' then phone_mark(new.phone_number) end;
begin
  if before is distinct from now then perform compare_marks('phone', array[before, now]); end if;
  return null;
end $$;
create trigger users_compared after insert or delete or update of phone_number on users for each row execute function compare_phone();

create function compare_device() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform compare_marks('device', array[
    case when tg_op <> 'INSERT' then old.device_hash end, case when tg_op <> 'DELETE' then new.device_hash end]);
  return null;
end $$;
create trigger user_devices_compared after insert or delete or update of user_id, device_hash on user_devices
  for each row execute function compare_device();

create function compare_card() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before constant bytea := case when tg_op <> 'INSERT' then card_mark(old.brand, old.last4, old.exp_month, old.exp_year) end;
  now constant bytea := case when tg_op <> 'DELETE' then card_mark(new.brand, new.last4, new.exp_month, new.exp_year) end;
begin
  if before is distinct from now then perform compare_marks('card', array[before, now]); end if;
  return null;
end $$;
create trigger payment_cards_compared after insert or delete or update of brand, last4, exp_month, exp_year on payment_cards
  for each row execute function compare_card();

-- `market.claims.instant.linkMeters`: another distance needs a migration that compares all pickups anew.
create function is_at_washer(pickup_latitude double precision, pickup_longitude double precision, latitude double precision, longitude double precision)
returns boolean language sql immutable parallel safe
-- An exact distance costs a hundred times as much as a difference of latitudes.
return abs(pickup_latitude - latitude) < 0.0005 and great_circle_m(pickup_latitude, pickup_longitude, latitude, longitude) <= 50;

create function compare_pickup() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Beside other orders of the same Washers, but not while one of them moves.
  perform pg_advisory_xact_lock_shared(hashtext('link place'), slot) from (
    select distinct (id % 1024)::int as slot from unnest(array[case when tg_op = 'UPDATE' then old.washer_id end, new.washer_id]) id
    where id is not null order by 1) slots;
  if tg_op = 'UPDATE' then delete from pickups_at_washers where order_id = new.id; end if;
  insert into pickups_at_washers (order_id, customer_id, washer_id)
  select new.id, new.customer_id, w.user_id from washer_profiles w
  where w.user_id = new.washer_id and is_at_washer(new.pickup_latitude, new.pickup_longitude, w.latitude, w.longitude);
  return null;
end $$;
create trigger orders_pickup_added after insert on orders for each row when (new.washer_id is not null) execute function compare_pickup();
create trigger orders_pickup_changed after update of washer_id, pickup_latitude, pickup_longitude on orders for each row
  when ((old.washer_id, old.pickup_latitude, old.pickup_longitude) is distinct from (new.washer_id, new.pickup_latitude, new.pickup_longitude)
    and (old.washer_id is not null or new.washer_id is not null))
  execute function compare_pickup();

create function compare_place() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  washer constant bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  if tg_op = 'UPDATE' and (old.latitude, old.longitude) is not distinct from (new.latitude, new.longitude) then return null; end if;
  perform pg_advisory_xact_lock(hashtext('link place'), (washer % 1024)::int);
  delete from pickups_at_washers where washer_id = washer;
  insert into pickups_at_washers (order_id, customer_id, washer_id)
  select o.id, o.customer_id, o.washer_id from orders o join washer_profiles w on w.user_id = o.washer_id
  where o.washer_id = washer and is_at_washer(o.pickup_latitude, o.pickup_longitude, w.latitude, w.longitude);
  return null;
end $$;
create trigger washers_place_compared after insert or delete or update of latitude, longitude on washers
  for each row execute function compare_place();

-- Counts the dealings of a customer with paid claims.
create function count_dealings(p_customer bigint) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('link dealings'), (p_customer % 1024)::int);
  with paid as (
    select washer_id, count(*)::int as claims, sum(paid_minor)::bigint as minor from claims
    where customer_id = p_customer and paid_minor > 0 group by washer_id
  ), gone as (
    delete from paid_dealings d where d.customer_id = p_customer and not exists (select from paid p where p.washer_id = d.washer_id)
  )
  insert into paid_dealings (customer_id, washer_id, paid_claims, paid_minor, orders, with_washer)
  select p_customer, p.washer_id, p.claims, p.minor, done.orders, done.with_washer
  from paid p cross join lateral (
    select count(*)::int as orders, count(*) filter (where o.washer_id = p.washer_id)::int as with_washer
    from orders o where o.customer_id = p_customer and o.status = 'completed'
  ) done
  on conflict (customer_id, washer_id) do update set paid_claims = excluded.paid_claims, paid_minor = excluded.paid_minor,
    orders = excluded.orders, with_washer = excluded.with_washer;
end $$;

create function count_claim() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before constant bigint := case when tg_op <> 'INSERT' then old.paid_minor else 0 end;
  now constant bigint := case when tg_op <> 'DELETE' then new.paid_minor else 0 end;
begin
  if before <> now then perform count_dealings(case when tg_op = 'DELETE' then old.customer_id else new.customer_id end); end if;
  return null;
end $$;
create trigger claims_counted after insert or delete or update of paid_minor on claims for each row execute function count_claim();

create function count_completion() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  customer constant bigint := case when tg_op = 'DELETE' then old.customer_id else new.customer_id end;
begin
  -- The first paid claim may be in another transaction.
  perform pg_advisory_xact_lock(hashtext('link dealings'), (customer % 1024)::int);
  if exists (select from paid_dealings where customer_id = customer) then perform count_dealings(customer); end if;
  return null;
end $$;
create trigger orders_completion_added after insert on orders for each row when (new.status = 'completed') execute function count_completion();
create trigger orders_completion_changed after update of status, washer_id on orders for each row
  when ((old.status = 'completed') <> (new.status = 'completed') or new.status = 'completed' and old.washer_id is distinct from new.washer_id)
  execute function count_completion();
create trigger orders_completion_deleted after delete on orders for each row when (old.status = 'completed') execute function count_completion();

-- What the triggers would have written, for rows that were added without them.
create function compare_all_accounts() returns void language plpgsql set search_path = public, pg_temp as $$
begin
  delete from shared_marks;
  delete from pickups_at_washers;
  delete from paid_dealings;
  insert into shared_marks (kind, mark, user_id)
  select kind, mark, user_id from (
    select kind, mark, user_id, count(*) over (partition by kind, mark) as accounts from (
      select 'phone' as kind, phone_mark(phone_number) as mark, id as user_id from accounts
      union
      select 'device', device_hash, user_id from person_devices
      union
      select 'card', card_mark(brand, last4, exp_month, exp_year), user_id from user_cards
    ) marks where mark is not null
  ) counted where accounts > 1;
  insert into pickups_at_washers (order_id, customer_id, washer_id)
  select o.id, o.customer_id, w.user_id from orders o join washer_profiles w on w.user_id = o.washer_id
  where is_at_washer(o.pickup_latitude, o.pickup_longitude, w.latitude, w.longitude);
  perform count_dealings(customer_id) from (select distinct customer_id from claims where paid_minor > 0) customers;
end $$;

-- The triggers above let nobody change what is compared here before this commits.
select compare_all_accounts();
