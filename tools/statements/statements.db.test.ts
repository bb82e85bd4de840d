import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { type TestDatabase, testDatabase } from '../../apps/api/testing/harness/test-database.ts'
import { checkStatements, type StatementFinding, type StatementsChecked } from './check-statements.ts'
import { readDriverTypes } from './database/driver-types.ts'
import { readCatalog } from './database/read-catalog.ts'
import { openProgram } from './source/source-program.ts'
import { trustedJson } from './trusted-json.ts'
import { trustedTexts } from './trusted-texts.ts'

const root = path.resolve('apps/api')
const sources = path.join(root, 'src')
/** Tests run their statements, and what they share is theirs. */
const isProduct = (file: string) => !/\.test\.ts$|\/testing\/|\/builders\.ts$/.test(file)

let database: TestDatabase
let checked: StatementsChecked

beforeAll(async () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(sources, file))
    .filter(isProduct)
  const all = new Set(files)
  database = await testDatabase()
  const client = new pg.Client({ connectionString: database.ownerUrl })
  const db = openDatabase({ url: database.url })
  await client.connect()
  try {
    const checkedDatabase = { client, catalog: await readCatalog(client), arrivals: await readDriverTypes(db) }
    checked = await checkStatements(
      openProgram(root, files, (file) => all.has(file)),
      checkedDatabase,
    )
  } finally {
    await client.end()
    await db.close()
  }
}, 120_000)
afterAll(() => database.drop())

/** Lines move with every change: a listed finding is named by its file. */
const namesOf = (findings: readonly StatementFinding[]) =>
  [...new Set(findings.map(({ file, message }) => `${file} ${message}`))].sort()

describe('the statements of the api', () => {
  it('are followed, prepared and compared, all of them', () => {
    const { seen, prepared, compared, refused } = checked
    console.log(`statements: ${seen} seen, ${prepared} texts prepared, ${compared} rows compared, ${refused} refused`)
    expect(refused).toBe(0)
    expect(seen).toBeGreaterThan(480)
    expect(prepared).toBeGreaterThan(550)
    expect(compared).toBeGreaterThan(290)
  })

  it('give the rows that their calls declare', () => {
    const isTrusted = ({ message }: StatementFinding) =>
      trustedTexts.some((column) => message.startsWith(`${column} is any text`))
    const findings = checked.findings.filter((finding) => !isTrusted(finding))
    expect(findings.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  })

  it('trust stored JSON only where it is listed', () => {
    expect(namesOf(checked.trusted)).toEqual([...trustedJson].sort())
  })
})
