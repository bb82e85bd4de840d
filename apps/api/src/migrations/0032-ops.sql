-- Owned by ops: what operators did and looked at. Rows are added and stay.

create table ops_audit (
  id bigint generated always as identity (start with 100001) primary key,
  act text not null check (act in ('look_order', 'look_person', 'refund', 'credit', 'close_alert')),
  operator_id bigint not null references users,
  -- A draft may be gone since.
  order_id bigint,
  -- Whose money it was; of an order its customer's.
  person_id bigint references users,
  alert_id bigint references payment_alerts,
  amount_minor bigint check (amount_minor > 0),
  reason text check (length(reason) between 10 and 300),
  -- The key of the call, or a fresh one; an act is done once for it.
  request_id text not null check (length(request_id) between 1 and 200),
  at timestamptz not null,
  check (coalesce(order_id, person_id, alert_id) is not null),
  check ((act in ('refund', 'credit')) = (amount_minor is not null)),
  check ((act in ('look_order', 'look_person')) = (reason is null))
);
create unique index ops_audit_once on ops_audit (operator_id, request_id);
create index ops_audit_acts_on_order on ops_audit (order_id) where act in ('refund', 'credit');
create index ops_audit_acts_on_person on ops_audit (person_id) where act in ('refund', 'credit');

create function ops_audit_refuse_change() returns trigger language plpgsql as
$$ begin raise exception 'ops_audit is append-only'; end $$;
create trigger ops_audit_append_only before update or delete or truncate on ops_audit
  for each statement execute function ops_audit_refuse_change();
