-- Owned by chat: what an order's two people wrote to each other.

create table messages (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id),
  -- The order's Washer at the time: one who takes the order over does not read what was said to another.
  washer_id bigint not null references users (id),
  sender_id bigint not null references users (id),
  content text not null check (length(content) between 1 and 2000),
  photo_key text,
  created_at timestamptz not null,
  delivered_at timestamptz
) with (fillfactor = 90);
create index messages_of_chat on messages (order_id, washer_id, id desc);
create index messages_undelivered on messages (order_id) where delivered_at is null;
