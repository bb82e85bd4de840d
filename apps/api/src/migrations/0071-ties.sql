-- Owned by ties: whom a person wants first, and whom never again.

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
