-- Owned by custody: the handovers of an order's laundry. Steps are append-only and chained by their hashes.

create table custody_steps (
  order_id bigint not null references orders (id),
  number int not null check (number > 0),
  step text not null check (step in ('scan', 'pickup', 'handover', 'return', 'received')),
  actor text not null check (actor in ('customer', 'washer')),
  actor_id bigint not null references users (id),
  -- The time of the handover; by the device's clock when it was recorded offline.
  made_at timestamptz not null,
  recorded_at timestamptz not null check (recorded_at >= made_at),
  is_late boolean not null,
  -- [{itemId, name, listed, expected, quantity}]; quantity is null when nobody counted.
  counts jsonb not null check (jsonb_typeof(counts) = 'array'),
  pin_confirmed boolean not null,
  -- Of the tags on the bag; null where it has none.
  tags_seen int check (tags_seen >= 0),
  tags_expected int check (tags_expected >= tags_seen),
  photo_sha256 text check (photo_sha256 ~ '^[0-9a-f]{64}$'),
  details_hash text check (details_hash ~ '^[0-9a-f]{64}$'),
  previous_hash text check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (order_id, number),
  check ((number = 1) = (previous_hash is null)),
  check ((tags_seen is null) = (tags_expected is null)),
  check (photo_sha256 is null or details_hash is not null)
);

-- The customer may count again or withdraw a count, and Washers may hand the bag over more than once; each is a step of its own.
create unique index custody_steps_once on custody_steps (order_id, step) where step not in ('received', 'handover');

-- The personal data of a step. The step contains its hash, so the details can be erased but not changed.
create table custody_details (
  order_id bigint not null,
  number int not null,
  -- Prevents guessing an erased note or address from its hash.
  salt text not null check (length(salt) = 36),
  note text check (octet_length(note) between 1 and 2400),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  accuracy_m double precision check (accuracy_m >= 0),
  photo_key text,
  primary key (order_id, number),
  foreign key (order_id, number) references custody_steps (order_id, number),
  check ((latitude is null) = (longitude is null))
);

-- Uploads for a handover; unused ones are deleted after a while.
create table custody_photos (
  key text primary key,
  order_id bigint not null references orders (id),
  uploader_id bigint not null references users (id),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_at timestamptz not null,
  is_used boolean not null default false
);
create index custody_photos_unused on custody_photos (uploaded_at) where not is_used;

-- Wrong PINs per handover and Washer. The PIN itself is not stored.
create table custody_pin_tries (
  order_id bigint not null references orders (id),
  step text not null check (step in ('pickup', 'handover', 'return')),
  washer_id bigint not null references users (id),
  wrong int not null check (wrong > 0),
  primary key (order_id, step, washer_id)
);

create function custody_refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name; end $$;
create trigger custody_steps_append_only before update or delete or truncate on custody_steps
  for each statement execute function custody_refuse_change();
create trigger custody_details_unchanged before update or truncate on custody_details
  for each statement execute function custody_refuse_change();

create function custody_check_link() returns trigger language plpgsql as $$
begin
  if new.number > 1 and new.previous_hash is distinct from
    (select hash from custody_steps where order_id = new.order_id and number = new.number - 1) then
    raise exception 'step % of order % does not follow its last one', new.number, new.order_id;
  end if;
  return new;
end $$;
create trigger custody_steps_linked before insert on custody_steps
  for each row execute function custody_check_link();

-- Erases the personal data of a deleted customer's orders and returns the keys of the photos. The application's role may not
-- delete custody_details itself (rights.sql).
create function custody_erase(p_customer_id bigint) returns setof text
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from custody_details d using orders o where o.id = d.order_id and o.customer_id = p_customer_id
    returning d.photo_key
  ), uploads as (
    delete from custody_photos p using orders o where o.id = p.order_id and o.customer_id = p_customer_id
    returning p.key
  )
  select photo_key from gone where photo_key is not null union select key from uploads
$$;
revoke execute on function custody_erase from public;
