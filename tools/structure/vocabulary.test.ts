import { expect, test } from 'vitest'
import { findingsOf } from './planted.ts'
import { readWords } from './read-words.ts'

const file = 'apps/web/app/ui/badge.ts'
const refused = (text: string, name = file) =>
  findingsOf({ [name]: text })
    .filter(({ rule }) => rule === 'refused-words')
    .map(({ wrong }) => wrong.split('"')[1])

test.each([
  ['a name', 'export const toldAt = 1', 'told'],
  ['a property', 'export type Row = { letterId: number }', 'letter'],
  ['a code', `throw new Error('hold_lost')`, 'hold'],
  ['a column', 'q.all(sql`select borne_minor from orders`)', 'borne'],
  ['a comment', '/** Says who may look. */', 'says'],
  ['a name of a test', `it('tells the Washer', () => undefined)`, 'tells'],
  ['a whole name', 'const way = 1', 'way'],
  ['a phrase', '// The reserve is let go.', 'let go'],
])('refuses a word in %s', (_, text, word) => {
  expect(refused(text)).toEqual([word])
})

test('refuses a word in the name of a file, of a migration and in a document', () => {
  expect(refused('', 'apps/web/app/ui/letter-box.ts')).toEqual(['letter'])
  expect(refused('create table stories (\n  id bigint\n);', 'apps/api/src/migrations/0001-chat.sql')).toEqual([
    'stories',
  ])
  expect(refused('What a deed is.', 'docs/model.md')).toEqual(['deed'])
})

test('leaves texts for people, other meanings and quoted code alone', () => {
  expect(refused(`t('Say hello!')`)).toEqual([])
  expect(refused('const style = { letterSpacing: 1 }')).toEqual([])
  expect(refused('export const promise_kept = unknown')).toEqual([])
  expect(refused('`toldAt` was its name.', 'docs/model.md')).toEqual([])
})

test.each([
  ['a document', { 'docs/a.md': 'Neighbours share colours.' }, ['Neighbour']],
  [
    'the contract',
    { 'packages/contract/src/orders/a.ts': "const call = { summary: 'A favourite of mine.' }" },
    ['favourit'],
  ],
  ['quoted code', { 'docs/a.md': 'Run `npm run licences`, see [that](licences.md).' }, []],
  ['the status of an order', { 'docs/a.md': 'A cancelled order.' }, []],
  ['a name', { 'packages/contract/src/orders/a.ts': "const colour = 'grey'" }, []],
] as const)('has one spelling: %s', (_, files, words) => {
  const found = findingsOf(files).filter(({ rule }) => rule === 'one-spelling')
  expect(found.map(({ wrong }) => wrong.split('"')[1])).toEqual(words)
})

test('reads names with their lines, past comments, strings and templates', () => {
  expect(readWords("const a = 'Some text'\n// why\nconst b = `$" + '{c} text`\n', false)).toMatchObject([
    { text: 'const', line: 1 },
    { text: 'a', line: 1 },
    { kind: 'prose', text: '// why', line: 2 },
    { text: 'const', line: 3 },
    { text: 'b', line: 3 },
    { text: 'c', line: 3 },
  ])
})
