-- Care: the care labels of an order's pieces, as its customer has confirmed them.

alter table order_care add column labels jsonb not null default '[]';
