import { toUserId } from '@washline/contract/ids'
import type { Database } from '../../../apps/api/src/platform/db/database.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import { connections } from '../load.ts'
import { pgbenchOf } from '../pgbench.ts'
import { inlined, recordStatements } from '../record-statements.ts'
import { clearWashers, fillWashers, firstCity } from './fill-washers.ts'

const washers = 1_000

export interface PositionRates {
  readonly perSecond: number
  /** PostgreSQL's own load program with the same statements; undefined where the machine has none. */
  readonly pgbench: number | undefined
  readonly statements: number
}

/** Stores one position of a Washer with an order in hand, as the product does. */
export type RecordPosition = (position: {
  userId: ReturnType<typeof toUserId>
  latitude: number
  longitude: number
}) => Promise<void>

/** Every Washer has accepted one order of one customer. */
async function fillOrdersInHand(db: Database): Promise<void> {
  await clearWashers(db)
  await fillWashers(db, { count: washers, cities: 1 })
  await db.run(sql`
    insert into users (id, name, email, created_at) overriding system value
    values (3000000, 'Customer', 'customer@example.test', now()) on conflict do nothing`)
  await db.run(sql`
    insert into orders (customer_id, washer_id, status, item_count, value_minor, total_minor, catalogue_version,
      coverage_minor, load_type, pickup_address, pickup_latitude, pickup_longitude, pickup_at, created_at, placed_at, accepted_at)
    select 3000000, user_id, 'accepted', 4, 1000, 1000, 1, 50000, 'light', 'A street', latitude, longitude, now(), now(), now(), now()
    from washers`)
  await db.run(sql`analyze orders`)
}

/** Two places 100 m apart, in turn, so that each call stores its position. */
const placeOf = (turn: number) => ({
  latitude: firstCity.latitude + 0.1 + (turn % 2) * 0.001,
  longitude: firstCity.longitude + 0.1,
})

async function load(record: RecordPosition, seconds: number): Promise<number> {
  const endsAt = performance.now() + seconds * 1_000
  let sent = 0
  const work = async () => {
    while (performance.now() < endsAt) {
      const number = sent++
      await record({ userId: toUserId(1_000_001 + (number % washers)), ...placeOf(Math.floor(number / washers)) })
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return sent / seconds
}

/** The statements of one stored position, for any Washer: pgbench draws its number and moves it to and fro. */
async function scriptOf(record: RecordPosition): Promise<{ script: string; statements: number }> {
  const userId = 1_000_777
  const { latitude } = placeOf(1)
  const sent = await recordStatements(() => record({ userId: toUserId(userId), ...placeOf(1) }))
  const lines = sent
    .map(inlined)
    .map((line) =>
      line.replaceAll(`E'${userId}'`, ':washer').replaceAll(`E'${latitude}'`, `(${latitude} + :north * 0.001)`),
    )
  const script = ['\\set washer random(1000001, 1001000)', '\\set north random(0, 1)', ...lines].join('\n')
  return { script: `${script}\n`, statements: sent.length }
}

export async function timePositions(
  { db, record, folder }: { db: Database; record: RecordPosition; folder: string },
  seconds: number,
): Promise<PositionRates> {
  await fillOrdersInHand(db)
  const { script, statements } = await scriptOf(record)
  await load(record, 1)
  return {
    perSecond: await load(record, seconds),
    pgbench: await pgbenchOf({ databaseUrl: db.url, folder }, script, seconds),
    statements,
  }
}
