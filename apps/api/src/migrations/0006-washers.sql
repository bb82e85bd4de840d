-- Owned by washers: profiles, working place and availability, and the metrics that dispatch ranks by.

create function great_circle_m(
  latitude_a double precision, longitude_a double precision,
  latitude_b double precision, longitude_b double precision
) returns double precision language sql immutable strict parallel safe
return 2 * 6371008.8 * asin(least(1, sqrt(
  sin(radians(latitude_b - latitude_a) / 2) ^ 2
  + cos(radians(latitude_a)) * cos(radians(latitude_b)) * sin(radians(longitude_b - longitude_a) / 2) ^ 2
)));

-- The place that the public directory shows: a point in the same cell of a grid of about 500 m, derived from the Washer's id. It
-- reveals the cell and nothing else of the real place.
create function shown_place(latitude double precision, longitude double precision, id bigint) returns point
language sql immutable strict parallel safe
return (
  select point(
    greatest(-180, least(180, (floor(longitude * columns) + ((id * 0.7548776662466927) % 1)::double precision) / columns)),
    greatest(-90, least(90, (line + ((id * 0.6180339887498949) % 1)::double precision) / 220))
  )
  from (select floor(latitude * 220) as line) l,
    lateral (select greatest(1, round(220 * cos(radians(line / 220)))) as columns) c
);

-- Mercator in radians, cut at 85 degrees.
create function mercator(place point) returns point
language sql immutable strict parallel safe
return point(radians(place[0]), asinh(tan(radians(greatest(-85, least(85, place[1]))))));

create table washers (
  -- The id of the person, and of the public page.
  user_id bigint primary key references users,
  business_name text not null,
  street text not null,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null,
  -- Where the Washer works: the address, until another place is set with the availability.
  latitude double precision check (latitude >= -90 and latitude <= 90),
  longitude double precision check (longitude >= -180 and longitude <= 180),
  shown_place point generated always as (shown_place(latitude, longitude, user_id)) stored,
  -- Searches use the shown place only; washers_near_poles covers what Mercator cuts.
  shown_pos point generated always as (mercator(shown_place(latitude, longitude, user_id))) stored,
  online boolean not null default false,
  radius_km double precision not null default 15 check (radius_km >= 1 and radius_km <= 50),
  -- Set by verification exactly while every step is approved and no suspension is open.
  verified_at timestamptz,
  deposit_intent_id text not null unique,
  deposit_held boolean not null,
  rating_tenths_sum bigint not null default 0,
  rating_count int not null default 0,
  orders_done int not null default 0,
  orders_on_time int not null default 0,
  -- The live position while an order is being carried.
  last_latitude double precision,
  last_longitude double precision,
  last_position_at timestamptz,
  -- The door that the Washer has left last: while they are near it, no other order shows where they are.
  left_latitude double precision,
  left_longitude double precision,
  left_at timestamptz,
  created_at timestamptz not null default now(),
  -- The person has stopped working as a Washer. Profile and metrics stay for a return.
  closed_at timestamptz,
  check ((latitude is null) = (longitude is null)),
  check (latitude is not null or not online),
  constraint washers_closed check (closed_at is null or not (online or deposit_held))
) with (fillfactor = 80);

-- Live subscriptions are checked anew when a Washer is suspended or stops working.
create function end_subscriptions_of_washer() returns trigger language plpgsql as $$
begin
  perform end_subscriptions_of_person(new.user_id);
  return null;
end $$;
create trigger washers_changed_access after update of verified_at, closed_at on washers
  for each row when (old.verified_at is not null and new.verified_at is null or old.closed_at is null and new.closed_at is not null)
  execute function end_subscriptions_of_washer();

-- A query uses one of these partial indexes only if it repeats the predicate as written here.
create index washers_near_poles on washers (user_id)
  where online and verified_at is not null and deposit_held and abs(shown_place[1]) >= 84;
create index washers_shown on washers using gist (shown_pos) where verified_at is not null and deposit_held;

-- Published: the profile of a Washer, without live position and deposit.
create view washer_profiles as
select user_id, business_name, street, city, state, postal_code, country, latitude, longitude, online, created_at,
  rating_tenths_sum, rating_count, verified_at is not null as verified, closed_at is not null as closed,
  verified_at is not null and deposit_held as is_listed
from washers;

-- Published: what the people of an order may see of its Washer, the live position included.
create view order_washers as
select user_id, business_name, street, city, state, postal_code, latitude, longitude, rating_tenths_sum, rating_count,
  last_latitude, last_longitude, last_position_at, left_latitude, left_longitude, left_at
from washers;
