import type { Database } from '../../../apps/api/src/platform/db/database.ts'
import { Sql } from '../../../apps/api/src/platform/db/sql.ts'

/** How a column of a type arrives in JavaScript. */
export type Arrival = 'number' | 'string' | 'boolean' | 'Date' | 'Buffer' | 'json' | 'other'

const samples: Readonly<Record<string, string>> = {
  bool: 'true',
  bytea: '\\x00',
  date: '2026-01-01',
  float4: '1.5',
  float8: '1.5',
  int2: '1',
  int4: '1',
  int8: '1',
  interval: '1 day',
  json: '{}',
  jsonb: '{}',
  name: 'a',
  numeric: '1.5',
  oid: '1',
  point: '(1,2)',
  regclass: 'pg_class',
  text: 'a',
  time: '10:00',
  timestamp: '2026-01-01 10:00',
  timestamptz: '2026-01-01 10:00+00',
  uuid: '00000000-0000-0000-0000-000000000000',
  varchar: 'a',
  xid8: '1',
}

/** Asks the application's own connection how it reads each type, alone and in an array. */
export async function readDriverTypes(db: Database): Promise<Map<string, Arrival>> {
  const arrivals = new Map<string, Arrival>()
  for (const [name, sample] of Object.entries(samples)) {
    const literal = `'${sample}'::${name}`
    const row = await db.one<{ one: unknown; many: unknown }>(
      new Sql(`select ${literal} as one, array[${literal}] as many`, []),
    )
    arrivals.set(name, arrivalOf(row.one))
    arrivals.set(`_${name}`, Array.isArray(row.many) ? arrivalOf(row.many[0]) : 'other')
  }
  return arrivals
}

function arrivalOf(value: unknown): Arrival {
  if (value instanceof Date) return 'Date'
  if (Buffer.isBuffer(value)) return 'Buffer'
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean')
    return typeof value as Arrival
  return typeof value === 'object' && value?.constructor === Object ? 'json' : 'other'
}
