import { setTimeout as pause } from 'node:timers/promises'
import { sendPosition } from '@washline/contract/washers/endpoints'
import { pace } from './pace.ts'
import type { WasherApp } from './washer-app.ts'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A street-like way: along one axis, then along the other, so that the dot does not fly over the houses. */
export function pointOnWay(from: Point, to: Point, share: number): Point {
  const north = to.latitude - from.latitude
  const east = ((to.longitude - from.longitude + 540) % 360) - 180
  const length = Math.abs(north) + Math.abs(east)
  if (length === 0 || share >= 1) return to
  const gone = Math.max(0, share) * length
  const goneNorth = Math.min(gone, Math.abs(north))
  const goneEast = gone - goneNorth
  return {
    latitude: from.latitude + Math.sign(north) * goneNorth,
    longitude: from.longitude + Math.sign(east) * goneEast,
  }
}

/** Moves the Washer along the way in shortened time, telling its position at every step. */
export async function drive(
  app: WasherApp,
  from: Point,
  to: Point,
  orderId: number,
  durationMs: number,
  signal: AbortSignal,
): Promise<void> {
  const steps = Math.max(1, Math.round(durationMs / pace.stepMs))
  for (let step = 1; step <= steps; step += 1) {
    await pause(pace.stepMs, undefined, { signal })
    await app.call(sendPosition, { body: { ...pointOnWay(from, to, step / steps), order_id: orderId } })
  }
}
