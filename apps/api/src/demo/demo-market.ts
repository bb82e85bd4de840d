import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

/** Marks a market without people as the demo's. One that has people keeps what it is. */
export const markDemoMarket = (db: Database, at: Date): Promise<unknown> =>
  db.run(sql`
    insert into demo_markets (begun_at) select ${at} where not exists (select from users) on conflict do nothing`)

/** Whether the market was empty when it was filled with demo people: only then are they simulated, and is it reset. */
export const isDemoMarket = async (db: Database): Promise<boolean> =>
  (await db.maybe(sql`select 1 from demo_markets`)) !== undefined
