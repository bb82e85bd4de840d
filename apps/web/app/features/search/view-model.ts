import type { searchState } from '@washline/contract/dispatch/endpoints'
import type { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'

export type SearchState = z.infer<typeof searchState>

/** Whole seconds until a moment; 0 when it has passed, or there is none. */
export const secondsUntil = (until: string | null, nowMs: number): number =>
  until ? Math.max(0, Math.ceil((Date.parse(until) - nowMs) / 1_000)) : 0

/** How much of the offer's time is left, 0 to 1. */
export const offerShare = (secondsLeft: number, offerSeconds: number | null): number =>
  offerSeconds ? Math.min(1, secondsLeft / offerSeconds) : 0

export interface SearchWords {
  title: string
  text: string
}

/** What the search is doing, from its real numbers. */
export function searchWords(search: SearchState, secondsLeft: number): SearchWords {
  const radius = search.radius_km
  if (search.asked === 0)
    return {
      title: t('Looking within {radius} km', { radius }),
      text: t('Nobody has been asked yet. The circle grows until somebody is free.'),
    }
  const title = t('{asked, plural, one {# Washer asked} other {# Washers asked}}', { asked: search.asked })
  if (search.open > 0 && secondsLeft > 0)
    return {
      title,
      text: t(
        '{open, plural, one {# can still say yes} other {# can still say yes}}: {seconds, plural, one {# second} other {# seconds}} left, then the next are asked.',
        { open: search.open, seconds: secondsLeft },
      ),
    }
  return { title, text: t('The next are being found within {radius} km.', { radius }) }
}
