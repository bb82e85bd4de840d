-- Owned by orders: the pieces on a draft's photos, so that one that is on two of them is counted once.

create table order_pieces (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null references orders on delete cascade,
  photo_key text not null,
  garment text not null,
  -- As the scanner named it.
  name text not null,
  has_colour boolean not null,
  confidence real not null,
  -- [left, top, width, height] as fractions of the photo.
  box real[] not null check (array_length(box, 1) = 4),
  -- Null where the scanner measures none.
  appearance jsonb,
  -- The item that it belongs to. No foreign key: the customer may remove the item.
  item_id bigint,
  -- The piece of an earlier photo that it resembles.
  same_as bigint references order_pieces on delete cascade,
  -- new: it resembles none; once: the scanner is sure that it is the same; asked: the customer is to answer; same, two: the customer's answer.
  verdict text not null check (verdict in ('new', 'once', 'asked', 'same', 'two')),
  check ((same_as is null) = (verdict = 'new'))
);
create index order_pieces_of_order on order_pieces (order_id);
create index order_pieces_same_as on order_pieces (same_as) where same_as is not null;
