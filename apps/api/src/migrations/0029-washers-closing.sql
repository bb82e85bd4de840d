-- Owned by washers: people who have stopped being one. The profile and its figures stay for those who come back.

alter table washers add column closed_at timestamptz;
alter table washers add constraint washers_closed check (closed_at is null or not (online or deposit_held));

-- Owned by dispatch: what became of the offers made to one Washer.
create index offers_seen_by_washer on offers (washer_id) where state in ('accepted', 'skipped', 'expired');

-- Owned by payments: a deposit given back. The gateway is told by `gateway_told_at`, as of a capture.
alter table payments add column refunded_at timestamptz;
alter table payments add constraint payments_refunded check (refunded_at is null or (kind = 'deposit' and state = 'succeeded'));
create index payments_refunds_untold on payments (updated_at) where refunded_at is not null and gateway_told_at is null;
