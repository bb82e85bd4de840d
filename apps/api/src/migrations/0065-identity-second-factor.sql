-- Owned by identity: the second factor of operators, its recovery codes, and sign-ins that wait for a code.

create table second_factors (
  user_id bigint primary key references users on delete cascade,
  -- Sealed with a key that lies outside the database; null until the first code has confirmed it.
  secret bytea,
  confirmed_at timestamptz,
  -- One that waits for its first code.
  next_secret bytea,
  next_at timestamptz,
  -- The last step whose code was used: a code opens once.
  used_step bigint not null default 0,
  -- Wrong codes in a row.
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

-- The password was right, the code is still to come. Such a token opens nothing else.
create table waiting_sign_ins (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index waiting_sign_ins_of_user on waiting_sign_ins (user_id);

-- When the second factor was proven in this session.
alter table access_tokens add column second_factor_at timestamptz;
