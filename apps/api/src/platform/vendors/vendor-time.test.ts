import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type VendorLimit, vendorLimits } from './vendor-limits.ts'
import { personWaits, vendorTimeMs, whilePersonWaits, withoutHurry } from './vendor-time.ts'

it('gives a job the whole time of each call', () => {
  expect(personWaits()).toBe(false)
  expect([vendorTimeMs('cards'), vendorTimeMs('cards', 1_000)]).toEqual([vendorLimits.cards.jobMs, 1_000])
})

it('gives a person’s request one time for all calls of a vendor', async () => {
  await whilePersonWaits(async () => {
    expect(vendorTimeMs('cards')).toBeLessThanOrEqual(vendorLimits.cards.personMs)
    const before = vendorTimeMs('cards')
    await expect.poll(() => vendorTimeMs('cards')).toBeLessThan(before)
    expect(vendorTimeMs('bucket')).toBeGreaterThanOrEqual(vendorLimits.bucket.personMs - 1)
    expect(vendorTimeMs('bucket', 100)).toBe(100)
  })
})

it('has nothing left once it is used up, and what nobody waits for has its own', async () => {
  await whilePersonWaits(async () => {
    vendorTimeMs('maps')
    await expect.poll(() => vendorTimeMs('maps')).toBe(0)
    expect(withoutHurry(() => vendorTimeMs('maps'))).toBe(vendorLimits.maps.jobMs)
  }, 5)
})

it('keeps nobody waiting for more than five seconds, the scan by a model aside', () => {
  for (const [vendor, { personMs = 0 }] of Object.entries<VendorLimit>(vendorLimits))
    expect([vendor, personMs <= 5_000 || vendor === 'vision']).toEqual([vendor, true])
})

it('is in the table of the documents as it is in the code', () => {
  const text = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| `([\w-]+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|/gm)].map(([, ...cells]) => cells)
  const seconds = (ms: number | undefined) => (ms === undefined ? 'nobody waits' : `${ms / 1_000} s`)
  const limits = Object.entries<VendorLimit>(vendorLimits)
  expect(rows).toEqual(limits.map(([vendor, { personMs, jobMs }]) => [vendor, seconds(personMs), seconds(jobMs)]))
})
