import type { DoorKind } from '@washline/contract/doors/rules'
import type { Door } from '@washline/contract/doors/schemas'
import { type DoorCaseId, type OrderId, toDoorCaseId, type UserId } from '@washline/contract/ids'
import { custodyModule } from '../custody/module.ts'
import type { Events } from '../events/events.ts'
import { pickupLocation, startOrders, startPlacing } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { photoForm, plainPhoto } from '../scanning/builders.ts'
import { doorsModule } from './module.ts'
import { decideCase } from './use-cases/decide-case.ts'

/** Starts orders, custody and doors, with a customer and a Washer. Jobs are run by hand: `decide`. */
export async function startDoors() {
  const api = await startOrders({
    work: false,
    modules: (deps) => [custodyModule({ ...deps, pinKeys: ['secret'] }), doorsModule(deps)],
  })
  const placing = await startPlacing(api)
  const { db, call, clock } = api
  const { customer, washer, accepted, walk } = placing
  const changes: Events['door.changed'][] = []
  api.events.on('door.changed', async (_, event) => void changes.push(event))

  /** The Washer's phone sends a position `metres` north of the door. */
  const standAt = (metres = 0, of: { id: UserId } = washer) =>
    db.run(sql`
      update washers set last_latitude = ${pickupLocation.latitude + metres / 111_195}, last_longitude = ${pickupLocation.longitude},
        last_position_at = ${clock.now()} where user_id = ${of.id}`)
  const photoOf = async (id: OrderId) => {
    const { payload, headers } = photoForm(plainPhoto, {}, 'door.jpg')
    const { body } = await api.send(washer, 'POST', `/api/orders/${id}/custody/photos`, payload, headers)
    return (body.data as { url: string }).url
  }
  const open = async (id: OrderId, kind: DoorKind, change: object = {}, by: { id: UserId } = washer) =>
    call(by, 'POST', `/api/provider/orders/${id}/door`, { kind, photo: await photoOf(id), ...change })
  const answer = (id: OrderId, asked: object, by: { id: UserId } = customer) =>
    call(by, 'POST', `/api/orders/${id}/door/answers`, asked)
  const doorOf = async (id: OrderId, by: { id: UserId } = customer) =>
    (await call(by, 'GET', `/api/orders/${id}/door`)).body.data as Door
  const caseOf = async (id: OrderId, by: { id: UserId } = customer) => {
    const [newest] = (await doorOf(id, by)).cases
    if (!newest) throw new Error(`order ${id} has no case`)
    return newest
  }
  const ring = (id: OrderId) =>
    db.transaction(async (tx) => {
      await tx.run(sql`select from orders where id = ${id} for no key update`)
      const made = { orderId: id, recipientId: customer.id, isByWasher: true, isAtDoor: true, at: clock.now() }
      await api.events.publish(tx, 'ring.made', made)
    })
  const decide = (caseId: DoorCaseId, dueAt = clock.now()) => decideCase(api, { caseId, dueAt })
  /** Two calls, the wait, a Washer who stays, and the job at its end. */
  const waitOut = async (id: OrderId, calls = 2) => {
    const { id: caseId, wait_until } = await caseOf(id)
    for (let made = 0; made < calls; made += 1) await ring(id)
    clock.advance(Math.max(0, new Date(wait_until).getTime() - clock.now().getTime()))
    await standAt()
    await decide(toDoorCaseId(caseId))
  }
  /** An order whose Washer is on the way back. */
  const returning = async (change: object = {}) => {
    const id = await accepted(change)
    await walk(id, 'picked_up', 'in_progress', 'laundry_complete')
    return id
  }
  return {
    ...api,
    ...placing,
    changes,
    standAt,
    photoOf,
    open,
    answer,
    doorOf,
    caseOf,
    ring,
    decide,
    waitOut,
    returning,
  }
}
