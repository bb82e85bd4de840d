-- Owned by verification: the checks of Washers with evidence and decisions, the course, suspensions and quality flags.

create table verification_steps (
  id bigint generated always as identity (start with 100001) primary key,
  washer_id bigint not null references washers (user_id),
  step text not null check (step in ('identity', 'background', 'facility', 'training')),
  state text not null check (state in ('not_started', 'submitted', 'approved', 'rejected', 'expired')),
  -- Number of events so far; an operator's action names the version it was based on.
  version int not null default 0,
  note text check (octet_length(note) <= 4000),
  reason text,
  reviewer text check (reviewer in ('automatic', 'operator', 'vendor', 'course')),
  decided_by bigint references users,
  submitted_at timestamptz,
  decided_at timestamptz,
  approved_until timestamptz,
  -- Submitted to a vendor instead of an operator.
  with_vendor boolean not null default false,
  -- The value of approved_until for which the reminder was sent.
  reminded_of timestamptz,
  score_right int,
  score_of int,
  unique (washer_id, step),
  check (state <> 'submitted' or submitted_at is not null),
  check (state <> 'approved' or approved_until is not null)
);
create index verification_queue on verification_steps (submitted_at, id) where state = 'submitted' and not with_vendor;
create index verification_expiring on verification_steps (approved_until) where state in ('approved', 'submitted');

create table verification_evidence (
  id bigint generated always as identity (start with 100001) primary key,
  step_id bigint not null references verification_steps,
  key text not null unique,
  uploaded_at timestamptz not null,
  submitted_at timestamptz
);
create index verification_evidence_of_step on verification_evidence (step_id);

create table verification_history (
  id bigint generated always as identity primary key,
  step_id bigint not null references verification_steps,
  event text not null check (event in ('submit', 'pass', 'approve', 'reject', 'expire')),
  state text not null check (state in ('not_started', 'submitted', 'approved', 'rejected', 'expired')),
  reviewer text check (reviewer in ('automatic', 'operator', 'vendor', 'course')),
  by_id bigint references users,
  reason text,
  at timestamptz not null
);
create index verification_history_of_step on verification_history (step_id, id);

-- Checks at a vendor. The key makes starting one idempotent.
create table verification_checks (
  key uuid primary key,
  step_id bigint not null references verification_steps,
  gateway text not null,
  vendor_id text unique,
  begun_at timestamptz not null,
  settled_at timestamptz
);
create unique index verification_checks_open on verification_checks (step_id) where settled_at is null;

create table quiz_attempts (
  id bigint generated always as identity (start with 100001) primary key,
  washer_id bigint not null references washers (user_id),
  question_ids text[] not null,
  begun_at timestamptz not null,
  handed_in_at timestamptz,
  answers jsonb,
  score_right int,
  passed boolean,
  check ((handed_in_at is null) = (passed is null))
);
create unique index quiz_attempts_open on quiz_attempts (washer_id) where handed_in_at is null;
create index quiz_attempts_of_washer on quiz_attempts (washer_id, id desc);

create table washer_suspensions (
  id bigint generated always as identity (start with 100001) primary key,
  washer_id bigint not null references washers (user_id),
  reason text not null,
  by_id bigint not null references users,
  since timestamptz not null,
  until timestamptz,
  appeal_text text,
  appealed_at timestamptz,
  appeal_answer text,
  appeal_answered_at timestamptz,
  appeal_answered_by bigint references users,
  ended_at timestamptz,
  -- Null when the suspension expired.
  ended_by bigint references users,
  end_reason text,
  check (until > since),
  check ((appeal_text is null) = (appealed_at is null)),
  check ((appeal_answer is null) = (appeal_answered_at is null))
);
create unique index washer_suspensions_open on washer_suspensions (washer_id) where ended_at is null;

create table quality_flags (
  id bigint generated always as identity (start with 100001) primary key,
  washer_id bigint not null references washers (user_id),
  causes text[] not null check (cardinality(causes) > 0 and causes <@ array['ratings', 'claims']),
  average_tenths int,
  ratings int not null,
  claims int not null default 0,
  -- The latest rating and claim that the flag was raised on: once it is closed, only newer ones can raise another.
  last_rating_id bigint,
  last_claim_id bigint,
  raised_at timestamptz not null,
  closed_at timestamptz,
  closed_by bigint references users,
  note text
);
create unique index quality_flags_open on quality_flags (washer_id) where closed_at is null;
create index quality_flags_of_washer on quality_flags (washer_id, id desc);

-- Published: approvals by an operator, a vendor or the course; automatic ones are left out.
create view reviewed_approvals as
select id, washer_id, step, approved_until from verification_steps
where state in ('approved', 'submitted') and reviewer <> 'automatic';
