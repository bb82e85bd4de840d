-- Owned by complaints: complaints about the quality of a wash, and what followed. Amounts are minor units.

create table complaints (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id),
  customer_id bigint not null references users (id),
  -- Who washed it.
  washer_id bigint not null references users (id),
  state text not null check (state in ('in_review', 'washing', 'mended', 'refunded', 'rejected', 'appealed')),
  reason text not null check (reason in ('not_clean', 'smell', 'creased')),
  remedy text not null check (remedy in ('rewash', 'refund')),
  asks_same_washer boolean not null,
  -- Of items that were washed a second time already.
  washed_again boolean not null,
  note text not null check (octet_length(note) <= 4000),
  -- What the items cost.
  value_minor bigint not null check (value_minor >= 0),
  rule text not null check (rule in ('photo_seen', 'linked', 'often', 'high_refund', 'washed_again', 'cannot_wait', 'second_wash')),
  -- By the published table; an operator may decide otherwise.
  liable_party text check (liable_party in ('washer', 'market')),
  rewash_order_id bigint unique references orders (id),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0 and refunded_minor <= value_minor),
  -- Of the Washer's pay: set aside, deducted in the end, and returned by an operator.
  reserve_id uuid unique,
  reserved_minor bigint not null default 0 check (reserved_minor >= 0),
  deducted_minor bigint not null default 0 check (deducted_minor >= 0),
  -- What the liable Washer was not paid for washing it again.
  unpaid_minor bigint not null default 0 check (unpaid_minor >= 0),
  returned_minor bigint not null default 0 check (returned_minor >= 0 and returned_minor <= deducted_minor + unpaid_minor),
  decision_reason text,
  decisions int not null default 0,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  due_at timestamptz not null,
  appeal text,
  appealed_at timestamptz,
  washer_appeal text,
  washer_appealed_at timestamptz,
  -- When an operator answered the Washer's appeal.
  liability_decided_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check ((washer_appeal is null) = (washer_appealed_at is null)),
  check (state <> 'washing' or rewash_order_id is not null)
);
create index complaints_of_order on complaints (order_id, id);
create index complaints_of_customer on complaints (customer_id, submitted_at);
create index complaints_of_washer on complaints (washer_id, id desc);
create index complaints_waiting on complaints (due_at) where state in ('in_review', 'appealed');
create index complaints_liability on complaints (due_at) where washer_appealed_at is not null and liability_decided_at is null;

create table complaint_items (
  complaint_id bigint not null references complaints (id),
  position int not null,
  item_id bigint not null,
  name text not null,
  quantity int not null check (quantity > 0),
  primary key (complaint_id, position)
);

create table complaint_photos (
  id bigint generated always as identity (start with 100001) primary key,
  -- Null once the uploader's account is deleted; the fingerprint stays.
  key text unique,
  order_id bigint not null references orders (id),
  uploader_id bigint not null references users (id),
  uploaded_at timestamptz not null,
  taken_at timestamptz,
  -- Null when the picture has too little detail to be compared.
  fingerprint bit(128),
  complaint_id bigint references complaints (id),
  position int,
  check ((complaint_id is null) = (position is null))
);
create unique index complaint_photos_of_complaint on complaint_photos (complaint_id, position) where complaint_id is not null;
create index complaint_photos_unsent on complaint_photos (uploaded_at) where complaint_id is null;

-- One row per transition of the process, append-only.
create table complaint_events (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaints (id),
  from_state text check (from_state in ('in_review', 'washing', 'mended', 'refunded', 'rejected', 'appealed')),
  to_state text not null check (to_state in ('in_review', 'washing', 'mended', 'refunded', 'rejected', 'appealed')),
  actor text not null check (actor in ('customer', 'rules', 'operator')),
  actor_id bigint references users (id),
  at timestamptz not null
);
create index complaint_events_of_complaint on complaint_events (complaint_id, id);
create function refuse_complaint_event_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name; end $$;
create trigger complaint_events_append_only before update or delete or truncate on complaint_events
  for each statement execute function refuse_complaint_event_change();
