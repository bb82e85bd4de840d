-- Owned by orders: what declared pieces are called, and their photos.

-- Photos that the customer took for declaring; those that nothing names go once the order is placed.
create table order_declared_photos (
  key text primary key,
  order_id bigint not null references orders (id) on delete cascade,
  uploaded_at timestamptz not null
);
create index order_declared_photos_of_order on order_declared_photos (order_id);

alter table order_declared_items
  -- As it was declared; a correction may rename the item or take it off the list.
  add column name text not null,
  add column photo_key text references order_declared_photos (key) on delete set null,
  add column declared_at timestamptz not null;
create index order_declared_items_of_photo on order_declared_items (photo_key) where photo_key is not null;
