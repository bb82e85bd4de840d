import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const page = readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8')
/** Of WCAG 2.2, levels A and AA. */
const criteria = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6'],
  ...['2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8', '3.1.1', '3.1.2', '3.2.1', '3.2.2'],
  ...['3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
]
const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) .*\|$/gm)].map(([line, number]) => ({
  number,
  cells: line.split(' | '),
}))

it('has each of the 55 criteria once, with how it was tried', () => {
  expect(criteria).toHaveLength(55)
  expect(rows.map(({ number }) => number)).toEqual(criteria)
  expect(
    rows.filter(({ cells }) => cells.length !== 4 || cells.some((cell) => cell.replace('|', '').trim() === '')),
  ).toEqual([])
})

it('names only paths that exist', () => {
  const paths = [...page.matchAll(/`((?:apps|e2e|tools|docs)\/[\w./-]+)`/g)].map(([, name]) => name ?? '')
  expect(paths.length).toBeGreaterThan(12)
  expect(paths.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})
