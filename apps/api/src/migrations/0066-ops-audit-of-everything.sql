-- Owned by ops: the record takes in looks and acts of every kind, says by which call, and is searched by who, whom and what.

alter table ops_audit
  drop constraint if exists ops_audit_act_check,
  drop constraint if exists ops_audit_check,
  drop constraint if exists ops_audit_check1,
  drop constraint if exists ops_audit_check2,
  drop constraint if exists ops_audit_reasoned,
  add constraint ops_audit_act_check check (act ~ '^[a-z_]{3,40}$'),
  add constraint ops_audit_amount check (act not in ('refund', 'credit') or amount_minor is not null),
  -- A look at a chat has a reason, too; an approval speaks for itself.
  add constraint ops_audit_reasoned check (act like 'look\_%' or act = 'approve_step' or reason is not null),
  -- The call that was made, as the contract names it.
  add column route text check (length(route) <= 200),
  add column claim_id bigint,
  -- What else a look or an act was about, by its number.
  add column subject_id bigint;

create index ops_audit_of_operator on ops_audit (operator_id, id desc);
create index ops_audit_of_person on ops_audit (person_id, id desc) where person_id is not null;
create index ops_audit_of_order on ops_audit (order_id, id desc) where order_id is not null;
