import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { linksIn, pathsIn, readSecurityTable } from './read-security-table.ts'
import { requirements } from './requirements.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const page = read('docs/security.md')
const rows = readSecurityTable(page)

it('knows the 253 requirements of levels 1 and 2', () => {
  expect(new Set(requirements).size).toBe(253)
  expect(requirements).toEqual(expect.arrayContaining(['1.1.1', '6.8.4', '10.4.11', '17.3.2']))
})

describe('the page about security', () => {
  it('answers every requirement of levels 1 and 2 once', () => {
    const answered = rows.flatMap(({ numbers }) => numbers)
    expect(requirements.filter((number) => !answered.includes(number))).toEqual([])
    expect(answered.filter((number, index) => answered.indexOf(number) !== index)).toEqual([])
  })

  it('names a test for each line of a table, or why there is none', () => {
    const bare = rows.filter(
      ({ proof }) => proof !== undefined && !/^(?:none|by reading)\b|\.(?:test|spec)\.tsx?`/.test(proof),
    )
    expect(bare).toEqual([])
  })
})

it.each(['docs/security.md', 'docs/threat-model.md'])('%s names only paths that exist', (name) => {
  const paths = [...pathsIn(read(name)), ...linksIn(read(name))]
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((each) => !existsSync(path.join(root, each)))).toEqual([])
})

it.each([
  ['| 1.2.4 | values apart from SQL | `platform/db/sql.ts` | none: none |', [['1.2.4']]],
  ['- 9.1.1–3, 9.2.2: no tokens that carry their content', [['9.1.1', '9.1.2', '9.1.3', '9.2.2']]],
  ['| number | what it asks | how | test |', []],
  ['- 9.1.1', []],
])('reads %j', (line, numbers) => {
  expect(readSecurityTable(line).map((row) => row.numbers)).toEqual(numbers)
})

it('finds the paths and links of a text', () => {
  expect(
    pathsIn('`platform/db/sql.ts` and `tools/` and `tools/security/` at `/api/health` in `DATA_DIR/secrets`'),
  ).toEqual(['apps/api/src/platform/db/sql.ts', 'tools/security/'])
  expect(linksIn('[016](decisions/016-role.md) and [ASVS](https://owasp.org/x.md)')).toEqual([
    'docs/decisions/016-role.md',
  ])
})
