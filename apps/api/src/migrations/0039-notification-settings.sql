-- Owned by notifications: what people want to be told of and how, and the devices that get push messages.

-- Only what differs from the defaults that the product has for everybody.
create table notification_settings (
  user_id bigint not null references users on delete cascade,
  type text not null,
  channel text not null check (channel in ('in_app', 'push', 'email')),
  is_on boolean not null,
  primary key (user_id, type, channel)
);

-- A device belongs to the session that agreed on it: signing out ends both.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  endpoint text not null unique,
  user_id bigint not null references users on delete cascade,
  token_id bigint not null references access_tokens on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (token_id);

-- False where the person wants the news by another way only: it is not listed.
alter table notifications add column in_app boolean not null default true;
drop index notifications_of_user;
create index notifications_of_user on notifications (user_id, id desc) where dismissed_at is null and in_app;
