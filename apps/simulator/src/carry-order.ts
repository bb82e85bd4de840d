import { setTimeout as pause } from 'node:timers/promises'
import type { OrderId } from '@washline/contract/ids'
import type { WasherAction } from '@washline/contract/orders/process'
import { drive, type Point } from './drive.ts'
import { handBack } from './hand-back.ts'
import { pace } from './pace.ts'
import type { WasherApp } from './washer-app.ts'

/** Moves one accepted order on until it is delivered. Starts from its current status, so a restart continues it. */
export async function carryOrder(app: WasherApp, home: Point, orderId: OrderId, signal: AbortSignal): Promise<void> {
  const wait = (ms: number) => pause(ms, undefined, { signal })
  const move = (action: WasherAction) =>
    app.moveWasherOrder({ params: { id: orderId }, body: { order_id: orderId, action } })
  while (!signal.aborted) {
    const { data: order } = await app.getOrder({ params: { id: orderId } })
    const door = order.pickup_location
    if (!door) return
    switch (order.status) {
      case 'accepted':
        await drive(app, home, door, orderId, pace.driveToPickupMs, signal)
        await wait(pace.atTheDoorMs)
        await move('picked_up')
        break
      case 'picked_up':
        await drive(app, door, home, orderId, pace.driveHomeMs, signal)
        await move('in_progress')
        break
      case 'in_progress':
        if (!order.laundry_completed_at) {
          await wait(pace.washMs)
          await move('laundry_complete')
        } else {
          await drive(app, home, door, orderId, pace.driveBackMs, signal)
          await handBack(app, orderId, door)
        }
        break
      default:
        return
    }
  }
}
