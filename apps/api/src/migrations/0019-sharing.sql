-- Owned by sharing: links by which a guest without an account follows one order. Only the hash of a link's token is stored.

create table guest_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  order_id bigint not null references orders on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index guest_links_of_order on guest_links (order_id) where revoked_at is null;
