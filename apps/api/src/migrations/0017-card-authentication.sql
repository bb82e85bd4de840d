-- Owned by payments: a payment that waits for the payer's bank to authenticate them, in the books and in the sandbox.

alter table payments drop constraint payments_state_check;
-- authorising | charging -> authenticating -> authorised | succeeded | declined; abandoned when the payer walked away.
alter table payments add constraint payments_state_check check (state in
  ('authorising', 'authenticating', 'authorised', 'held', 'captured', 'released', 'charging', 'succeeded', 'declined', 'abandoned'));

drop index payments_one_deposit_per_user;
create unique index payments_one_deposit_per_user on payments (user_id)
  where kind = 'deposit' and state in ('charging', 'authenticating', 'succeeded') and claimed_at is null;
drop index payments_unfinished;
create index payments_unfinished on payments (updated_at)
  where state in ('authorising', 'authenticating', 'authorised', 'charging')
    or (state in ('captured', 'released', 'abandoned') and gateway_told_at is null);

-- The card that a setup saves once its bank has agreed.
alter table sandbox_setups add column awaits_card_id text;
alter table sandbox_intents add column client_secret text unique;
alter table sandbox_intents drop constraint sandbox_intents_status_check;
alter table sandbox_intents add constraint sandbox_intents_status_check check (status in
  ('requires_payment_method', 'requires_action', 'requires_capture', 'succeeded', 'canceled'));
