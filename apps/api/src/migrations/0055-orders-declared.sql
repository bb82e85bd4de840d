-- Owned by orders: pieces of a high value, as the customer declared them when the order was placed. One row a piece.
create table order_declared_items (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  -- The item may be corrected away later; what was declared stays.
  item_id bigint not null,
  value_minor bigint not null check (value_minor > 0)
);
create index order_declared_items_of_order on order_declared_items (order_id, item_id);
