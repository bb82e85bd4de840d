import { market } from '@washline/contract/market'
import { formatShortMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Fill } from '../../ui/garment.tsx'
import type { GarmentName } from '../../ui/sprite.ts'

export interface Slide {
  title: string
  text: string
  /** What the drawing shows, for those who do not see it. */
  drawing: string
  garment: GarmentName
  fill: Fill
}

/** The five slides, in order. */
export const slides = (): readonly Slide[] => [
  {
    title: t('Welcome to Washline'),
    text: t('Laundry picked up, washed and back at your door in 3 hours.'),
    drawing: t('A laundry bag on a clothesline'),
    garment: 'bag',
    fill: 'bluing',
  },
  {
    title: t('Scan your clothes'),
    text: t('Point your camera at them. AI handles the rest: it counts and prices every item.'),
    drawing: t('A T-shirt on a clothesline'),
    garment: 'tshirt',
    fill: 'rinse',
  },
  {
    title: t('Cared for and fairly valued'),
    text: t('Each item is counted in and counted out, at a price you see before you pay.'),
    drawing: t('A dress on a clothesline'),
    garment: 'dress',
    fill: 'blush',
  },
  {
    title: t('The best-rated, instantly'),
    text: t('You are matched with a top-rated provider near you, automatically.'),
    drawing: t('A shirt on a clothesline'),
    garment: 'shirt',
    fill: 'suds',
  },
  {
    title: t('Compensation guaranteed'),
    text: t('Loss, damage, theft and shrinkage are covered, up to {limit} per order.', {
      limit: formatShortMinor(market.coverage.includedMinor),
    }),
    drawing: t('A sweater on a clothesline'),
    garment: 'sweater',
    fill: 'pin',
  },
]
