-- Owned by notifications: a notification keeps its English texts as keys and what they are filled in with, so that it is
-- read in the language the reader has by then.

alter table notifications add column text_values jsonb not null default '{}';
