import { market } from '@washline/contract/market'

export interface WasherPosition {
  readonly latitude: number
  readonly longitude: number
  readonly at: Date
  /** From the order's door. */
  readonly distanceM: number
}

/** Whether a Washer was at the door at a moment, by their last stored position. */
export const isAtDoor = (position: Pick<WasherPosition, 'at' | 'distanceM'> | undefined, now: Date): boolean =>
  position !== undefined &&
  position.distanceM <= market.door.withinM &&
  now.getTime() - position.at.getTime() <= market.door.positionMs
