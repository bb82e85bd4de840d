-- Owned by backups: the proof of each backup, and who of the operators began one.

-- When it was read back whole, with the hash of every photo. Those before this column was there are not proven.
alter table backups add column proven_at timestamptz;

do $$
begin
  execute (
    select format('alter table audit_log drop constraint %1$I, add constraint %1$I %2$s', conname,
      replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''begin_backup''::text, '))
    from pg_constraint where conname = 'audit_log_action_check' and conrelid = 'audit_log'::regclass);
end $$;
