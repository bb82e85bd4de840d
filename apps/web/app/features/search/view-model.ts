import type { searchState } from '@washline/contract/dispatch/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import type { z } from 'zod'
import { washerOf } from '../../domain/washer/washer-name.ts'
import { t } from '../../platform/i18n/i18n.ts'

export type SearchState = z.infer<typeof searchState>

/** Whole seconds until a moment; 0 when it is past or undefined. */
export const secondsUntil = (until: string | null, nowMs: number): number =>
  until ? Math.max(0, Math.ceil((Date.parse(until) - nowMs) / 1_000)) : 0

/** The remaining share of the offer's time, 0 to 1. */
export const offerShare = (secondsLeft: number, offerSeconds: number | null): number =>
  offerSeconds ? Math.min(1, secondsLeft / offerSeconds) : 0

export interface SearchLabels {
  title: string
  text: string
}

/** The texts of the search's state, from its real numbers. */
export function searchLabels(search: SearchState, secondsLeft: number): SearchLabels {
  const radius = search.radius_km
  if (search.asked === 0)
    return {
      title: t('Searching within {radius} km', { radius }),
      text: t('We have not asked a Washer yet. The search area grows until a Washer is free.'),
    }
  const title = t('{asked, plural, one {# Washer asked} other {# Washers asked}}', { asked: search.asked })
  if (search.open > 0 && secondsLeft > 0)
    return {
      title,
      text: t(
        '{open, plural, one {# Washer is} other {# Washers are}} deciding. In {seconds, plural, one {# second} other {# seconds}} we ask the next ones.',
        { open: search.open, seconds: secondsLeft },
      ),
    }
  return { title, text: t('Searching for the next Washers within {radius} km.', { radius }) }
}

/** Who has accepted, with the time of their way where it is known. */
export function comingText({ provider }: Pick<Order, 'provider'>, away: string | undefined): string {
  const name = washerOf(provider)?.name ?? ''
  return away ? t('{name} is coming. {away}.', { name, away }) : t('{name} is coming.', { name })
}

type Nearby = SearchState['nearby'][number]

/** The id of the pin of the Washer who has accepted. */
export const acceptedPin = 'accepted'

/** The map shows Washers about where they are, and rounds how far away that is. */
const sameM = 150

/**
 * The Washer on the map who has accepted: the only one who was asked, or the one of them who is as far away as the order has it.
 * Undefined where that is not certain.
 */
export function acceptedOf(nearby: readonly Nearby[], provider: Order['provider']): Nearby | undefined {
  if (!provider) return undefined
  const asked = nearby.filter((one) => one.asked)
  if (asked.length === 1) return asked[0]
  const away = provider.match?.distance_meters
  if (away === undefined) return undefined
  const alike = asked.filter(({ distance_meters }) => Math.abs(distance_meters - away) <= sameM)
  return alike.length === 1 ? alike[0] : undefined
}
