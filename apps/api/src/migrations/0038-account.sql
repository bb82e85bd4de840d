-- Owned by identity: the person's photo, addresses waiting for their link, what a session runs on, and who has left.

alter table users
  add column photo_key text,
  -- The account is gone: nobody signs in to it again, and what was personal is erased.
  add column deleted_at timestamptz;

alter table access_tokens add column user_agent text;

-- An address is the account's once the link mailed to it was followed. One at a time; the letter's job makes the token.
create table email_changes (
  user_id bigint primary key references users on delete cascade,
  email text not null check (length(email) between 3 and 254),
  token_hash bytea unique check (length(token_hash) = 32),
  expires_at timestamptz not null
);
