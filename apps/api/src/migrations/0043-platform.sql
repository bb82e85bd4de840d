-- Owned by platform: who has changed something lately.

-- Until then this person's reads are answered by the primary, since a replica may be some seconds behind. Written only where
-- replicas are read.
create table recent_writes (
  user_id bigint primary key,
  until timestamptz not null
) with (fillfactor = 70);
