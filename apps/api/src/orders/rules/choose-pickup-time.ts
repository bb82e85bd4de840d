import { market } from '@washline/contract/market'

/** The requested pickup time, or the earliest possible one if it is missing or past. */
export function choosePickupTime(asked: Date | undefined, now: Date): Date | 'too_far' {
  const { leadMs, daysAhead } = market.pickup
  if (!asked || asked.getTime() < now.getTime()) return new Date(now.getTime() + leadMs)
  return asked.getTime() > now.getTime() + daysAhead * 86_400_000 + leadMs ? 'too_far' : asked
}
