-- Owned by orders: what a correction started from, and which receipts were mailed.

-- Unknown for corrections made before this.
alter table order_adjustments add column value_before_minor bigint check (value_before_minor >= 0);

create table order_receipt_letters (
  order_id bigint not null references orders,
  -- 'completed', 'cancelled', or the refund's id.
  occasion text not null,
  sent_at timestamptz not null,
  primary key (order_id, occasion)
);
