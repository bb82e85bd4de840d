-- Owned by tags: the codes of printed tags, and the orders on whose bags they are. A tag is used again after its order.

create table tags (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  -- Null once their account is deleted: the paper remains.
  made_by bigint references users (id),
  made_at timestamptz not null,
  order_id bigint references orders (id),
  -- When it was made, or put on a bag or taken off one last.
  changed_at timestamptz not null check (changed_at >= made_at)
);
create index tags_of_order on tags (order_id) where order_id is not null;
create index tags_unused on tags (made_by, made_at) where order_id is null;
