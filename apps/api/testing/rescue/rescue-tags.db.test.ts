import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRescueMarket } from './rescue-market.ts'

let world: Awaited<ReturnType<typeof startRescueMarket>>
beforeAll(async () => {
  world = await startRescueMarket()
})
afterAll(() => world.close())

it('compares the tags on the bag when another Washer takes over, and keeps them on it', async () => {
  const { giver, second, customer } = world
  const made = await world.must(world.call(giver, 'POST', '/api/tags', { count: 3 }))
  const [one, two, unused] = made.data.codes
  const tags = [one, two].sort()
  const id = await world.pickedUp(tags)
  await world.ask(id)
  await world.search(id)
  await world.must(world.respond(second, 'accept'))
  expect((await world.must(world.call(second, 'GET', `/api/orders/${id}/takeover`))).data.tags).toEqual(tags)
  const wrong = await world.takeOver(second, id, { tags: [one, unused] })
  expect(wrong).toMatchObject({ status: 409, body: { code: 'foreign_tag', tags: [unused] } })
  const taken = await world.takeOver(second, id, { tags: [one] })
  expect(taken.body.data.step).toMatchObject({ step: 'handover', tags: { seen: 1, expected: 2 } })
  const custody = (await world.must(world.call(customer, 'GET', `/api/orders/${id}/custody`))).data
  expect(custody.tags).toEqual(tags)
  expect((await world.must(world.call(customer, 'GET', `/api/orders/${id}/custody/verify`))).data.ok).toBe(true)
})
