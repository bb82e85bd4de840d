-- Orders: what an order consists of, for the drawings of people who may not read its list.

-- Published: the items of an order without prices. Names are a person's own: readers show the catalogue's name instead.
create view order_drawings as
select order_id, coalesce(jsonb_agg(jsonb_build_object('name', name, 'category', category, 'quantity', quantity) order by position), '[]') as items
from order_items group by order_id;
