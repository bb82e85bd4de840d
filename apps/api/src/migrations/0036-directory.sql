-- Owned by directory: where the public may know a Washer to be.

-- Somewhere in the same cell of a grid of about 500 m, by the Washer's id: what is left of the true place is its cell.
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

alter table washers
  add column shown_place point generated always as (shown_place(latitude, longitude, id)) stored,
  add column shown_pos point generated always as (mercator(shown_place(latitude, longitude, id))) stored;

-- Queries must repeat this predicate word for word to use the index.
create index washers_shown on washers using gist (shown_pos) where verified_at is not null and deposit_held;
