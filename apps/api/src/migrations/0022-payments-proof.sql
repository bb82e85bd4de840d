-- Owned by payments: finds what was begun, or has moved, since the last proof of the books. Block ranges are enough for
-- rows that lie in the order of their time, and cost a payment nothing when it moves.

create index payments_begun on payments using brin (created_at);
create index payments_moved on payments using brin (updated_at);
create index sandbox_intents_begun on sandbox_intents (created_at, id);
