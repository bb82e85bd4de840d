-- Owned by ops: acts on claims are recorded, too; which acts there are is the contract's to say.
alter table ops_audit drop constraint if exists ops_audit_act_check;
alter table ops_audit add constraint ops_audit_act_check check (act ~ '^[a-z_]{3,40}$');
