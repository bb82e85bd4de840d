import { setTimeout as pause } from 'node:timers/promises'
import { WashlineError } from '@washline/client'
import type { OrderId } from '@washline/contract/ids'
import { endedStatuses, type OrderStatus } from '@washline/contract/orders/process'
import type { ItemInput } from '@washline/contract/orders/schemas'
import { pace } from './pace.ts'
import type { PersonApp } from './person-app.ts'
import { type Pickup, placeByHand } from './place-order.ts'

export interface CustomerOrder {
  readonly items: readonly ItemInput[]
  readonly pickup: Pickup
  readonly rating: number
  readonly comment: string
}

export interface SimulatedCustomer {
  readonly home: Pickup
  isIdle(): boolean
  /** Places an order, `placed` hears its id, and stays with it until it has ended. */
  order(order: CustomerOrder, placed: (id: OrderId) => void, signal: AbortSignal): Promise<void>
}

export interface CustomerDeps {
  readonly home: Pickup
  /** Whether a simulated Washer has this order: they bring a photo and a note instead of asking for the PIN. */
  isSimulated(washerName: string): boolean
}

const isEnded = (status: OrderStatus) => endedStatuses.some((ended) => ended === status)

/** One customer of the demo city: orders, reads the PIN out to a Washer who needs it, confirms the return and rates. */
export function simulatedCustomer(app: PersonApp, deps: CustomerDeps): SimulatedCustomer {
  let live = 0
  let pictures = 0
  let hasLooked = false

  /** By chat, as to a Washer who stands at the door. */
  const readPinOut = async (id: OrderId, readOut: Set<string>) => {
    const { data: due } = await app.getHandoverPin({ params: { id } })
    if (!due || readOut.has(due.step)) return
    readOut.add(due.step)
    await app.sendMessage({ params: { id }, body: { content: `I am at the door. My PIN is ${due.pin}.` } })
  }

  const follow = async (id: OrderId, { rating, comment }: CustomerOrder, signal: AbortSignal) => {
    const readOut = new Set<string>()
    for (let restMs: number; !signal.aborted; await pause(restMs, undefined, { signal })) {
      const { data: order } = await app.getOrder({ params: { id } })
      if (isEnded(order.status)) return
      if (order.status === 'delivered') {
        await app.confirmCompletion({ params: { id }, body: { order_id: id, status: 'completed' } })
        await app.rateOrder({ params: { id }, body: { order_id: id, rating, comment } })
        return
      }
      const isCarriedByProgram = order.provider !== null && deps.isSimulated(order.provider.name)
      restMs = isCarriedByProgram ? pace.customerReadsEveryMs : pace.customerReadsSoonMs
      if (order.provider && !isCarriedByProgram) await readPinOut(id, readOut)
    }
  }

  /** What a process before this one has left: somebody waits for the confirmation. */
  const ordersLeft = async (): Promise<OrderId[]> => {
    if (hasLooked) return []
    const { data: orders } = await app.listOrders()
    hasLooked = true
    return orders.filter(({ status }) => status !== 'draft' && !isEnded(status)).map(({ id }) => id)
  }

  return {
    home: deps.home,
    isIdle: () => live === 0,
    order: async (order, placed, signal) => {
      live += 1
      pictures += 1
      try {
        const left = await ordersLeft()
        const id = await placeByHand(app, { ...order, picture: pictures * 31 + Math.round(deps.home.latitude * 1e5) })
        placed(id)
        await Promise.all([...left, id].map((each) => follow(each, order, signal)))
      } catch (error) {
        // 409: the order was moved by somebody else meanwhile. 401 after a reset: the person is another one now.
        if (!(error instanceof WashlineError && [401, 404, 409].includes(error.status))) throw error
      } finally {
        live -= 1
      }
    },
  }
}
