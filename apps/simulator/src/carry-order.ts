import { setTimeout as pause } from 'node:timers/promises'
import type { OrderId } from '@washline/contract/ids'
import type { WasherAction } from '@washline/contract/orders/process'
import { drive, type Point } from './drive.ts'
import { handBack } from './hand-back.ts'
import { pace } from './pace.ts'
import type { PersonApp } from './person-app.ts'

const oldMs = 30 * 60_000
const isOld = (pickedUpAt: string | null) => pickedUpAt !== null && Date.now() - Date.parse(pickedUpAt) > oldMs

export interface Carried {
  /** Of a simulated customer's order; a visitor's has none. */
  readonly plan: { readonly isLate: boolean } | undefined
  readonly signal: AbortSignal
}

/** Moves one accepted order on until it is delivered. Starts from its current status, so a restart continues it. */
export async function carryOrder(
  app: PersonApp,
  home: Point,
  orderId: OrderId,
  { plan, signal }: Carried,
): Promise<void> {
  const factor = plan ? pace.simulatedCustomersFactor : 1
  const stepMs = plan ? pace.simulatedStepMs : pace.stepMs
  const wait = (ms: number) => pause(ms * factor, undefined, { signal })
  const driveOn = (from: Point, to: Point, ms: number) =>
    drive(app, { from, to, orderId, steps: Math.max(1, Math.round((ms * factor) / stepMs)), stepMs }, signal)
  const move = (action: WasherAction) =>
    app.moveWasherOrder({ params: { id: orderId }, body: { order_id: orderId, action } })
  while (!signal.aborted) {
    const { data: order } = await app.getOrder({ params: { id: orderId } })
    const door = order.pickup_location
    if (!door) return
    switch (order.status) {
      case 'accepted':
        if (plan?.isLate) await pause(pace.latePickupMs, undefined, { signal })
        await driveOn(home, door, pace.driveToPickupMs)
        await wait(pace.atTheDoorMs)
        await move('picked_up')
        break
      case 'picked_up':
        await driveOn(door, home, pace.driveHomeMs)
        await move('in_progress')
        break
      case 'in_progress':
        if (!order.laundry_completed_at) {
          await wait(pace.washMs)
          // Begun long before this process: the demo's order at risk, which stays one for a while.
          if (!plan && isOld(order.picked_up_at)) await pause(pace.latePickupMs, undefined, { signal })
          await move('laundry_complete')
        } else {
          await driveOn(home, door, pace.driveBackMs)
          await handBack(app, orderId, door)
        }
        break
      default:
        return
    }
  }
}
