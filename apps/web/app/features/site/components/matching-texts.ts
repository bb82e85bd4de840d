import { market } from '@washline/contract/market'
import type { SearchSettings } from '@washline/contract/settings/market-settings'
import { weightNames, weightParts } from '@washline/contract/settings/weights'
import { t } from '../../../platform/i18n/i18n.ts'

type Part = keyof typeof market.dispatch.weights

const texts = (): Record<Part, { title: string; text: string }> => ({
  travel: {
    title: t('Travel time'),
    text: t('From where the Washer works to the pickup. {minutes} minutes or more score 0.', {
      minutes: market.dispatch.farthestTravelS / 60,
    }),
  },
  rating: {
    title: t('Ratings'),
    text: t('The average of all ratings, out of {max}.', { max: market.ratings.max }),
  },
  onTime: {
    title: t('Promises kept'),
    text: t('The share of orders that were back in {hours} hours.', { hours: market.promise.durationS / 3_600 }),
  },
  acceptance: { title: t('Requests accepted'), text: t('The share of offers that the Washer accepted.') },
  skips: {
    title: t('Skips with a reason'),
    text: t(
      'Skips of similar orders as too far, too big, too late or too little. {count} such skips score 0. Each counts less every day, and not at all after {days} days.',
      { count: market.dispatch.skips.fullAt, days: market.dispatch.skips.days },
    ),
  },
  load: {
    title: t('Free capacity'),
    text: t('Fewer active orders rank higher; at {count}, we stop asking.', {
      count: market.dispatch.capacity,
    }),
  },
})

/** The parts of the ranking, heaviest first where their weights are known. */
export const rankingParts = (settings: SearchSettings | undefined) => {
  const partTexts = texts()
  return weightNames
    .map((name) => ({ part: weightParts[name], percent: settings?.[name], ...partTexts[weightParts[name]] }))
    .sort((a, b) => (b.percent ?? 0) - (a.percent ?? 0))
}
