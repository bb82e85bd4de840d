import { expect, it } from 'vitest'
import { withPlaces } from './keep-places.ts'

const folder = '/washline/apps/api/build'
const entries = { 'scan-child': '/washline/apps/api/src/scanning/scan-child.ts' }
const hole = ['$', '{name}'].join('')
const place = (code: string) => withPlaces(code, '/washline/apps/api/src/scanning/scanner.ts', folder, entries)

it.each([
  ["new URL('./cities.tsv', import.meta.url)", "new URL('../src/scanning/cities.tsv', import.meta.url)"],
  ["new URL('../migrations/', import.meta.url)", "new URL('../src/migrations/', import.meta.url)"],
  ["new URL('../../../../models/', import.meta.url)", "new URL('../../../models/', import.meta.url)"],
  [
    `new URL(\`drawn/${hole}.jpg\`, import.meta.url)`,
    `new URL(\`../src/scanning/drawn/${hole}.jpg\`, import.meta.url)`,
  ],
  ["new URL('./scan-child.ts', import.meta.url)", "new URL('./scan-child.mjs', import.meta.url)"],
  ["createRequire(import.meta.url).resolve('pg')", "createRequire(import.meta.url).resolve('pg')"],
])('%s is found from the bundle', (code, expected) => {
  expect(place(code)).toBe(expected)
})

it.each(['import.meta.dirname', 'fileURLToPath(import.meta.url)', 'new URL(name, import.meta.url)'])(
  'refuses %s, whose place it cannot know',
  (code) => {
    expect(() => place(code)).toThrow('scanner.ts')
  },
)
