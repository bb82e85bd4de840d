import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Key and secret of the embedded server, made on first use and shared by every process on the database. */
export async function readRealtimeApp(db: Database): Promise<{ key: string; secret: string }> {
  await db.run(sql`
    insert into realtime_app (key, secret)
    values (${randomBytes(10).toString('hex')}, ${randomBytes(32).toString('base64url')}) on conflict do nothing`)
  return db.one<{ key: string; secret: string }>(sql`select key, secret from realtime_app`)
}
