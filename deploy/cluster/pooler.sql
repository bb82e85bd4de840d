-- Run once in the database washline as a superuser: psql -v password="'…'" -f pooler.sql washline
-- The pooler looks logins up, so that the product's own role, which it makes itself, needs no entry anywhere.
create role pooler login password :password;
create schema pooler;
create function pooler.login(wanted text) returns table (name text, secret text)
language sql stable security definer set search_path = pg_catalog as
$$ select usename::text, passwd from pg_shadow where usename = wanted and not usesuper $$;
revoke all on function pooler.login(text) from public;
grant usage on schema pooler to pooler;
grant execute on function pooler.login(text) to pooler;
