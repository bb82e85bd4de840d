-- Owned by console: the audit log of operators, and the market's settings.

-- Every action and every audited read of an operator, append-only.
create table audit_log (
  id bigint generated always as identity (start with 100001) primary key,
  action text not null check (action in ('read_order', 'read_person', 'read_chat', 'read_claim', 'read_verification',
    'read_books', 'read_other', 'refund', 'credit', 'reassign_order', 'cancel_order', 'complete_order', 'close_alert', 'change_catalogue', 'decide_rating_report', 'decide_report', 'decide_door_case',
    'decide_claim', 'decide_complaint', 'approve_step', 'reject_step', 'suspend', 'lift', 'uphold_suspension', 'close_flag', 'answer_offer_appeal',
    'change_settings', 'publish_trial', 'withdraw_trial', 'change_zones', 'check_cluster', 'end_sessions')),
  -- The endpoint that was called, by its name in the contract.
  route text check (length(route) <= 200),
  operator_id bigint not null references users,
  -- No foreign key: a draft may be deleted later.
  order_id bigint,
  -- The person concerned; for an order its customer.
  person_id bigint references users,
  alert_id bigint references payment_alerts,
  claim_id bigint,
  -- The id of any other subject.
  subject_id bigint,
  amount_minor bigint check (amount_minor > 0),
  -- [{garment, field, from, to}] of a change of prices, [{setting, from, to}] of a change of settings.
  changes jsonb check (jsonb_typeof(changes) = 'array'),
  reason text check (octet_length(reason) between 10 and 2400),
  -- The call's idempotency key, or a random one: an action is recorded once.
  request_id text not null check (length(request_id) between 1 and 200),
  at timestamptz not null,
  constraint audit_log_amount check (action not in ('refund', 'credit') or amount_minor is not null),
  -- Reads and the approval of a verification step need no reason; reading a chat has one all the same.
  constraint audit_log_reasoned check (action like 'read\_%' or action = 'approve_step' or reason is not null)
);
create unique index audit_log_once on audit_log (operator_id, request_id);
create index audit_log_of_operator on audit_log (operator_id, id desc);
create index audit_log_of_person on audit_log (person_id, id desc) where person_id is not null;
create index audit_log_of_cluster on audit_log (subject_id, id desc) where action = 'check_cluster';
create index audit_log_of_order on audit_log (order_id, id desc) where order_id is not null;
create index audit_log_of_order_actions on audit_log (order_id) where action in ('refund', 'credit');
create index audit_log_of_person_actions on audit_log (person_id) where action in ('refund', 'credit');

create function audit_log_refuse_change() returns trigger language plpgsql as
$$ begin raise exception 'audit_log is append-only'; end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function audit_log_refuse_change();

-- One row per published version, append-only.
create table market_settings (
  version int primary key check (version > 0),
  -- All settings, by their names in the contract; one that is missing here has its built-in value. Of a version with an end, the
  -- rules of the search only, or none.
  settings jsonb check (jsonb_typeof(settings) = 'object'),
  -- Of a version with an end: fees, and limits of claims.
  fees jsonb check (jsonb_typeof(fees) = 'object'),
  claim_limits jsonb check (jsonb_typeof(claim_limits) = 'object'),
  -- [{setting, from, to}]
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  changed_by bigint not null references users,
  reason text not null check (octet_length(reason) between 10 and 2400),
  at timestamptz not null,
  -- What a version with an end has applies over the settings and over what is built in, from its start to its end.
  starts_at timestamptz,
  ends_at timestamptz,
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at >= at and ends_at > starts_at),
  check (case when ends_at is null then settings is not null and num_nonnulls(fees, claim_limits) = 0
    else num_nonnulls(settings, fees, claim_limits) > 0 end)
);
create index market_settings_trials on market_settings (starts_at desc) where ends_at is not null;

-- A version with an end that was withdrawn before it, append-only.
create table trial_withdrawals (
  version int primary key references market_settings,
  withdrawn_by bigint not null references users,
  reason text not null check (octet_length(reason) between 10 and 2400),
  at timestamptz not null
);

-- Published: when which rules hold. One that was withdrawn ends with its withdrawal, and never held if that came before its start.
create view trial_periods as
select s.version, s.settings, s.fees, s.claim_limits, s.starts_at, coalesce(least(s.ends_at, w.at), s.ends_at) as ends_at
from market_settings s left join trial_withdrawals w on w.version = s.version
where s.ends_at is not null;
