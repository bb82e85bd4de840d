-- Owned by safety: reports of users to the operators.

create table reports (
  id bigint generated always as identity (start with 100001) primary key,
  reporter_id bigint not null references users,
  about text not null check (about in ('order', 'chat', 'person')),
  order_id bigint references orders,
  person_id bigint references users,
  kind text not null check (kind in
    ('danger', 'threat', 'harassment', 'discrimination', 'theft', 'wrong_person', 'off_platform', 'other')),
  text text not null check (octet_length(text) between 1 and 16000),
  is_urgent boolean not null,
  created_at timestamptz not null,
  outcome text check (outcome in ('acted', 'no_action')),
  note text,
  closed_at timestamptz,
  closed_by bigint references users,
  check (coalesce(order_id, person_id) is not null),
  check ((outcome is null) = (closed_at is null) and (outcome is null) = (note is null)
    and (outcome is null) = (closed_by is null))
);
create index reports_of_reporter on reports (reporter_id, id desc);
create index reports_open on reports (is_urgent desc, id desc) where outcome is null;
