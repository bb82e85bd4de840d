-- Owned by console: indexes by which its lists read the tables of other modules, however many orders there are.

-- The day's orders that nobody took, and those that were accepted.
create index order_events_given_up on order_events (at) where move = 'giveUp';
create index orders_by_acceptance on orders (accepted_at) where accepted_at is not null;

-- What a person or an order was notified of and how they were rated, on their timelines.
create index notifications_of_person on notifications (user_id, id desc);
create index notifications_of_order on notifications (order_id, id desc) where order_id is not null;
create index ratings_by_customer on ratings (customer_id, id desc);
create index ratings_by_washer on ratings (washer_id, id desc);

-- People are searched by parts of their names and e-mail addresses. The index needs an extension that PostgreSQL brings; where it is
-- missing or may not be created, a search reads the name of everybody.
do $$
begin
  create extension if not exists pg_trgm;
  create index users_by_part on users using gin (name gin_trgm_ops, email gin_trgm_ops);
exception when undefined_file or insufficient_privilege or feature_not_supported or undefined_object then
  raise notice 'no pg_trgm: %', sqlerrm;
end $$;
