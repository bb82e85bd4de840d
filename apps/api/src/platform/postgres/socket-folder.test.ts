import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeLeftSockets, socketFolder } from './socket-folder.ts'

const root = mkdtempSync(path.join(tmpdir(), 'wl-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A folder whose path has so many bytes. */
function folderOf(bytes: number): string {
  const folder = path.join(root, 'a'.repeat(bytes - root.length - 1))
  mkdirSync(folder, { recursive: true })
  return folder
}
const comma = path.join(root, 'wash,line')
mkdirSync(comma)

test.each([
  ['in the folder of the database', root, 5432, 'linux', root],
  ['in the deepest folder whose address fits', folderOf(89), 5432, 'darwin', folderOf(89)],
  ['nowhere one character deeper', folderOf(90), 5432, 'darwin', undefined],
  ['nowhere with a longer port', folderOf(89), 54_321, 'linux', undefined],
  ['nowhere where a comma would divide the setting', comma, 5432, 'linux', undefined],
  ['nowhere where none can be opened', path.join(root, 'missing'), 5432, 'linux', undefined],
  ['nowhere on Windows', root, 5432, 'win32', undefined],
] as const)('a socket is %s', async (_, folder, port, platform, expected) => {
  expect(await socketFolder(folder, port, platform)).toBe(expected)
  expect(readdirSync(root)).not.toContain(`.s.PGSQL.${port}`)
})

test('removes the sockets of killed servers, and nothing else', () => {
  const folder = path.join(root, 'cluster')
  mkdirSync(folder)
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock', 'PG_VERSION']) writeFileSync(path.join(folder, name), '')
  removeLeftSockets(folder)
  expect(readdirSync(folder)).toEqual(['PG_VERSION'])
})
