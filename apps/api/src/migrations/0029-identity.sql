-- Owned by identity: access tokens of programs. They are rows of the table of sessions, so that one statement finds the person of either,
-- and that whatever ends a person's sessions ends them, and the live subscriptions made with them, too.
alter table access_tokens
  -- What the token is for, in the words of its person.
  add column name text check (length(name) between 1 and 300),
  -- What a program's token may do; null for a session.
  add column scopes text[] check (scopes <@ array['orders:read', 'orders:write', 'wash', 'money:read', 'webhooks',
    'console:queues', 'console:money', 'console:people', 'console:settings', 'console:audit']),
  -- When the token ends, however much it is used; null for a session.
  add column expires_at timestamptz,
  -- Until when a client may exchange an expired token for another one; null where it may not.
  add column renewable_until timestamptz,
  add constraint access_tokens_of_programs check (
    (scopes is null) = (name is null) and (scopes is null) = (expires_at is null)
    and (renewable_until is null or scopes is not null)
    and (scopes is null or device_hash is null));

-- A program calls whether or not its person is there: only sessions count.
create or replace view last_calls as
select user_id, max(last_used_at) as at from access_tokens where scopes is null group by user_id;

alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (
  kind in ('signed_in', 'sign_in_failed', 'code_failed', 'locked', 'signed_out', 'sessions_ended', 'sessions_ended_by_operator',
    'password_changed', 'password_reset', 'address_changed', 'phone_changed', 'factor_set', 'factor_removed',
    'recovery_codes_renewed', 'google_linked', 'payout_account_opened', 'data_downloaded',
    'access_token_made', 'access_token_revoked'));
