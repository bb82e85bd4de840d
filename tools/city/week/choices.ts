import { market } from '@washline/contract/market'
import { nextSearchStep } from '../../../apps/api/src/dispatch/rules/next-search-step.ts'
import { planWave } from '../../../apps/api/src/dispatch/rules/plan-wave.ts'
import { radiusAt } from '../../../apps/api/src/dispatch/rules/radius-at.ts'
import { candidatesOf, ranked } from './candidates.ts'
import type { City } from './city.ts'
import type { Order, Washer } from './people.ts'

/** Who is offered an order next; nobody where the search has to wait. `places` is how many offers may be made. */
export type Choice = (city: City, order: Order, places: number) => Washer[]

const { radiiKm, waveSize, newcomerCounters } = market.dispatch

/** How many offers each policy has open at a time. */
export const placesOf = {
  nearest: 1,
  broadcast: Number.POSITIVE_INFINITY,
  waves: waveSize,
  adaptive: waveSize,
  batch: waveSize,
} as const

/** One after the other, from the nearest on. */
export const nearest: Choice = (city, order, places) =>
  candidatesOf(city, order)
    .slice(0, places)
    .map(({ washer }) => washer)

/** The market's present way: the published ranking within the smallest radius, with the newcomers' share. */
export const waves: Choice = (city, order, places) => {
  const candidates = candidatesOf(city, order).map((candidate) => ranked(city, order, candidate))
  const within = (radiusKm: number) => candidates.filter(({ distanceM }) => distanceM <= radiusKm * 1_000)
  const step = nextSearchStep(
    order.radiusStep,
    radiiKm.map((km) => within(km).length),
  )
  order.radiusStep = step.radiusStep
  if (step.kind === 'wait') return []
  const counter = order.id % newcomerCounters
  const { wave, credit } = planWave(within(radiusAt(radiiKm, step.radiusStep)), {
    waveSize: places,
    credit: city.newcomerCredits.get(counter) ?? 0,
  })
  city.newcomerCredits.set(counter, credit)
  return wave.map(({ washer }) => washer)
}
