import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { startFakeS3 } from '../../../testing/fakes/fake-s3.ts'
import { handClock } from '../clock/clock.ts'
import { diskFiles } from './disk-files.ts'
import { s3Files } from './s3/s3-files.ts'
import { signedStorage } from './signed-storage.ts'
import type { Files } from './storage.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'washline-media-'))
const s3 = await startFakeS3()
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await s3.close()
})

const clock = handClock(new Date('2026-03-01T10:00:00Z'))
const storageOf = (files: Files) => signedStorage({ files, secret: 'secret', clock })
const storage = storageOf(diskFiles(dataDir))
const signed = (key: string) => {
  const url = new URL(storage.url(key), 'http://localhost')
  return { until: url.searchParams.get('until') ?? '', signature: url.searchParams.get('signature') ?? '' }
}

describe.each([
  ['on disk', storage],
  ['in a bucket', storageOf(s3Files(s3.options))],
])('photos %s', (_where, photos) => {
  const jpeg = Buffer.from([0xff, 0xd8, 0, 0x80])
  it('are stored, read and removed by their keys', async () => {
    const key = await photos.put(jpeg)
    expect(await photos.get(key)).toEqual(jpeg)
    await photos.remove(key)
    expect(await photos.get(key)).toBeUndefined()
    await photos.remove(key)
  })
  it.each(['../../secrets/media', '', 'A'.repeat(48), '0'.repeat(47)])('have no key %j', async (key) => {
    expect(await photos.get(key)).toBeUndefined()
    await photos.remove(key)
  })
})

test('an address opens its own photo until it expires', async () => {
  const key = '0'.repeat(48)
  const { until, signature } = signed(key)
  expect(storage.mayRead(key, until, signature)).toBe(true)
  expect(storage.mayRead('1'.repeat(48), until, signature)).toBe(false)
  expect(storage.mayRead(key, `${Number(until) + 1}`, signature)).toBe(false)
  expect(storage.mayRead(key, until, '')).toBe(false)
  expect(storage.url(key)).toBe(storage.url(key))
  clock.advance(3_599_000)
  expect(storage.mayRead(key, until, signature)).toBe(true)
  // A person who has lost access can use a kept address for two hours at most.
  clock.advance(2 * 3_600_000 - 3_599_000 + 1_000)
  expect(storage.mayRead(key, until, signature)).toBe(false)
})

test('files on disk and their folders are their owner’s alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'washline-media-'))
  await storageOf(diskFiles(folder)).put(Buffer.from([0xff, 0xd8]))
  const modes = readdirSync(folder, { recursive: true }).map(
    (name) => statSync(join(folder, String(name))).mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o700, 0o600])
  rmSync(folder, { recursive: true })
})
