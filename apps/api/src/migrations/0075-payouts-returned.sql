-- Owned by earnings and payments: payouts that a bank sends back after it had them, and what webhooks tell of payouts.

alter table cash_outs drop constraint cash_outs_state_check, drop constraint cash_outs_check1, drop constraint cash_outs_check2;
alter table cash_outs add constraint cash_outs_state_check check (state in ('requested', 'sent', 'paid', 'failed', 'returned'));
alter table cash_outs add constraint cash_outs_settled check ((state in ('paid', 'failed', 'returned')) = (settled_at is not null));
alter table cash_outs add constraint cash_outs_reason check ((state in ('failed', 'returned')) = (reason is not null));
-- A bank may send back for some days what it has taken.
create index cash_outs_paid_lately on cash_outs (settled_at) where state = 'paid';

-- The payout that an event is about; it is read anew at the gateway.
alter table payment_events add column payout_key uuid;

-- A tip may wait for its payer's bank, too.
drop index payments_tips_under_way;
create index payments_tips_under_way on payments (order_id) where kind = 'tip' and state in ('charging', 'authenticating');
