import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toSessionId, toUserId } from '@washline/contract/ids'
import { afterAll, describe, expect, it, test } from 'vitest'
import { startFakeS3 } from '../../../testing/fakes/fake-s3.ts'
import { handClock } from '../clock/clock.ts'
import { diskFiles } from './disk-files.ts'
import type { Sight } from './photo-rules.ts'
import { s3Files } from './s3/s3-files.ts'
import { signedStorage } from './signed-storage.ts'
import type { Files, PhotoAddress } from './storage.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'washline-media-'))
const s3 = await startFakeS3()
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await s3.close()
})

const clock = handClock(new Date('2026-03-01T10:00:00Z'))
const storageOf = (files: Files) => signedStorage({ files, keys: ['secret'], clock })
const storage = storageOf(diskFiles(dataDir))
const sight: Sight = { of: 'order', id: 7, by: { userId: toUserId(34), tokenId: toSessionId(981) } }
const addressOf = (url: string): PhotoAddress => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const given = (name: string) => searchParams.get(name) ?? ''
  return {
    key: pathname.split('/').at(-1) ?? '',
    for: given('for'),
    until: given('until'),
    signature: given('signature'),
  }
}

describe.each([
  ['on disk', storage],
  ['in a bucket', storageOf(s3Files(s3.options))],
])('photos %s', (_where, photos) => {
  const jpeg = Buffer.from([0xff, 0xd8, 0, 0x80, 0xff, 0xd9])
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

test('an address names its photo, its person and what it belongs to, until it expires', () => {
  const key = '0'.repeat(48)
  const address = addressOf(storage.url(key, sight))
  expect(storage.read(address)).toEqual({ sight, leftS: 7_200 })
  const person = { ...sight, by: { ...sight.by, tokenId: null } }
  expect(storage.read(addressOf(storage.url(key, person)))?.sight).toEqual(person)
  expect(storage.read(addressOf(storage.portraitUrl(key)))?.sight).toBe('everybody')
  for (const bent of [
    { key: '1'.repeat(48) },
    { for: 'all' },
    { for: 'order.8.34.981' },
    { for: 'order.7.35.981' },
    { for: 'order.7.34.' },
    { until: `${Number(address.until) + 1}` },
    { signature: '' },
  ])
    expect(storage.read({ ...address, ...bent }), JSON.stringify(bent)).toBeUndefined()
  expect(storage.url(key, sight)).toBe(storage.url(key, sight))
  clock.advance(3_599_000)
  expect(storage.read(address)).toBeDefined()
  clock.advance(2 * 3_600_000 - 3_599_000 + 1_000)
  expect(storage.read(address)).toBeUndefined()
  expect(storage.read(addressOf(storage.url(key, sight, 60)))?.leftS).toBe(60)
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

test('an address signed before the secrets changed shows its photo until the former secret goes', async () => {
  const files = diskFiles(dataDir)
  const withKeys = (...keys: [string, ...string[]]) => signedStorage({ files, keys, clock })
  const key = await storage.put(Buffer.from([0xff, 0xd8]))
  const before = addressOf(storage.url(key, sight))
  const after = addressOf(withKeys('next', 'secret').url(key, sight))
  for (const address of [before, after]) expect(withKeys('next', 'secret').read(address)).toMatchObject({ sight })
  expect(withKeys('secret', 'next').read(after)).toMatchObject({ sight })
  expect(withKeys('next').read(before)).toBeUndefined()
})
