-- Owned by verification: what Washers are checked for, with evidence and decisions; the course; suspensions; quality.
-- washers.verified_at is set exactly while every step counts and no suspension is open: dispatch reads that alone.

create table verification_steps (
  id bigint generated always as identity (start with 100001) primary key,
  washer_id bigint not null references washers (user_id),
  step text not null check (step in ('identity', 'background', 'facility', 'training')),
  state text not null check (state in ('not_started', 'submitted', 'approved', 'rejected', 'expired')),
  -- Counts the events; an act says which one it has seen.
  version int not null default 0,
  note text check (length(note) <= 500),
  reason text,
  reviewer text check (reviewer in ('automatic', 'operator', 'vendor', 'course')),
  decided_by bigint references users,
  submitted_at timestamptz,
  decided_at timestamptz,
  approved_until timestamptz,
  -- Submitted to a vendor, not to an operator.
  with_vendor boolean not null default false,
  -- The end that the Washer was reminded of.
  reminded_of timestamptz,
  score_right int,
  score_of int,
  unique (washer_id, step),
  check (state <> 'submitted' or submitted_at is not null),
  check (state <> 'approved' or approved_until is not null)
);
create index verification_queue on verification_steps (submitted_at, id) where state = 'submitted' and not with_vendor;
create index verification_lapsing on verification_steps (approved_until) where state in ('approved', 'submitted');

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
  state text not null,
  reviewer text,
  by_id bigint references users,
  reason text,
  at timestamptz not null
);
create index verification_history_of_step on verification_history (step_id, id);

-- A check that was begun; the key makes its beginning safe to repeat.
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
  -- Nobody where its time was up.
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
  causes text[] not null check (cardinality(causes) > 0),
  average_tenths int,
  ratings int not null,
  claims int not null default 0,
  -- What the flag was raised on: the same is not flagged again once somebody has looked.
  last_rating_id bigint,
  last_claim_id bigint,
  raised_at timestamptz not null,
  closed_at timestamptz,
  closed_by bigint references users,
  note text
);
create unique index quality_flags_open on quality_flags (washer_id) where closed_at is null;
create index quality_flags_of_washer on quality_flags (washer_id, id desc);

insert into verification_steps (washer_id, step, state, reviewer, decided_at, approved_until)
select w.user_id, s.step,
  case when w.verified_at is null then 'not_started' else 'approved' end,
  case when w.verified_at is not null then 'automatic' end,
  w.verified_at,
  case when w.verified_at is not null then now() + s.days * interval '1 day' end
from washers w, (values ('identity', 730), ('background', 365), ('facility', 365), ('training', 365)) s (step, days);
