import { createHash } from 'node:crypto'
import { Batches } from './batch.ts'
import { type Choice, nearest, placesOf, waves } from './choices.ts'
import { type City, move, openCity } from './city.ts'
import type { Week } from './make-week.ts'
import type { Offer, Order, Washer } from './people.ts'
import { type MadePromise, Promises } from './promises.ts'
import { fallSilent, goesSilent } from './rescue.ts'
import { endSearch, Searches } from './search.ts'
import { Work } from './work.ts'

export type WeekPolicy = keyof typeof placesOf
export const weekPolicies = Object.keys(placesOf) as WeekPolicy[]

export interface WeekResult {
  readonly policy: WeekPolicy
  readonly city: City
  /** How many times the open orders were decided together. */
  readonly decisions: number
  readonly hash: string
  readonly promises: readonly MadePromise[]
}

interface RunOptions {
  readonly observe?: (city: City, offer: Offer) => void
}

const simple: Readonly<Record<Exclude<WeekPolicy, 'adaptive' | 'batch'>, Choice>> = {
  nearest,
  broadcast: nearest,
  waves,
}

/** Everything that can be seen of a week: the same for the same seed and policy. */
const hashOf = ({ orders, washers }: City): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        orders.map((each) => [
          each.status,
          each.offersMade,
          each.firstAcceptedS,
          each.pickedUpS,
          each.deliveredS,
          [...each.offers.values()].map(({ washer, state }) => [washer.id, state]),
        ]),
        washers.map(({ earnedMinor, emptyM, loadedM }) => [earnedMinor, emptyM, loadedM]),
      ]),
    )
    .digest('hex')

function chooser(city: City, policy: WeekPolicy, batches: Batches, searches: () => Searches) {
  const most = placesOf[policy]
  return (_: City, order: Order, open: number): readonly Washer[] | 'later' => {
    const places = open === 0 ? most : order.places - open
    if (policy === 'adaptive' || policy === 'batch')
      return batches.choose(order, open, places, (...offer) => searches().offer(...offer))
    return places > 0 ? simple[policy](city, order, places) : []
  }
}

/** Runs a week under a policy until every order has ended. */
export function runWeek(week: Week, policy: WeekPolicy, { observe = () => {} }: RunOptions = {}): WeekResult {
  const city = openCity(week)
  const promises = new Promises(city)
  const batches = new Batches(city, promises, policy === 'batch')
  const searches: Searches = new Searches(city, {
    choose: chooser(city, policy, batches, () => searches),
    take: (_, order, washer) => work.take(order, washer),
    observe,
  })
  const work: Work = new Work(city, {
    promises,
    goesSilent: (order, washer, stage) => goesSilent(city, order, washer, stage),
    fallSilent: (washer) =>
      fallSilent(city, washer, {
        drop: (task) => work.drop(task),
        search: (order, giveUpS) => searches.begin(order, giveUpS),
      }),
    searchAgain: (order) => searches.begin(order),
  })
  for (const order of city.orders)
    city.clock.at(order.placedS, () => {
      searches.begin(order, order.searchS)
      city.clock.at(order.placedS + order.patienceS, () => {
        if (order.status !== 'pending') return
        endSearch(order)
        move(order, 'customer', 'cancel')
      })
    })
  city.clock.run()
  return { policy, city, decisions: batches.decisions, hash: hashOf(city), promises: promises.made }
}
