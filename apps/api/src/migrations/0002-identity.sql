-- Owned by identity: users, sessions, password resets, e-mail changes and the second factor of operators.

create table users (
  id bigint generated always as identity (start with 100001) primary key,
  name text not null check (length(name) between 1 and 100),
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
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the second factor was verified in this session.
  second_factor_at timestamptz
) with (fillfactor = 80);
create index access_tokens_of_user on access_tokens (user_id);

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

-- Published: what other users may see of a user.
create view people as select id, name, photo_key from users;

-- Published: since when an account exists, and the phone number it was opened or changed to.
create view accounts as select id, created_at as opened_at, phone_number from users;

-- Published: how a user is reached.
create view contacts as
select id, name, email, phone_number, language, deleted_at is not null as is_deleted from users;
