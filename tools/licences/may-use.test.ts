import path from 'node:path'
import { expect, it } from 'vitest'
import { mayUse } from './may-use.ts'
import { readPackages } from './read-packages.ts'

it.each([
  ['a', 'MIT', true],
  ['a', '(MIT OR GPL-3.0-only)', true],
  ['a', '(MIT AND Zlib)', true],
  ['a', 'MIT AND GPL-3.0-only', false],
  ['a', 'GPL-3.0-or-later', false],
  ['a', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['lightningcss-linux-x64-gnu', 'MPL-2.0', true],
  ['a', undefined, false],
])('%s under %s: %s', (name, licence, allowed) => expect(mayUse({ name, licence })).toBe(allowed))

it('allows every package of the lock file', () => {
  const packages = readPackages(path.resolve(import.meta.dirname, '../..'))
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter((each) => !mayUse(each))).toEqual([])
})
