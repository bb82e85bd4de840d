-- Owned by notifications: what people are told of, until they dismiss it.

create table notifications (
  id bigint generated always as identity (start with 100001) primary key,
  user_id bigint not null references users (id) on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  highlight text,
  order_id bigint,
  created_at timestamptz not null,
  dismissed_at timestamptz
) with (fillfactor = 90);
create index notifications_of_user on notifications (user_id, id desc) where dismissed_at is null;
