-- Owned by claims: what was taken from the Washer for a claim in all, over an appeal too.

alter table claims add column borne_minor bigint not null default 0 check (borne_minor >= 0);
update claims c set borne_minor = h.taken
from (select order_id, reason, sum(taken_minor) as taken from earning_holds group by order_id, reason) h
where h.order_id = c.order_id and h.reason = 'CL-' || c.id;
