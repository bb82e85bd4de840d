-- Owned by ratings: what the Washer answers, and what people report about ratings and answers.

alter table ratings
  add column answer text check (length(answer) between 1 and 1000),
  add column answered_at timestamptz,
  add column hidden_at timestamptz,
  add column answer_hidden_at timestamptz,
  add check ((answer is null) = (answered_at is null)),
  add check (answer_hidden_at is null or answer is not null);

-- The figures of a Washer leave out what is hidden.
drop index ratings_of_washer;
create index ratings_of_washer on ratings (washer_id, id desc) include (tenths) where hidden_at is null;

create table rating_reports (
  id bigint generated always as identity (start with 100001) primary key,
  rating_id bigint not null references ratings,
  about text not null check (about in ('rating', 'answer')),
  reporter_id bigint not null references users,
  reason text not null check (reason in ('insult', 'private_data', 'untrue', 'advertising', 'other')),
  reported_at timestamptz not null,
  decision text check (decision in ('hide', 'keep')),
  decided_at timestamptz,
  decided_by bigint references users,
  note text,
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
    and (decision is null) = (note is null)),
  unique (rating_id, about, reporter_id)
);
create index rating_reports_open on rating_reports (rating_id, about) where decision is null;
