-- Owned by relationships: favourite Washers of customers, and blocks between users.

create table favourites (
  customer_id bigint not null references users,
  washer_id bigint not null references users,
  created_at timestamptz not null,
  primary key (customer_id, washer_id),
  check (customer_id <> washer_id)
);

create table blocks (
  blocker_id bigint not null references users,
  blocked_id bigint not null references users,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id);

-- Published: a block keeps both users apart, so each pair is listed in both directions.
create view blocked_pairs as
select blocker_id as user_id, blocked_id as other_id from blocks
union all
select blocked_id, blocker_id from blocks;
