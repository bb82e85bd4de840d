import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { persistedSecret } from './secrets.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'washline-secrets-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('makes a secret once, for its owner only, and leaves no draft of it', async () => {
  const secret = await persistedSecret(dataDir, 'media')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await persistedSecret(dataDir, 'media')).toBe(secret)
  expect(await persistedSecret(dataDir, 'links')).not.toBe(secret)
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['links', 'media'])
  if (process.platform !== 'win32') expect((await stat(join(dataDir, 'secrets', 'media'))).mode & 0o777).toBe(0o600)
})

it('gives all who begin at once the same one', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => persistedSecret(dataDir, 'media')))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['media'])
})

it.each([
  ['empty', '', 'is empty'],
  ['blank', ' \n', 'is empty'],
  ['short', 'abc', 'is damaged'],
  ['cut', 'x'.repeat(42), 'is damaged'],
  ['of other characters', '\0'.repeat(43), 'is damaged'],
])('refuses a file that is %s', async (_, text, reason) => {
  await mkdir(join(dataDir, 'secrets'))
  await writeFile(join(dataDir, 'secrets', 'media'), text)
  await expect(persistedSecret(dataDir, 'media')).rejects.toThrow(reason)
})
