-- Owned by washers: profiles, where and whether they work, and the figures that dispatch ranks by.

create function great_circle_m(
  latitude_a double precision, longitude_a double precision,
  latitude_b double precision, longitude_b double precision
) returns double precision language sql immutable strict parallel safe
return 2 * 6371008.8 * asin(least(1, sqrt(
  sin(radians(latitude_b - latitude_a) / 2) ^ 2
  + cos(radians(latitude_a)) * cos(radians(latitude_b)) * sin(radians(longitude_b - longitude_a) / 2) ^ 2
)));

create table washers (
  user_id bigint primary key references users,
  id bigint generated always as identity (start with 100001) unique,
  business_name text not null,
  street text not null,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null,
  -- Where the Washer works from: the address, until another place is set with the availability.
  latitude double precision check (latitude >= -90 and latitude <= 90),
  longitude double precision check (longitude >= -180 and longitude <= 180),
  -- Mercator in radians, cut at 85 degrees; beyond that, see washers_near_poles.
  pos point generated always as (
    point(radians(longitude), asinh(tan(radians(greatest(-85, least(85, latitude))))))
  ) stored,
  online boolean not null default false,
  radius_km double precision not null default 15 check (radius_km >= 1 and radius_km <= 50),
  verified_at timestamptz,
  deposit_intent_id text not null unique,
  deposit_held boolean not null,
  rating_tenths_sum bigint not null default 0,
  rating_count int not null default 0,
  orders_done int not null default 0,
  orders_on_time int not null default 0,
  -- The live position while an order is on its way.
  last_latitude double precision,
  last_longitude double precision,
  last_position_at timestamptz,
  created_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  check (latitude is not null or not online)
) with (fillfactor = 80);

-- Queries must repeat this predicate word for word to use the index.
create index washers_nearest on washers using gist (pos)
  where online and verified_at is not null and deposit_held;
create index washers_near_poles on washers (user_id)
  where online and verified_at is not null and deposit_held and abs(latitude) >= 84;
