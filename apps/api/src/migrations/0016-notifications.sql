-- Owned by notifications: notifications, what users want to receive, and the devices that receive push messages.

create table notifications (
  id bigint generated always as identity (start with 100001) primary key,
  user_id bigint not null references users (id) on delete cascade,
  type text not null check (type in ('acceptance', 'pickup', 'laundry-complete', 'delivery', 'compensation', 'payment',
    'earnings', 'order', 'message', 'ring', 'request', 'rating', 'verification', 'reach', 'appeal', 'booking', 'complaint')),
  -- English texts are keys, filled in with text_values and translated when the notification is read.
  title text not null,
  message text not null,
  highlight text,
  text_values jsonb not null default '{}',
  order_id bigint,
  -- False when the user wants this type by push or e-mail only: it is not listed.
  in_app boolean not null default true,
  created_at timestamptz not null,
  dismissed_at timestamptz
) with (fillfactor = 90);
create index notifications_of_user on notifications (user_id, id desc) where dismissed_at is null and in_app;

-- Only settings that differ from the defaults.
create table notification_settings (
  user_id bigint not null references users on delete cascade,
  type text not null,
  channel text not null check (channel in ('in_app', 'push', 'email')),
  is_on boolean not null,
  primary key (user_id, type, channel)
);

-- A subscription belongs to the session that created it and is deleted with it.
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
