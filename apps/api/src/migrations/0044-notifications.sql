-- Owned by notifications: which are old, without reading all of them. Rows lie in the order of their time, so some pages are enough.
create index notifications_by_time on notifications using brin (created_at) with (pages_per_range = 32);
