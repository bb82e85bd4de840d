import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { claimants, hourMs, startClaims } from './builders.ts'
import { settleLiability } from './use-cases/settle-liability.ts'

const world = await startClaims()
const { db, clock, claimOf, decide } = world
beforeAll(() => openConnections(db, 6))
afterAll(async () => {
  const last = await claimants(world)
  await last.close()
})

it('returns the deducted pay when an operator makes Washline liable', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const earningsOf = async () => (await world.call(washer, 'GET', '/api/provider/earnings')).body.data
  const id = await claimed(await completed({ missing: 1 }), { problem: 'lost', retail_value_minor: 2_000 })
  const [{ net_minor: before }] = ((await earningsOf()) as { orders: [{ net_minor: number }] }).orders
  clock.advance(24 * hourMs)
  await settleLiability(world.deps, id)
  expect(await earningsOf()).toMatchObject({ orders: [{ deductions_minor: 1_600, net_minor: before - 1_600 }] })
  await world.call(customer, 'POST', `/api/claims/${id}/appeal`, {
    text: 'It was bought dearer than that, see the bill.',
  })
  const lift = { decision: 'approve', amount_minor: 1_800, liable_party: 'washline', decisions: 1 }
  const both = await Promise.all([decide(id, lift), decide(id, lift)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await earningsOf()).toMatchObject({ orders: [{ deductions_minor: 0, net_minor: before }] })
  expect(await claimOf(id, washer)).toMatchObject({ liable_party: 'washline', reserved_minor: 0 })
})
