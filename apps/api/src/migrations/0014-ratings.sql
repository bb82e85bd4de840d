-- Owned by ratings: ratings of completed orders, the Washers' answers, and reports about both.

-- One rating per order, in tenths of a star (0 to 50).
create table ratings (
  id bigint generated always as identity (start with 100001) primary key,
  order_id bigint not null unique references orders (id),
  washer_id bigint not null references users (id),
  customer_id bigint not null references users (id),
  tenths int not null check (tenths between 0 and 50),
  comment text not null default '' check (octet_length(comment) <= 8000),
  created_at timestamptz not null,
  answer text check (octet_length(answer) between 1 and 8000),
  answered_at timestamptz,
  hidden_at timestamptz,
  answer_hidden_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check (answer_hidden_at is null or answer is not null)
);
-- Averages leave out hidden ratings.
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

-- Published: ratings and answers without hidden ones.
create view visible_ratings as
select id, order_id, washer_id, customer_id, tenths, comment, created_at,
  case when answer_hidden_at is null then answer end as answer
from ratings where hidden_at is null;
