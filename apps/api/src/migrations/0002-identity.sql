-- Owned by identity: people, their sign-ins and their password resets.

create table users (
  id bigint generated always as identity (start with 100001) primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  -- When a letter or Google proved that the address is this person's; null again after it is changed.
  email_verified_at timestamptz,
  phone_number text not null default '',
  address text,
  -- Null for people who only ever came by Google.
  password_hash text,
  google_sub text unique,
  -- The account type right now: a Washer may switch to the customer type and back.
  is_washer boolean not null default false,
  is_operator boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index users_by_email on users (lower(email));

-- Signed in means: a row whose last use lies within the sliding lifetime. Revoking deletes the row.
create table access_tokens (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null
) with (fillfactor = 80);
create index access_tokens_of_user on access_tokens (user_id);

create table password_resets (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_of_user on password_resets (user_id);
