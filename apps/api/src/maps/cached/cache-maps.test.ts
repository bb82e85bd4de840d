import { expect, it } from 'vitest'
import { type FakeAnswer, linden, osmAnswers, startFakeVendor, testLimits } from '../../../testing/fakes/fake-vendor.ts'
import { handClock } from '../../platform/clock/clock.ts'
import { createOsmMaps } from '../osm/osm-maps.ts'
import { cacheMaps } from './cache-maps.ts'

const start = async (answer: typeof osmAnswers = osmAnswers) => {
  const vendor = await startFakeVendor(answer)
  const clock = handClock(new Date('2026-01-01T00:00:00Z'))
  const osm = createOsmMaps({
    search: { kind: 'photon', url: vendor.url },
    osrmUrl: vendor.url,
    userAgent: 'test',
    limits: testLimits,
  })
  return { vendor, clock, maps: cacheMaps(osm, { clock, maxEntries: 2, ttlMs: 1000 }) }
}

it('asks the vendor once until the entry expires', async () => {
  const { vendor, clock, maps } = await start()
  await using _server = vendor
  await maps.reverse(linden)
  await maps.reverse({ latitude: linden.latitude + 0.00001, longitude: linden.longitude })
  expect(vendor.heard).toHaveLength(1)
  clock.advance(1001)
  await maps.reverse(linden)
  expect(vendor.heard).toHaveLength(2)
})

it('evicts the least recently used entry beyond its size', async () => {
  const { vendor, maps } = await start()
  await using _server = vendor
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) await maps.autocomplete(text)
  expect(vendor.heard.map((call) => call.url.searchParams.get('q'))).toEqual(['a', 'b', 'c', 'b'])
})

it('does not cache a failure', async () => {
  const answers: FakeAnswer[] = [{ status: 500, body: {} }]
  const { vendor, maps } = await start((heard) => answers.pop() ?? osmAnswers(heard))
  await using _server = vendor
  await expect(maps.reverse(linden)).rejects.toThrow('Geocoding failed: HTTP_500')
  expect(await maps.reverse(linden)).not.toBeNull()
})
