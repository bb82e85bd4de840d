-- Owned by claims: claims of customers, their assessment and every transition. Amounts are minor units.

create table claims (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id),
  customer_id bigint not null references users (id),
  washer_id bigint not null references users (id),
  state text not null check (state in ('submitted', 'assessing', 'approved', 'rejected', 'in_review', 'paid', 'appealed')),
  description text not null check (octet_length(description) <= 8000),
  -- The amount by the rules at submission.
  asked_minor bigint not null check (asked_minor >= 0),
  -- The most that the rules may lay on the Washer; this much of their pay is reserved.
  liable_minor bigint not null default 0 check (liable_minor between 0 and asked_minor),

  -- The total awarded; null before a decision.
  amount_minor bigint check (amount_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  -- The Washer's share by the decision; what is deducted is limited to the reserved pay.
  washer_minor bigint not null default 0 check (washer_minor >= 0),
  -- What was captured from the Washer in all, appeals included.
  liability_minor bigint not null default 0 check (liability_minor >= 0),
  decided_by text check (decided_by in ('rules', 'operator')),
  decision_reason text,
  decisions int not null default 0,
  -- Set while a part of the Washer's pay is reserved for the claim.
  reserve_id uuid,

  reply text check (octet_length(reply) <= 8000),
  replied_at timestamptz,
  reply_until timestamptz not null,
  appeal text check (octet_length(appeal) <= 8000),
  appealed_at timestamptz,
  -- The claim, or its appeal, was made before the order was delivered.
  undelivered boolean not null default false,

  submitted_at timestamptz not null,
  assessed_at timestamptz,
  decision_due_at timestamptz not null,
  -- When that deadline was reported as missed.
  overdue_at timestamptz,
  last_due_at timestamptz not null,
  decided_at timestamptz,
  paid_at timestamptz,

  check (customer_id <> washer_id),
  check ((reply is null) = (replied_at is null)),
  check ((appeal is null) = (appealed_at is null)),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (amount_minor is null)),
  check (state not in ('rejected', 'paid', 'appealed') or decided_at is not null),
  check (state <> 'rejected' or amount_minor = 0),
  check ((paid_minor > 0) = (paid_at is not null)),
  check (paid_minor <= amount_minor or paid_minor = 0),
  check (washer_minor <= amount_minor or washer_minor = 0)
) with (fillfactor = 80);
create index claims_of_order on claims (order_id);
create index claims_of_customer on claims (customer_id, id desc);
create index claims_of_washer on claims (washer_id, id desc);
create index claims_open on claims (decision_due_at) where state in ('submitted', 'assessing', 'in_review', 'appealed');
create index claims_holding on claims (reply_until) where reserve_id is not null and state = 'paid';
-- Published: how far the claims for an order are.
create view order_claims as select order_id, washer_id, state, reply_until from claims;
-- Published: paid claims that the Washer is liable for.
create view liable_claims as
select id, washer_id, paid_at from claims where paid_at is not null and washer_minor > 0;

create table claim_items (
  claim_id bigint not null references claims (id),
  position int not null,
  item_id bigint not null,
  name text not null,
  garment text not null,
  problem text not null check (problem in ('lost', 'shrunk', 'stained', 'torn', 'discoloured', 'theft', 'wrong_item')),
  quantity int not null check (quantity > 0),
  retail_minor bigint not null check (retail_minor > 0),
  age_months int not null check (age_months >= 0),
  condition text not null check (condition in ('new', 'good', 'worn')),
  primary key (claim_id, position)
);

create table claim_photos (
  id bigint generated always as identity (start with 100001) primary key,
  -- Null once the uploader's account is deleted; the fingerprint stays.
  key text unique,
  order_id bigint not null references orders (id),
  -- The customer's photos belong to the claim, the Washer's to the reply.
  side text not null check (side in ('customer', 'washer')),
  uploader_id bigint not null references users (id),
  uploaded_at timestamptz not null,
  taken_at timestamptz,
  -- Null when the picture has too little detail to be compared.
  fingerprint bit(128),
  -- Null until a claim uses the photo; unused ones are deleted after a while.
  claim_id bigint references claims (id),
  position int,
  check ((claim_id is null) = (position is null))
);
create unique index claim_photos_of_claim on claim_photos (claim_id, side, position) where claim_id is not null;
create index claim_photos_unsent on claim_photos (uploaded_at) where claim_id is null;

-- The assessment by the rules, once per claim. The event that it caused contains its hash.
create table claim_reports (
  claim_id bigint primary key references claims (id),
  report jsonb not null,
  -- {findings, claim}: what the rules knew, so that the claim can be assessed again under other rules.
  input jsonb not null check (jsonb_typeof(input) = 'object'),
  made_at timestamptz not null
);
create index claim_reports_made on claim_reports (made_at);

-- One row per transition of the process, append-only.
create table claim_events (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims (id),
  from_state text check (from_state in ('submitted', 'assessing', 'approved', 'rejected', 'in_review', 'paid', 'appealed')),
  to_state text not null check (to_state in ('submitted', 'assessing', 'approved', 'rejected', 'in_review', 'paid', 'appealed')),
  actor text not null check (actor in ('customer', 'washer', 'rules', 'operator')),
  actor_id bigint references users (id),
  at timestamptz not null,
  reason text,
  report_sha256 text check (length(report_sha256) = 64)
);
create index claim_events_of_claim on claim_events (claim_id, id);

create function refuse_claim_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name; end $$;
create trigger claim_events_append_only before update or delete or truncate on claim_events
  for each statement execute function refuse_claim_change();
create trigger claim_reports_append_only before update or delete or truncate on claim_reports
  for each statement execute function refuse_claim_change();
