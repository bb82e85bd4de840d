-- Owned by ratings: what a customer thought of a completed order, once. Stars in tenths, 0 to 50.

create table ratings (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null unique references orders (id),
  washer_id bigint not null references users (id),
  customer_id bigint not null references users (id),
  tenths int not null check (tenths between 0 and 50),
  comment text not null default '' check (length(comment) <= 1000),
  created_at timestamptz not null
);
create index ratings_of_washer on ratings (washer_id, id desc) include (tenths);
