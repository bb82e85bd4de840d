import { market } from '@washline/contract/market'
import { answerOf } from './answer-offer.ts'
import { hasRoom, traitsOf } from './candidates.ts'
import { type City, dateOf, metresBetween, move, positionOf } from './city.ts'
import type { Offer, Order, Washer } from './people.ts'

const { offerMs, retryMs, giveUpAfterMs } = market.dispatch
const lastSkips = market.dispatch.skips.last

/** What a search needs of a policy and of the work that follows. */
export interface SearchParts {
  /** Makes the next offers, or returns false where the search has to wait. */
  readonly choose: (city: City, order: Order, open: number) => readonly Washer[] | 'later'
  readonly take: (city: City, order: Order, washer: Washer) => void
  /** Is called with each offer that is made. */
  readonly observe: (city: City, offer: Offer) => void
}

export const openOffers = ({ offers }: Order): Offer[] => [...offers.values()].filter(({ state }) => state === 'open')

function close(offer: Offer, state: Exclude<Offer['state'], 'open'>): void {
  offer.state = state
  offer.washer.openOffers -= 1
}

/** Ends a search: its open offers end with it. */
export function endSearch(order: Order): void {
  order.isSearching = false
  for (const offer of openOffers(order)) close(offer, 'ended')
}

function skip(city: City, offer: Offer, reason: NonNullable<ReturnType<typeof answerOf>>['reason']): void {
  const { order, washer } = offer
  close(offer, 'skipped')
  if (!reason) return
  const { nowS } = city.clock
  const distanceM = metresBetween(positionOf(washer, nowS), order.from)
  washer.record.skips.unshift({ ...traitsOf(order, distanceM), reason, at: dateOf(nowS) })
  washer.record.skips.length = Math.min(washer.record.skips.length, lastSkips)
}

export class Searches {
  readonly #city: City
  readonly #parts: SearchParts

  constructor(city: City, parts: SearchParts) {
    this.#city = city
    this.#parts = parts
  }

  /** A search runs until a Washer accepts, the customer cancels, or its time is up. */
  begin(order: Order, giveUpS = giveUpAfterMs / 1_000): void {
    const { clock } = this.#city
    order.isSearching = true
    order.searches += 1
    order.searchFromS = clock.nowS
    order.radiusStep = 0
    order.places = 0
    const search = order.searches
    clock.at(clock.nowS + giveUpS, () => {
      if (!order.isSearching || order.searches !== search) return
      endSearch(order)
      move(order, 'system', order.status === 'pending' ? 'giveUp' : 'writeOff')
    })
    this.step(order)
  }

  step(order: Order): void {
    if (!order.isSearching) return
    const { clock } = this.#city
    const open = openOffers(order).length
    const chosen = this.#parts.choose(this.#city, order, open)
    if (chosen === 'later') return
    if (open === 0) order.places = chosen.length
    if (chosen.length > 0) this.offer(order, chosen)
    if (chosen.length + open > 0) return
    const search = order.searches
    clock.at(clock.nowS + retryMs / 1_000, () => {
      if (order.searches === search && openOffers(order).length === 0) this.step(order)
    })
  }

  offer(order: Order, washers: readonly Washer[]): void {
    const { clock } = this.#city
    const expiresS = clock.nowS + offerMs / 1_000
    const made = washers.map((washer): Offer => {
      const offer: Offer = { order, washer, madeS: clock.nowS, expiresS, state: 'open' }
      order.offers.set(washer, offer)
      order.offersMade += 1
      washer.openOffers += 1
      washer.record.seen += 1
      this.#city.offersMade += 1
      this.#parts.observe(this.#city, offer)
      const answer = answerOf(this.#city, order, washer, order.offersMade)
      if (answer && clock.nowS + answer.afterS < expiresS)
        clock.at(clock.nowS + answer.afterS, () => {
          if (offer.state !== 'open') return
          if (answer.accepts && hasRoom(washer) && washer.silentUntilS <= clock.nowS) return this.#accept(offer)
          skip(this.#city, offer, answer.reason)
          this.step(order)
        })
      return offer
    })
    clock.at(expiresS, () => {
      const late = made.filter(({ state }) => state === 'open')
      for (const offer of late) close(offer, 'expired')
      if (late.length > 0) this.step(order)
    })
  }

  #accept(offer: Offer): void {
    const { order, washer } = offer
    close(offer, 'accepted')
    endSearch(order)
    washer.record.accepted += 1
    order.firstAcceptedS ??= this.#city.clock.nowS
    this.#parts.take(this.#city, order, washer)
  }
}
