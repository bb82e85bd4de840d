import type { skipReasons } from '@washline/contract/dispatch/endpoints'
import { market } from '@washline/contract/market'

/** What the reason of a skip may refer to. */
export interface OfferTraits {
  readonly distanceM: number
  readonly itemsCount: number
  readonly netPayMinor: number
  readonly pickupAt: Date
}

/** An offer that a Washer skipped with a reason, and when. */
export interface Skip extends OfferTraits {
  readonly reason: (typeof skipReasons)[number]
  readonly at: Date
}

const { days, fullAt, similarShare, similarHours } = market.dispatch.skips
const within = (share: number) => Math.min(1, Math.max(0, share))
const dayMs = 86_400_000

/** 1 from the whole amount on, 0 up to the similar share of it. */
const asMuch = (amount: number, of: number) => (of <= 0 ? 1 : within((amount / of - similarShare) / (1 - similarShare)))

/** Between two times of the day, on whatever days. */
const hoursApart = (a: Date, b: Date) => {
  const apart = (Math.abs(a.getTime() - b.getTime()) % dayMs) / 3_600_000
  return Math.min(apart, 24 - apart)
}

/** How much an order is like a skipped one in what made it be skipped, 0 to 1. */
function similarity(skip: Skip, order: OfferTraits): number {
  switch (skip.reason) {
    case 'too_far':
      return asMuch(order.distanceM, skip.distanceM)
    case 'too_big':
      return asMuch(order.itemsCount, skip.itemsCount)
    case 'too_little':
      return asMuch(skip.netPayMinor, order.netPayMinor)
    case 'too_late':
      return within(1 - hoursApart(order.pickupAt, skip.pickupAt) / similarHours)
    default:
      return skip.reason satisfies never
  }
}

/** How much a Washer's skips count against an order, 0 to 1: similar ones count, and each of them less every day. */
export function skipShare(skips: readonly Skip[], order: OfferTraits, now: Date): number {
  const counted = skips.map((skip) => {
    const ageDays = (now.getTime() - skip.at.getTime()) / dayMs
    return similarity(skip, order) * within(1 - ageDays / days)
  })
  return within(counted.reduce((sum, each) => sum + each, 0) / fullAt)
}
