-- Owned by extensions: which extensions this installation has, what they store, and what is still to be handed to them.

create table extensions (
  id bigint generated always as identity (start with 100001) primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9-]{0,29}$'),
  title text not null check (length(title) between 1 and 80),
  -- The package or folder that it was last loaded from.
  location text not null,
  -- What it handles, as of its last start: kept for it while it cannot be loaded.
  events text[] not null default '{}',
  -- What it takes the place of, as of its last start: without it, money, mail and photos must not go elsewhere.
  gateways text[] not null default '{}',
  -- Why it is off; null while it may run.
  off_reason text check (length(off_reason) between 1 and 500),
  off_at timestamptz,
  -- The operator who switched it off; null where it was switched off for what it did.
  off_by bigint references users,
  -- Calls that failed one after the other.
  failures int not null default 0 check (failures >= 0),
  first_seen_at timestamptz not null,
  check ((off_reason is null) = (off_at is null)),
  check (off_by is null or off_at is not null)
);

-- An extension's documents. The server names the extension in every statement.
create table extension_data (
  extension_id bigint not null references extensions,
  key text collate "C" not null check (length(key) between 1 and 200),
  value jsonb not null check (octet_length(value::text) <= 70000),
  updated_at timestamptz not null,
  primary key (extension_id, key)
);
-- What belongs to a person, for their download and the deletion of their account.
create index extension_data_of_person on extension_data (split_part(key, '/', 2)) where key like 'user/%';

-- One row per saved form, append-only. Secrets are sealed.
create table extension_settings (
  extension_id bigint not null references extensions,
  version int not null check (version > 0),
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  changed_by bigint not null references users,
  reason text not null check (octet_length(reason) between 10 and 2400),
  at timestamptz not null,
  primary key (extension_id, version)
);

-- What has happened and is still to be handed to an extension, written by the transaction in which it happened.
create table extension_events (
  id bigint generated always as identity primary key,
  extension_id bigint not null references extensions,
  name text not null,
  -- Events of one order are handed over one after the other.
  order_id bigint,
  payload jsonb not null,
  at timestamptz not null,
  attempts int not null default 0 check (attempts >= 0),
  next_at timestamptz not null,
  -- A process hands it over until then; afterwards the process has died.
  leased_until timestamptz,
  -- Set when it is not tried again.
  given_up_at timestamptz,
  last_error text check (length(last_error) <= 500)
);
create index extension_events_waiting on extension_events (extension_id, id) where given_up_at is null;
create index extension_events_of_order on extension_events (extension_id, order_id, id) where given_up_at is null and order_id is not null;
create index extension_events_given_up on extension_events (given_up_at) where given_up_at is not null;

-- What a person lets an extension take from their wallet.
create table extension_consents (
  extension_id bigint not null references extensions,
  user_id bigint not null references users,
  most_minor bigint not null check (most_minor > 0),
  month_minor bigint not null check (month_minor >= most_minor),
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  -- What was taken in the month that began then.
  month date not null,
  taken_minor bigint not null default 0 check (taken_minor >= 0),
  primary key (extension_id, user_id)
);
create index extension_consents_of_person on extension_consents (user_id);

-- Accounts of extensions in the ledger: `x:<extension>:<account>`, never negative.
alter table ledger_accounts drop constraint ledger_accounts_owner_check, drop constraint ledger_accounts_name_check,
  add constraint ledger_accounts_owner_check check (owner in ('platform', 'user', 'order', 'extension')),
  add constraint ledger_accounts_name_check
    check (name ~ (case owner when 'extension' then '^x:[a-z][a-z0-9-]{0,29}:[a-z_]{1,40}$' else '^[a-z_]{1,40}$' end));

-- A language may come with an extension: the check of its code is the server's.
alter table users drop constraint users_language_check,
  add constraint users_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');

-- What operators do with extensions goes into the audit log, beside what was recorded so far.
do $$
declare
  before constant text := (select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'audit_log_action_check' and conrelid = 'audit_log'::regclass);
begin
  alter table audit_log drop constraint audit_log_action_check;
  execute format('alter table audit_log add constraint audit_log_action_check check (%s or action in (%L, %L))',
    before, 'switch_extension', 'change_extension');
end $$;
