import { market } from '@washline/contract/market'

export interface StepTime {
  readonly madeAt: Date
  readonly isLate: boolean
}

/**
 * The time of a step by the device's clock, clamped between the earliest possible time and now, so that a wrong clock does
 * not prevent a handover.
 */
export function stepTime(deviceTime: Date | undefined, bounds: { readonly from: Date; readonly now: Date }): StepTime {
  const { from, now } = bounds
  const madeMs = Math.min(Math.max((deviceTime ?? now).getTime(), from.getTime()), now.getTime())
  return { madeAt: new Date(madeMs), isLate: now.getTime() - madeMs > market.custody.lateAfterMs }
}
