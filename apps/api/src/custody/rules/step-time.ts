import { market } from '@washline/contract/market'

export interface StepTime {
  readonly madeAt: Date
  readonly isLate: boolean
}

/**
 * When a step happened: what the device says, held between the moment from which it could and the moment it is heard of.
 * A clock that is wrong is put right by those bounds and keeps nobody at the door.
 */
export function stepTime(toldAt: Date | undefined, bounds: { readonly from: Date; readonly now: Date }): StepTime {
  const { from, now } = bounds
  const madeMs = Math.min(Math.max((toldAt ?? now).getTime(), from.getTime()), now.getTime())
  return { madeAt: new Date(madeMs), isLate: now.getTime() - madeMs > market.custody.lateAfterMs }
}
