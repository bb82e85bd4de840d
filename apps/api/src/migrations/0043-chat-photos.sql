-- Owned by chat: photos that go with messages, and how far each side has read.
alter table messages add column read_at timestamptz;
alter table messages drop constraint messages_content_check;
alter table messages add constraint messages_say_something
  check (length(content) <= 2000 and (content <> '' or photo_key is not null));
create index messages_unread on messages (order_id) where read_at is null;

create table chat_photos (
  key text primary key,
  order_id bigint not null references orders (id),
  sender_id bigint not null references users (id),
  uploaded_at timestamptz not null,
  -- Null until the photo is sent; one that never is goes after a while.
  message_id bigint references messages (id)
);
create index chat_photos_unsent on chat_photos (uploaded_at) where message_id is null;
