-- Owned by places: recent pickup places and saved places.

create table places (
  id bigint generated always as identity (start with 100001) primary key,
  user_id bigint not null references users on delete cascade,
  label text not null check (label in ('home', 'work', 'hotel', 'recent')),
  address text not null check (octet_length(address) between 1 and 2400),
  latitude double precision not null check (latitude >= -90 and latitude <= 90),
  longitude double precision not null check (longitude >= -180 and longitude <= 180),
  last_used_at timestamptz not null
);
create unique index places_saved_once on places (user_id, label) where label <> 'recent';
create unique index places_recent_once on places (user_id, address) where label = 'recent';
