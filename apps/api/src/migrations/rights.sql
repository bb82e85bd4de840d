-- Run after the migrations at every start, when the application has a role of its own (washline.app_role). The role reads
-- and writes rows and owns nothing but the job queue. Exceptions are listed here under the module that owns the table.

do $$
declare
  app constant text := current_setting('washline.app_role');
  object_name record;
begin
  execute format('grant usage on schema public to %I', app);
  execute format('grant select, insert, update, delete on all tables in schema public to %I', app);
  execute format('grant usage, select on all sequences in schema public to %I', app);

  -- platform: only the owner records migrations. The job queue creates and drops tables of its own as it runs.
  execute format('revoke insert, update, delete on migrations from %I', app);
  execute format('alter schema jobs owner to %I', app);
  for object_name in
    select c.oid::regclass::text as name, 'table' as kind from pg_class c
    where c.relnamespace = 'jobs'::regnamespace and c.relkind in ('r', 'p') and pg_get_userbyid(c.relowner) <> app
    union all
    select p.oid::regprocedure::text, 'function' from pg_proc p
    where p.pronamespace = 'jobs'::regnamespace and pg_get_userbyid(p.proowner) <> app
    union all
    select t.oid::regtype::text, 'type' from pg_type t
    where t.typnamespace = 'jobs'::regnamespace and t.typtype = 'e' and pg_get_userbyid(t.typowner) <> app
  loop
    execute format('alter %s %s owner to %I', object_name.kind, object_name.name, app);
  end loop;

  -- ledger: the books are written by their functions only; proofs are append-only.
  execute format('revoke insert, update, delete on ledger_accounts, ledger_transfers, ledger_postings, ledger_entries from %I', app);
  execute format('revoke update, delete on ledger_proofs from %I', app);
  execute format('grant execute on function ledger_post, ledger_settle, ledger_expire, ledger_reverse to %I', app);

  -- scanning: price lists are append-only.
  execute format('revoke update, delete on catalogues from %I', app);

  -- custody: steps are append-only; their personal data is erased only by its function, with the customer's account.
  execute format('revoke update, delete on custody_steps, custody_details from %I', app);
  execute format('grant execute on function custody_erase to %I', app);

  -- claims: reports and events are append-only; what accounts have in common is written by triggers only.
  execute format('revoke update, delete on claim_reports, claim_events from %I', app);
  execute format('revoke insert, update, delete on shared_marks, pickups_at_washers, paid_dealings from %I', app);

  -- complaints: events are append-only.
  execute format('revoke update, delete on complaint_events from %I', app);

  -- zones: versions are append-only.
  execute format('revoke update, delete on zone_versions from %I', app);

  -- console: the audit log and versions of the settings are append-only.
  execute format('revoke update, delete on audit_log, market_settings, trial_withdrawals from %I', app);

  -- market: versions and logos are append-only; who changes the currency waits until nobody can use it.
  execute format('revoke update, delete on market_versions, market_logos from %I', app);
  execute format('grant execute on function market_currency_in_use, market_lock_currency to %I', app);

  -- extensions: versions of their settings are append-only.
  execute format('revoke update, delete on extension_settings from %I', app);
end $$;
