-- Owned by washers: people who have stopped being one. The profile and its figures stay for those who come back.

alter table washers add column closed_at timestamptz;
alter table washers add constraint washers_closed check (closed_at is null or not (online or deposit_held));

-- Owned by dispatch: what became of the offers made to one Washer.
create index offers_seen_by_washer on offers (washer_id) where state in ('accepted', 'skipped', 'expired');

-- Owned by payments: a deposit is given back like the money of an order, once, and has none.
alter table payment_refunds alter column order_id drop not null;
create unique index payment_refunds_one_of_deposit on payment_refunds (payment_id) where order_id is null;
