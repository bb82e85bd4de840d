-- Owned by platform: lets counts of past windows be swept.
alter table rate_limits add column ends_at timestamptz not null default now();
create index rate_limits_by_end on rate_limits (ends_at);
