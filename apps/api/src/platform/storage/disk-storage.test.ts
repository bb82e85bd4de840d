import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { handClock } from '../clock/clock.ts'
import { diskStorage } from './disk-storage.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'washline-media-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const clock = handClock(new Date('2026-03-01T10:00:00Z'))
const storage = diskStorage({ dataDir, secret: 'secret', clock })
const signed = (key: string) => {
  const url = new URL(storage.url(key), 'http://localhost')
  return { until: url.searchParams.get('until') ?? '', signature: url.searchParams.get('signature') ?? '' }
}

test('a photo is kept, read and removed by its key', async () => {
  const key = await storage.put(Buffer.from('jpeg'))
  expect(await storage.get(key)).toEqual(Buffer.from('jpeg'))
  await storage.remove(key)
  expect(await storage.get(key)).toBeUndefined()
})

test.each(['../../secrets/media', '', 'A'.repeat(48), '0'.repeat(47)])('%j is no key', async (key) => {
  expect(await storage.get(key)).toBeUndefined()
})

test('an address opens its own photo until it lapses', async () => {
  const key = '0'.repeat(48)
  const { until, signature } = signed(key)
  expect(storage.mayRead(key, until, signature)).toBe(true)
  expect(storage.mayRead('1'.repeat(48), until, signature)).toBe(false)
  expect(storage.mayRead(key, `${Number(until) + 1}`, signature)).toBe(false)
  expect(storage.mayRead(key, until, '')).toBe(false)
  clock.advance(2 * 86_400_000)
  expect(storage.mayRead(key, until, signature)).toBe(false)
})
