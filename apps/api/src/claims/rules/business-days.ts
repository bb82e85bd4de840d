import { market } from '@washline/contract/market'

const dayMs = 86_400_000
const isBusinessDay = (at: Date): boolean =>
  !['Sat', 'Sun'].includes(at.toLocaleDateString('en-US', { weekday: 'short', timeZone: market.timeZone }))

/** The same time of day that many business days later, by the market's calendar. */
export function addBusinessDays(from: Date, days: number): Date {
  let at = from
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + dayMs)
    if (isBusinessDay(at)) left -= 1
  }
  return at
}
