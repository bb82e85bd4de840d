import { z } from 'zod'
import { market } from '../market.ts'

export const detergents = ['washers', 'fragrance_free', 'gentle', 'own'] as const
export const temperatures = ['label', 'cold', 'warm', 'hot'] as const
export const dryings = ['tumble', 'tumble_low', 'line'] as const
export const finishes = ['fold', 'hang'] as const

/** How the laundry should be treated. */
export const careWishes = z.object({
  detergent: z.enum(detergents),
  temperature: z.enum(temperatures),
  drying: z.enum(dryings),
  finish: z.enum(finishes),
  /** What must not come near the laundry. */
  allergies: z.string().trim().max(market.care.allergiesMax),
})
export type CareWishes = z.infer<typeof careWishes>

export const careKeys = ['detergent', 'temperature', 'drying', 'finish', 'allergies'] as const
export type CareKey = (typeof careKeys)[number]

/** What applies to who never said anything. */
export const usualCare: CareWishes = {
  detergent: 'washers',
  temperature: 'label',
  drying: 'tumble',
  finish: 'fold',
  allergies: '',
}

/** What there is to tick: allergies only where some are named. */
export const keysOf = (wishes: CareWishes): CareKey[] => careKeys.filter((key) => wishes[key] !== '')

export const careTitles = {
  detergent: 'Detergent',
  temperature: 'Temperature',
  drying: 'Drying',
  finish: 'Fold or hang',
  allergies: 'Allergies',
} as const satisfies Record<CareKey, string>

export const careLabels = {
  detergent: {
    washers: 'What the Washer uses',
    fragrance_free: 'Fragrance-free',
    gentle: 'For delicates',
    own: 'Mine, it is in the bag',
  },
  temperature: {
    label: 'As the care labels say',
    cold: 'Cold, 20 °C',
    warm: 'Warm, 40 °C',
    hot: 'Hot, 60 °C',
  },
  drying: { tumble: 'Tumble dry', tumble_low: 'Tumble dry, low heat', line: 'On the line' },
  finish: { fold: 'Folded', hang: 'On hangers' },
} as const

export const orderCare = z.object({
  wishes: careWishes,
  /** What the Washer has ticked, at the wash. */
  ticked: z.array(z.enum(careKeys)),
  ticked_at: z.iso.datetime().nullable(),
})
export type OrderCare = z.infer<typeof orderCare>
