import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import { startApp, type TestApp } from '../harness/start-app.ts'
import { readDownload } from './read-download.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const text = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8')
const rows = [...text.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, table = '', cells = '']) => ({
  table,
  cells: cells.split(' | ').map((cell) => cell.trim()),
}))
const withoutPeople =
  /Tables without people: (.+)$/m
    .exec(text)?.[1]
    ?.match(/`\w+`/g)
    ?.map((name) => name.slice(1, -1)) ?? []

/** Columns that refer to a person or hold what leads to one, by their names. */
const personColumn =
  /^(user|customer|washer|person|caller|sender|reporter|rater|uploader|payee|blocker|blocked|actor|operator|owner)_id$|^(email|phone_number|address|pickup_address|name)$/
/** A vendor's ids, and names of things. */
const isNoPerson = (table: string, column: string) =>
  (table === 'market_settings' && column === 'changed_by') || (table === 'demo_loads' && column === 'name')

it('every table has its purpose, its time, its part of the download and of the erasure, or names nobody', async () => {
  const tables = await app.db.all<{ name: string }>(sql`
    select table_name::text as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public' and table_name <> 'migrations' order by 1`)
  const named = rows.map(({ table }) => table)
  expect([...named, ...withoutPeople].sort()).toEqual(tables.map(({ name }) => name).sort())
  for (const { table, cells } of rows) {
    expect(cells, table).toHaveLength(4)
    for (const cell of cells) expect(cell.length, table).toBeGreaterThan(2)
  }
})

it('a table that is listed as without people has no column for one', async () => {
  const columns = await app.db.all<{ table: string; column: string }>(sql`
    select table_name::text as table, column_name::text as column from information_schema.columns
    where table_schema = 'public' and table_name = any(${withoutPeople})`)
  expect(columns.filter(({ table, column }) => personColumn.test(column) && !isNoPerson(table, column))).toEqual([])
})

it('the download has the parts that the table names', async () => {
  const ana = await app.join('Ana Pereira')
  const file = await readDownload(app, ana)
  const parts = new Set(
    rows.map(({ cells }) => (cells[2] ?? '').replaceAll('`', '')).filter((part) => !part.startsWith('no: ')),
  )
  expect([...parts].filter((part) => !file.includes(`"${part}":`))).toEqual([])
})
