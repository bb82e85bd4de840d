import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { type TestDatabase, testDatabase } from '../../apps/api/testing/harness/test-database.ts'
import { checkStatements, type StatementsChecked } from './check-statements.ts'
import { readDriverTypes } from './database/driver-types.ts'
import { readCatalog } from './database/read-catalog.ts'
import { openProgram } from './source/source-program.ts'

const tables = `
  create table senders (id bigint primary key, name text not null);
  create table parcels (
    id bigint primary key, state text not null check (state in ('new', 'sent')), label text, weight numeric not null,
    sender_id bigint references senders (id), at timestamptz not null, tags text[] not null check (tags <@ array['heavy', 'fragile']), extra jsonb not null
  );
  create view heavy_parcels as select p.id, p.label, s.name from parcels p left join senders s on s.id = p.sender_id;
  create function parcel_size(id bigint) returns text language sql strict return null;
  create function grams(kilos numeric) returns numeric language sql immutable strict return kilos * 1000;`

interface Case {
  readonly rule: string
  readonly findings: readonly string[]
  readonly place: string
}

/** Each call stands under a comment: what is wrong with it, and after the arrow what is to be found. */
const readCases = (name: string): Case[] => {
  const file = path.join(import.meta.dirname, 'cases', name)
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const [, rule, findings] = /^\/\/ (.*?)(?: → (.*))?$/.exec(line) ?? []
      return rule ? [{ rule, findings: findings?.split('; ') ?? [], place: `${name}:${index + 2}` }] : []
    })
}
const refused = readCases('refused-rows.ts')
const accepted = readCases('accepted-rows.ts')

let database: TestDatabase
let checked: StatementsChecked

beforeAll(async () => {
  const files = ['refused-rows.ts', 'accepted-rows.ts'].map((name) => path.join(import.meta.dirname, 'cases', name))
  database = await testDatabase()
  const client = new pg.Client({ connectionString: database.ownerUrl })
  const db = openDatabase({ url: database.url })
  await client.connect()
  try {
    await client.query(tables)
    const checkedDatabase = { client, catalog: await readCatalog(client), arrivals: await readDriverTypes(db) }
    checked = await checkStatements(
      openProgram(path.resolve('apps/api'), files, (name) => files.includes(name)),
      checkedDatabase,
    )
  } finally {
    await client.end()
    await db.close()
  }
}, 90_000)
afterAll(() => database.drop())

const foundAt = (place: string) =>
  checked.findings.filter(({ file, line }) => `${path.basename(file)}:${line}` === place).map(({ message }) => message)

describe('checkStatements', () => {
  it.each(refused)('finds $rule', ({ findings, place }) => expect(foundAt(place)).toEqual(findings))
  it.each(accepted)('accepts $rule', ({ findings, place }) => expect(foundAt(place)).toEqual(findings))
})
