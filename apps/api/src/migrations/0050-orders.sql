-- Owned by orders: a piece that its customer has had washed before is recognized.

alter table order_pieces
  -- The first piece of the garment that it was recognized as, of a completed order. No foreign key: that piece may have been forgotten.
  add column recognized_as bigint,
  -- The customer has answered that it is another garment.
  add column is_other boolean not null default false,
  -- One for all pieces of a garment.
  add column first_piece_id bigint not null generated always as (case when is_other then id else coalesce(recognized_as, id) end) stored,
  add check (recognized_as is not null or not is_other);
create index order_pieces_of_garment on order_pieces (first_piece_id);
