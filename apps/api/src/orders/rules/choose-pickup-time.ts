import { market } from '@washline/contract/market'

/** The pickup time asked for; one already past, or none, is the soonest. Too far ahead is refused. */
export function choosePickupTime(asked: Date | undefined, now: Date): Date | 'too_far' {
  const { leadMs, daysAhead } = market.pickup
  if (!asked || asked.getTime() < now.getTime()) return new Date(now.getTime() + leadMs)
  return asked.getTime() > now.getTime() + daysAhead * 86_400_000 + leadMs ? 'too_far' : asked
}
