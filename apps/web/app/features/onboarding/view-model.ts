import { market } from '@washline/contract/market'
import { formatShortMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Fill } from '../../ui/garment.tsx'
import type { GarmentName } from '../../ui/sprite.ts'

export interface Slide {
  title: string
  text: string
  garment: GarmentName
  fill: Fill
}

/** The five slides, in order. */
export const slides = (): readonly Slide[] => [
  {
    title: t('Welcome to Washline'),
    text: t('Laundry picked up, washed and back at your door in 3 hours.'),
    garment: 'bag',
    fill: 'bluing',
  },
  {
    title: t('Scan your clothes'),
    text: t('Point your camera at them. AI handles the rest: it counts and prices every item.'),
    garment: 'tshirt',
    fill: 'rinse',
  },
  {
    title: t('Cared for and fairly valued'),
    text: t('Each item is counted in and counted out, at a price you see before you pay.'),
    garment: 'dress',
    fill: 'blush',
  },
  {
    title: t('The best-rated, instantly'),
    text: t('You are matched with a top-rated provider near you, automatically.'),
    garment: 'shirt',
    fill: 'suds',
  },
  {
    title: t('Compensation guaranteed'),
    text: t('Loss, damage, theft and shrinkage are covered, up to {limit} an order.', {
      limit: formatShortMinor(market.coverage.includedMinor),
    }),
    garment: 'sweater',
    fill: 'pin',
  },
]
