-- Owned by identity: users, sessions, password resets, e-mail changes and the second factor of operators.

create table users (
  id bigint generated always as identity (start with 100001) primary key,
  name text not null check (octet_length(name) between 1 and 800),
  email text not null check (length(email) between 3 and 254),
  -- When an e-mail link or Google proved the address; null again after the address changes.
  email_verified_at timestamptz,
  phone_number text not null default '',
  address text,
  -- Null for users who only ever signed in with Google.
  password_hash text,
  google_sub text unique,
  -- The current account type: a Washer may switch to the customer type and back.
  is_washer boolean not null default false,
  is_operator boolean not null default false,
  -- Language of the user's screens and emails; null until it is known.
  language text check (language in ('en', 'es', 'fr', 'de', 'zh', 'ja')),
  photo_key text,
  created_at timestamptz not null default now(),
  -- The account is deleted: sign-in is refused and personal data is erased.
  deleted_at timestamptz
);
create unique index users_by_email on users (lower(email));

-- A session is valid while last_used_at lies within the sliding lifetime. Revocation deletes the row.
create table access_tokens (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  user_agent text,
  -- The browser of the session: its next sign-in of the same person replaces this one.
  device_hash bytea check (length(device_hash) = 32),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the second factor was verified in this session.
  second_factor_at timestamptz
) with (fillfactor = 80);
create index access_tokens_of_user on access_tokens (user_id);

-- Live subscriptions belong to a session: they end with it, and are checked anew when it can do less than before.
create function end_subscriptions_of_session() returns trigger language plpgsql as $$
begin
  perform end_subscriptions(old.id);
  return null;
end $$;
create trigger access_tokens_ended after delete on access_tokens
  for each row execute function end_subscriptions_of_session();
create trigger access_tokens_weakened after update of second_factor_at on access_tokens
  for each row when (old.second_factor_at is not null and new.second_factor_at is null)
  execute function end_subscriptions_of_session();

-- Published: for a change of what a person may do in all sessions.
create function end_subscriptions_of_person(person_id bigint) returns void language sql as
'select end_subscriptions(id) from access_tokens where user_id = person_id';

create function end_subscriptions_of_user() returns trigger language plpgsql as $$
begin
  perform end_subscriptions_of_person(new.id);
  return null;
end $$;
create trigger users_changed_access after update of is_washer, is_operator on users
  for each row when (old.is_washer <> new.is_washer or old.is_operator and not new.is_operator)
  execute function end_subscriptions_of_user();

create table password_resets (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_of_user on password_resets (user_id);

-- A new address takes effect when the link mailed to it is opened. One pending change per user; the email job creates the token.
create table email_changes (
  user_id bigint primary key references users on delete cascade,
  email text not null check (length(email) between 3 and 254),
  token_hash bytea unique check (length(token_hash) = 32),
  expires_at timestamptz not null
);

create table second_factors (
  user_id bigint primary key references users on delete cascade,
  -- Sealed with a key that is kept outside the database; null until the first code confirms it.
  secret bytea,
  confirmed_at timestamptz,
  -- A replacement that waits for its first code.
  next_secret bytea,
  next_at timestamptz,
  -- The last time step whose code was used: each code is accepted once.
  used_step bigint not null default 0,
  -- Consecutive wrong codes.
  failures int not null default 0,
  locked_until timestamptz,
  check ((secret is null) = (confirmed_at is null)),
  check ((next_secret is null) = (next_at is null))
);

create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Sign-ins with a correct password that still need a code. The token is accepted for nothing else.
create table waiting_sign_ins (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index waiting_sign_ins_of_user on waiting_sign_ins (user_id);

-- Browsers in which a user has signed in, by the id that each keeps in a cookie.
create table user_devices (
  user_id bigint not null references users on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  browser text,
  system text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index user_devices_by_hash on user_devices (device_hash);

-- Links, mailed after a change, that give the account back to the address from before it.
create table undo_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  email text not null check (length(email) between 3 and 254),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index undo_links_of_user on undo_links (user_id);

-- Attempts to sign in, by the hash of the address and of where they come from.
create table sign_in_attempts (
  subject bytea primary key check (length(subject) = 32),
  count int not null,
  last_at timestamptz not null,
  wait_until timestamptz not null
);

-- Published: who has signed in on which device.
create view person_devices as select user_id, device_hash from user_devices;

-- Published: when a person's app last called. A Washer who carries laundry and does not call any more is asked.
create view last_calls as select user_id, max(last_used_at) as at from access_tokens group by user_id;

-- Published: what other users may see of a user.
create view people as select id, name, photo_key from users;

-- Published: since when an account exists, and the phone number it was opened or changed to.
create view accounts as select id, created_at as opened_at, phone_number from users;

-- Published: how a user is reached.
create view contacts as
select id, name, email, phone_number, language, deleted_at is not null as is_deleted from users;

-- What concerned the security of an account, for its person. It contains no address, name or text, and of the device what anybody would
-- call it. Deleted after 180 days.
create table security_events (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('signed_in', 'sign_in_failed', 'code_failed', 'locked', 'signed_out', 'sessions_ended', 'sessions_ended_by_operator',
    'password_changed', 'password_reset', 'address_changed', 'phone_changed', 'factor_set', 'factor_removed',
    'recovery_codes_renewed', 'google_linked', 'payout_account_opened', 'data_downloaded')),
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40),
  at timestamptz not null
);
create index security_events_of_user on security_events (user_id, id desc);
create index security_events_by_age on security_events (at);
