import { setTimeout as pause } from 'node:timers/promises'
import { WashlineError } from '@washline/client'
import type { OrderId } from '@washline/contract/ids'
import { washerRefusals } from '@washline/contract/washers/refusals'
import { pace } from './pace.ts'
import type { WasherApp } from './washer-app.ts'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A position on a street-like route: along one axis, then along the other. */
export function pointOnRoute(from: Point, to: Point, share: number): Point {
  const north = to.latitude - from.latitude
  const east = ((to.longitude - from.longitude + 540) % 360) - 180
  const length = Math.abs(north) + Math.abs(east)
  if (length === 0 || share >= 1) return to
  const travelled = Math.max(0, share) * length
  const travelledNorth = Math.min(travelled, Math.abs(north))
  const travelledEast = travelled - travelledNorth
  return {
    latitude: from.latitude + Math.sign(north) * travelledNorth,
    longitude: from.longitude + Math.sign(east) * travelledEast,
  }
}

/** In shortened time a long drive is faster than a real one: the server ignores some of its positions. */
const unlessUnlikely = (error: unknown): void => {
  if (!(error instanceof WashlineError) || error.status !== washerRefusals.positionUnlikely.status) throw error
}

/** Moves the Washer along the route in shortened time and sends its position at every step. */
export async function drive(
  app: WasherApp,
  from: Point,
  to: Point,
  orderId: OrderId,
  durationMs: number,
  signal: AbortSignal,
): Promise<void> {
  const steps = Math.max(1, Math.round(durationMs / pace.stepMs))
  for (let step = 1; step <= steps; step += 1) {
    await pause(pace.stepMs, undefined, { signal })
    await app
      .sendPosition({ body: { ...pointOnRoute(from, to, step / steps), order_id: orderId } })
      .catch(unlessUnlikely)
  }
}
