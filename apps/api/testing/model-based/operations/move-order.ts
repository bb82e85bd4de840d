import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { assignWasher } from '../../../src/orders/index.ts'
import { noteCancelled, noteCompleted, noteMissedPromise } from '../account-book.ts'
import type { NotedOrder } from '../noted-money.ts'
import { names, type OperationKind, personOf, pick, type Scene } from '../operation.ts'

const which = fc.nat({ max: 9 })
const washer = fc.constantFrom(2 as const, 3 as const)
const washing = ({ book }: Scene, ...washers: (2 | 3)[]) => washers.filter((who) => !book.stopped.has(who))
const nowMs = ({ world }: Scene) => world.api.clock.now().getTime()

/** A Washer accepts an offer; false when another was faster. */
const take = async (scene: Scene, order: NotedOrder, by: 2 | 3): Promise<boolean> => {
  const { api } = scene.world
  try {
    await api.db.transaction((tx) =>
      assignWasher(tx, api, { orderId: order.id, washerId: personOf(scene, by).id, at: api.clock.now() }),
    )
  } catch (error) {
    if ((error as { status?: number }).status === 409) return false
    throw error
  }
  Object.assign(order, { status: 'accepted', washer: by, acceptedAtMs: nowMs(scene) })
  return true
}
const cancel = async (scene: Scene, order: NotedOrder): Promise<boolean> => {
  const customer = personOf(scene, order.customer)
  const { status } = await scene.world.call(customer, 'POST', `/orders/${order.id}/cancel`, {}, randomUUID())
  return status === 200
}

export const acceptOrder: OperationKind<{ which: number; by: 2 | 3; isContested: boolean }> = {
  weight: 4,
  arbitrary: fc.record({ which, by: washer, isContested: fc.boolean() }),
  describe: ({ by, isContested }) =>
    isContested ? 'Both Washers accept an order at the same moment' : `${names[by]} accepts an order`,
  play: async (scene, { which: index, by, isContested }) => {
    const order = pick(scene, index, 'pending')
    if (!order) return
    const rivals = washing(scene, ...(isContested ? ([2, 3] as const) : ([by] as const)))
    if (rivals.length === 0) return
    const taken = await Promise.all(rivals.map((rival) => take(scene, order, rival)))
    if (taken.filter(Boolean).length !== 1) throw new Error(`order ${order.id} was accepted ${taken.length} times`)
  },
}

export const cancelOrder: OperationKind<{
  which: number
  afterMinutes: number
  against: 'accept' | 'cancel' | 'nobody'
}> = {
  weight: 3,
  arbitrary: fc.record({
    which,
    afterMinutes: fc.constantFrom(0, 6),
    against: fc.constantFrom('nobody' as const, 'nobody' as const, 'accept' as const, 'cancel' as const),
  }),
  describe: ({ afterMinutes, against }) => {
    const later = afterMinutes ? `${afterMinutes} minutes later an` : 'An'
    const rival = { nobody: '', accept: ' at the moment in which Walt accepts it', cancel: ' on two devices at once' }
    return `${later} order is cancelled${rival[against]}`
  },
  play: async (scene, { which: index, afterMinutes, against }) => {
    const order = pick(
      scene,
      index,
      ...(against === 'accept' ? (['pending'] as const) : (['pending', 'accepted'] as const)),
    )
    if (!order) return
    scene.world.api.clock.advance(afterMinutes * 60_000)
    const rivals = {
      nobody: [],
      accept: washing(scene, 2).map((walt) => () => take(scene, order, walt)),
      cancel: [() => cancel(scene, order)],
    }[against]
    const done = await Promise.all([cancel(scene, order), ...rivals.map((rival) => rival())])
    const isCancelled = done[0] || (against === 'cancel' && done[1])
    if (against !== 'accept' && done.filter(Boolean).length !== 1)
      throw new Error(`order ${order.id} was cancelled ${done.filter(Boolean).length} times`)
    if (isCancelled) noteCancelled(scene.book, order, nowMs(scene))
  },
}

