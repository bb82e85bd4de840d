-- Owned by identity: people are searched by parts of their names and e-mail addresses. The index needs an extension that PostgreSQL brings;
-- where it is missing or may not be created, a search reads the name of everybody.

do $$
begin
  create extension if not exists pg_trgm;
  create index users_by_part on users using gin (name gin_trgm_ops, email gin_trgm_ops);
exception when undefined_file or insufficient_privilege or feature_not_supported or undefined_object then
  raise notice 'no pg_trgm: %', sqlerrm;
end $$;
