import type { IncomingRequest, searchState } from '@washline/contract/dispatch/endpoints'
import { cellMiddle } from '@washline/contract/maps/geo'
import { afterAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { anOrder } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { startDispatch } from './builders.ts'

type SearchState = z.infer<typeof searchState>

const api = await startDispatch()
const { db, clock, call, customer, place, runDue, washersAt, openOf, respond, broadcastsTo } = api
afterAll(api.close)

const endSearches = async () => {
  await db.run(sql`update offers set state = 'ended'`)
  await db.run(sql`update searches set ended_at = ${clock.now()}`)
}

const address = '18 Linden Street, 50100 Harbour Town, Malaysia'
const door = { address, latitude: 3.14795, longitude: 101.71205 }
const note = 'Third floor, the gate opens with 4711'

const offered = async (notes: string | null) => {
  const [washer] = await washersAt(door, [0.42])
  if (!washer) throw new Error('nobody there')
  const orderId = await place(door)
  await db.run(sql`update orders set notes = ${notes} where id = ${orderId}`)
  await db.run(sql`update users set name = 'Amara Okonkwo' where id = ${customer.id}`)
  await runDue()
  const offer = (await openOf(orderId)).find(({ washerId }) => washerId === washer.id)
  if (!offer) throw new Error('the Washer was not asked')
  const listed = (await call(washer, 'GET', '/api/provider/requests')).body.data as object[]
  const [live] = await broadcastsTo(washer, orderId)
  return { washer, orderId, offer, listed, live }
}

it('shows a Washer who was asked the area, a rough distance and whether there is a note', async () => {
  const { listed, live } = await offered(note)
  const request = {
    pickup_location: { area: 'Linden, Harbour Town', ...cellMiddle(door) },
    distance_meters: expect.closeTo(400, -3),
    has_note: true,
  }
  expect(listed).toEqual([expect.objectContaining(request)])
  expect(live?.data.data).toEqual(listed[0])
  const shown = JSON.stringify([listed, live])
  for (const secret of ['Linden Street', '18 ', '50100', 'Amara', 'Okonkwo', 'floor', '4711', '3.14795', '101.71205'])
    expect(shown).not.toContain(secret)
  await endSearches()
  await db.run(sql`update washers set online = false`)
})

it('is the same for every door of a grid cell, for the Washer and for the customer', async () => {
  await db.run(sql`update washers set online = false`)
  const [washer] = await washersAt(door, [1.4])
  if (!washer) throw new Error('nobody there')
  await anOrder(db, { washerId: washer.id, status: 'in_progress', pickup: { ...door, latitude: door.latitude + 0.03 } })
  const cell = cellMiddle(door)
  const seen: unknown[] = []
  for (const [north, east] of [
    [0, 0],
    [0.0023, 0.0023],
    [-0.0023, 0.0021],
  ] as const) {
    const orderId = await place({ address, latitude: cell.latitude + north, longitude: cell.longitude + east })
    await runDue()
    const [offer] = (await call(washer, 'GET', '/api/provider/requests')).body.data as IncomingRequest[]
    const { nearby, radius_km } = (await call(customer, 'GET', `/api/orders/${orderId}/search`)).body
      .data as SearchState
    const { pickup_location, distance_meters, duration_seconds, pay_per_hour_minor, extra_seconds } = offer ?? {}
    seen.push([
      nearby,
      radius_km,
      pickup_location,
      distance_meters,
      duration_seconds,
      pay_per_hour_minor,
      extra_seconds,
    ])
    await db.run(sql`update orders set status = 'cancelled', cancelled_at = now() where id = ${orderId}`)
    await endSearches()
  }
  expect(seen).toEqual([seen[0], seen[0], seen[0]])
  await db.run(sql`update washers set online = false`)
})

it('shows the address, the name and the note with acceptance, and the order to nobody before', async () => {
  const { washer, orderId, offer, listed } = await offered(null)
  expect(listed).toEqual([expect.objectContaining({ has_note: false })])
  const read = (path: string) => call(washer, 'GET', path)
  for (const path of ['', '/care', '/custody', '/receipt', '/search'])
    expect((await read(`/api/orders/${orderId}${path}`)).status).not.toBe(200)
  expect(JSON.stringify(await read('/api/provider/orders'))).not.toContain('Linden Street')
  expect((await respond(offer, 'accept')).status).toBe(200)
  expect((await read(`/api/orders/${orderId}`)).body.data).toMatchObject({
    pickup_location: door,
    user: { name: 'Amara Okonkwo' },
  })
})
