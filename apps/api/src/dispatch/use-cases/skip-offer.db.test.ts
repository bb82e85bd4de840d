import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, expect, it } from 'vitest'
import type { Person } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { farAwayPlace, startDispatch } from '../builders.ts'
import { runWave } from './run-wave.ts'

const api = await startDispatch()
const { db, clock, call, customer, place, runDue, washersAt, offersOf, openOf, respond, searchChanges } = api
afterAll(api.close)

const { offerMs } = market.dispatch
const asked = async (orderId: OrderId) => (await openOf(orderId)).map((offer) => offer.washerId).sort()
const ids = (...washers: (Person | undefined)[]) => washers.map((washer) => washer?.id).sort()
const skip = async (orderId: OrderId, washer: Person | undefined, reason?: 'too_far' | 'too_late') => {
  const offer = (await offersOf(orderId)).find(({ washerId }) => washerId === washer?.id)
  if (!offer) throw new Error('the Washer was not asked')
  return { offer, answer: await respond(offer, 'skip', reason) }
}

it('offers the place of one skip of three to the next best at once', async () => {
  const here = farAwayPlace()
  const [a, b, c, d, e] = await washersAt(here, [0.5, 1, 1.5, 2, 5])
  const orderId = await place(here)
  await runDue()
  expect(await asked(orderId)).toEqual(ids(a, b, c))
  clock.advance(2_000)
  await skip(orderId, b)
  await runDue()
  expect(await asked(orderId)).toEqual(ids(a, c, d))
  await skip(orderId, d)
  await skip(orderId, a)
  await runDue()
  expect(await asked(orderId), 'within a larger radius').toEqual(ids(c, e))
  expect((await searchChanges(orderId)).map((change) => [change.asked, change.open])).toEqual([
    [3, 3],
    [4, 3],
    [5, 2],
  ])
  clock.advance(offerMs - 2_000)
  await runDue()
  expect(await asked(orderId), 'the later offer keeps its time').toEqual(ids(e))
})

it('makes one offer for one skip, however often the job runs', async () => {
  const here = farAwayPlace()
  const [a] = await washersAt(here, [0.5, 1, 1.5, 2, 2.1, 2.2])
  const orderId = await place(here)
  await runDue()
  await runWave(api, orderId)
  expect(await offersOf(orderId)).toHaveLength(3)
  await skip(orderId, a)
  await Promise.all([runWave(api, orderId), runWave(api, orderId), runWave(api, orderId)])
  expect(await offersOf(orderId)).toHaveLength(4)
})

it('asks nobody else for the skip of one favourite while another has an open offer', async () => {
  const here = farAwayPlace()
  const [a, b, c] = await washersAt(here, [1, 1.5, 0.5])
  for (const favourite of [a, b]) await call(customer, 'PUT', `/api/favourites/${favourite?.id}`)
  const orderId = await place(here)
  await runDue()
  expect(await asked(orderId)).toEqual(ids(a, b))
  await skip(orderId, a)
  await runDue()
  expect(await asked(orderId)).toEqual(ids(b))
  await skip(orderId, b)
  await runDue()
  expect(await asked(orderId)).toEqual(ids(c))
})

it('adds the reason of a skip when it follows', async () => {
  const here = farAwayPlace()
  const [a] = await washersAt(here, [1])
  const orderId = await place(here)
  await runDue()
  const { offer } = await skip(orderId, a)
  const reason = async () =>
    (await db.one<{ reason: string | null }>(sql`select skip_reason as reason from offers where id = ${offer.id}`))
      .reason
  expect(await reason()).toBeNull()
  expect((await skip(orderId, a, 'too_far')).answer).toMatchObject({
    status: 200,
    body: { data: { status: 'skipped' } },
  })
  expect(await reason()).toBe('too_far')
  await skip(orderId, a)
  expect(await reason(), 'stays with a repeated skip').toBe('too_far')
})
