-- Owned by platform/realtime: the one app of the embedded Pusher-protocol server. In the database, since every
-- process on it must accept what any other has signed.

create table realtime_app (
  only_one boolean primary key default true check (only_one),
  key text not null,
  secret text not null
);
