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
      title: t('Looking within {radius} km', { radius }),
      text: t('No Washer has been asked yet. The search area grows until a Washer is free.'),
    }
  const title = t('{asked, plural, one {# Washer asked} other {# Washers asked}}', { asked: search.asked })
  if (search.open > 0 && secondsLeft > 0)
    return {
      title,
      text: t(
        '{open, plural, one {# can still accept} other {# can still accept}}: {seconds, plural, one {# second} other {# seconds}} left, then the next are asked.',
        { open: search.open, seconds: secondsLeft },
      ),
    }
  return { title, text: t('The next Washers are searched for within {radius} km.', { radius }) }
}

/** Who has accepted, with the time of their way where it is known. */
export function comingText({ provider }: Pick<Order, 'provider'>, away: string | undefined): string {
  const name = washerOf(provider)?.name ?? ''
  return away ? t('{name} is coming. {away}.', { name, away }) : t('{name} is coming.', { name })
}
