-- Owned by chat: messages between the customer and the Washer of an order, their photos, and their rings.

create table messages (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id),
  -- The Washer at the time: the next Washer of the order cannot read earlier conversations.
  washer_id bigint not null references users (id),
  sender_id bigint not null references users (id),
  content text not null,
  photo_key text,
  created_at timestamptz not null,
  delivered_at timestamptz,
  read_at timestamptz,
  constraint messages_not_empty check (octet_length(content) <= 16000 and (content <> '' or photo_key is not null))
) with (fillfactor = 90);
create index messages_of_chat on messages (order_id, washer_id, id desc);
create index messages_undelivered on messages (order_id) where delivered_at is null;
create index messages_unread on messages (order_id) where read_at is null;

create table chat_photos (
  key text primary key,
  order_id bigint not null references orders (id),
  sender_id bigint not null references users (id),
  uploaded_at timestamptz not null,
  -- Null until the photo is sent; unsent photos are deleted after a while.
  message_id bigint references messages (id)
);
create index chat_photos_unsent on chat_photos (uploaded_at) where message_id is null;

create table rings (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders (id),
  -- The Washer at the time, as in messages.
  washer_id bigint not null references users (id),
  sender_id bigint not null references users (id),
  is_at_door boolean not null,
  created_at timestamptz not null,
  answer text check (answer in ('coming', 'two_minutes', 'message')),
  answered_at timestamptz,
  constraint rings_answered check ((answer is null) = (answered_at is null))
);
create index rings_of_order on rings (order_id, washer_id, id desc);