/** The Washer withdraws a count that the customer has not answered: the order cannot move on before. */
async function withdraw(scene: Scene, order: NotedOrder, washerOfIt: ReturnType<typeof personOf>): Promise<void> {
  const { call } = scene.world
  const early = await call(washerOfIt, 'PUT', `/provider/orders/${order.id}/status`, { action: 'picked_up' })
  if (early.status !== 409) throw new Error(`order ${order.id} was picked up while a count waited`)
  const { body } = await call(washerOfIt, 'GET', `/orders/${order.id}`)
  const { adjustment } = body.data as { adjustment: { id: number } }
  const path = `/provider/orders/${order.id}/adjustment/withdraw`
  const { status } = await call(washerOfIt, 'POST', path, { adjustment_id: adjustment.id })
  if (status !== 200) throw new Error(`the withdrawal on order ${order.id} answered ${status}`)
  order.waitingValueMinor = undefined
}

/** The Washer washes and returns the order. */
async function carry(scene: Scene, order: NotedOrder, isLate: boolean): Promise<void> {
  if (order.washer === undefined) throw new Error(`order ${order.id} has no Washer`)
  const washerOfIt = personOf(scene, order.washer)
  if (order.waitingValueMinor !== undefined) await withdraw(scene, order, washerOfIt)
  for (const action of ['picked_up', 'in_progress', 'delivered']) {
    if (action === 'delivered' && isLate) scene.world.api.clock.advance(4 * 3_600_000)
    const { status } = await scene.world.call(washerOfIt, 'PUT', `/provider/orders/${order.id}/status`, { action })
    if (status !== 200) throw new Error(`${action} of order ${order.id} answered ${status}`)
  }
  order.status = 'delivered'
  if (isLate) noteMissedPromise(scene.book, order)
}

/** The customer confirms the return; of concurrent requests one succeeds. */
async function confirm(scene: Scene, order: NotedOrder, times: number): Promise<void> {
  const confirmOnce = () =>
    scene.world.call(
      personOf(scene, order.customer),
      'PUT',
      `/orders/${order.id}/status`,
      { status: 'completed' },
      randomUUID(),
    )
  const answers = await Promise.all(Array.from({ length: times }, confirmOnce))
  if (answers.filter(({ status }) => status === 200).length !== 1)
    throw new Error(`order ${order.id} was confirmed otherwise than once: ${JSON.stringify(answers)}`)
  noteCompleted(scene.book, order)
}

export const carryOrder: OperationKind<{ which: number; isLate: boolean }> = {
  weight: 4,
  arbitrary: fc.record({ which, isLate: fc.boolean() }),
  describe: ({ isLate }) => `An accepted order is washed and brought back${isLate ? ', later than promised' : ''}`,
  play: async (scene, { which: index, isLate }) => {
    const order = pick(scene, index, 'accepted')
    if (order) await carry(scene, order, isLate)
  },
}

export const completeOrder: OperationKind<{ which: number; twice: boolean }> = {
  weight: 4,
  arbitrary: fc.record({ which, twice: fc.boolean() }),
  describe: ({ twice }) => `A delivered order is confirmed${twice ? ' on two devices at once' : ''}`,
  play: async (scene, { which: index, twice }) => {
    const order = pick(scene, index, 'delivered')
    if (order) await confirm(scene, order, twice ? 2 : 1)
  },
}

/** An order from acceptance to completion, so that runs often reach what follows. */
export const finishOrder: OperationKind<{ which: number; by: 2 | 3; isLate: boolean }> = {
  weight: 6,
  arbitrary: fc.record({ which, by: washer, isLate: fc.boolean() }),
  describe: ({ by, isLate }) =>
    `${names[by]} takes an order, brings it back${isLate ? ' later than promised' : ''}, and it is confirmed`,
  play: async (scene, { which: index, by, isLate }) => {
    const order = pick(scene, index, 'pending')
    if (!order || scene.book.stopped.has(by)) return
    if (!(await take(scene, order, by))) throw new Error(`order ${order.id} could not be taken`)
    await carry(scene, order, isLate)
    await confirm(scene, order, 1)
  },
}
