import { expect, test } from 'vitest'
import { readImports } from './read-imports.ts'

const specifiers = (source: string) => readImports(source).map(({ specifier }) => specifier)

test.each([
  [`import a from './a.ts'`, './a.ts'],
  [`import type { B } from "./b.ts"`, './b.ts'],
  [`import {\n  c,\n  type D,\n} from './c.ts'`, './c.ts'],
  [`import * as d from './d.ts'`, './d.ts'],
  [`export * from './e.ts'`, './e.ts'],
  [`export type { F } from './f.ts'`, './f.ts'],
  [`import './g.css'`, './g.css'],
  [`const h = await import('./h.ts')`, './h.ts'],
  ['const h = await import(`./h.ts`)', './h.ts'],
  [`let i: typeof import('./i.ts')`, './i.ts'],
  [`const pattern = /['"]/g\nimport j from './j.ts'`, './j.ts'],
  [`const half = total / 2 / 'x'.length\nimport k from './k.ts'`, './k.ts'],
  [`const text = <p>Don't</p>\nexport { l } from './l.ts'`, './l.ts'],
])('%s', (source, specifier) => {
  expect(specifiers(source)).toEqual([specifier])
})

test.each([
  [`// import a from './a.ts'`],
  [`/* import a from './a.ts' */`],
  [`const text = "import a from './a.ts'"`],
  ["const text = `\nimport a from './a.ts'\n`"],
  [`const from = 'here'; const other = { from: 'there' }`],
  [`export const name = 'plain'`],
])('no import: %s', (source) => {
  expect(specifiers(source)).toEqual([])
})

test('names the line', () => {
  expect(readImports(`/*\n two lines */\nimport a from './a.ts'\n`)).toEqual([
    { specifier: './a.ts', line: 3, isType: false },
  ])
})

test.each([
  [`import type { A } from './a.ts'`, true],
  [`export type { A } from './a.ts'`, true],
  [`import { type A, type B } from './a.ts'`, true],
  [`import { type A, b } from './a.ts'`, false],
  [`import { b } from './a.ts'`, false],
])('%s is for types only: %s', (source, isType) => {
  expect(readImports(source)[0]?.isType).toBe(isType)
})
