import type { Database } from '../../../apps/api/src/platform/db/database.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'

/** Degrees of a city's side, about 40 km, and of the way from one city to the next. */
const sideDegrees = 0.36
const stepDegrees = 1

export const firstCity = { latitude: 3, longitude: 101 }

/** A statement may take 15 s. */
const slice = 50_000

/** Adds Washers who can be offered orders, spread evenly over square cities in a row of thirty-three. */
export async function fillWashers(db: Database, { count, cities }: { count: number; cities: number }): Promise<void> {
  for (let from = 1; from <= count; from += slice)
    await insertWashers(db, { from, to: Math.min(count, from + slice - 1), cities })
  await db.run(sql`analyze users`)
  await db.run(sql`analyze washers`)
}

async function insertWashers(
  db: Database,
  { from, to, cities }: { readonly from: number; readonly to: number; readonly cities: number },
): Promise<void> {
  await db.run(sql`
    insert into users (id, name, email, is_washer, created_at) overriding system value
    select 1000000 + n, 'Washer ' || n, 'washer-' || n || '@example.test', true, now()
    from generate_series(${from}::int, ${to}::int) n
    where not exists (select 1 from users where id = 1000000 + n)`)
  await db.run(sql`
    insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude, online,
      verified_at, deposit_held, deposit_intent_id, radius_km, created_at)
    select 1000000 + n, 'Laundry ' || n, '', '', '', '', '',
      ${firstCity.latitude}::float8 + n % ${cities}::int / 33 * ${stepDegrees}::float8 + random() * ${sideDegrees}::float8,
      ${firstCity.longitude}::float8 + n % ${cities}::int % 33 * ${stepDegrees}::float8 + random() * ${sideDegrees}::float8,
      true, now(), true, 'bench-' || n, 25, now()
    from generate_series(${from}::int, ${to}::int) n`)
}

export const clearWashers = (db: Database): Promise<number> => db.run(sql`truncate washers cascade`)

/** A place in the first city, always the same for the same number. */
export const placeInCity = (number: number) => ({
  latitude: firstCity.latitude + ((number * 0.7548776662466927) % 1) * sideDegrees,
  longitude: firstCity.longitude + ((number * 0.6180339887498949) % 1) * sideDegrees,
})
