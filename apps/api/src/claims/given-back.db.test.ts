import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnections } from '../platform/testing/open-connections.ts'
import { claimants, hourMs, startClaims } from './builders.ts'
import { settleBlame } from './use-cases/settle-blame.ts'

const world = await startClaims()
const { db, clock, claimOf, decide } = world
beforeAll(() => openConnections(db, 6))
afterAll(async () => {
  const last = await claimants(world)
  await last.close()
})

it('what was taken goes back to the Washer when a person lets Washline bear it', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const earningsOf = async () => (await world.call(washer, 'GET', '/api/provider/earnings')).body.data
  const id = await claimed(await completed({ missing: 1 }), { problem: 'lost', retail_value: 20 })
  const [{ net: before }] = ((await earningsOf()) as { orders: [{ net: number }] }).orders
  clock.advance(24 * hourMs)
  await settleBlame(world.deps, id)
  expect(await earningsOf()).toMatchObject({ orders: [{ deductions: 16, net: before - 16 }] })
  await world.call(customer, 'POST', `/api/claims/${id}/appeal`, {
    text: 'It was bought dearer than that, see the bill.',
  })
  const lift = { decision: 'approve', amount: 18, borne_by: 'washline', decisions: 1 }
  const both = await Promise.all([decide(id, lift), decide(id, lift)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await earningsOf()).toMatchObject({ orders: [{ deductions: 0, net: before }] })
  expect(await claimOf(id, washer)).toMatchObject({ borne_by: 'washline', held: 0 })
})
