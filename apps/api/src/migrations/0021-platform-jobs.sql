-- Owned by platform: where the job queue keeps its tables. It makes and drops them itself; the schema it finds.

create schema if not exists jobs;
