import { z } from 'zod'
import { market } from '../market.ts'
import { severalLines } from '../texts/plain-text.ts'
import { orderLabels } from './label-schemas.ts'

export const detergents = ['washers', 'fragrance_free', 'gentle', 'customers'] as const
export const temperatures = ['label', 'cold', 'warm', 'hot'] as const
export const dryings = ['tumble', 'tumble_low', 'line'] as const
export const finishes = ['fold', 'hang'] as const

export const careInstructions = z.object({
  detergent: z.enum(detergents),
  temperature: z.enum(temperatures),
  drying: z.enum(dryings),
  finish: z.enum(finishes),
  /** Substances that must not touch the laundry. */
  allergies: severalLines({ max: market.care.allergiesMax }),
})
export type CareInstructions = z.infer<typeof careInstructions>

export const careKeys = ['detergent', 'temperature', 'drying', 'finish', 'allergies'] as const
export type CareKey = (typeof careKeys)[number]

/** The default for users without saved preferences. */
export const usualCare: CareInstructions = {
  detergent: 'washers',
  temperature: 'label',
  drying: 'tumble',
  finish: 'fold',
  allergies: '',
}

/** The instructions that can be ticked: allergies only if any are named. */
export const keysOf = (instructions: CareInstructions): CareKey[] => careKeys.filter((key) => instructions[key] !== '')

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
    customers: 'My own, in the bag',
  },
  temperature: {
    label: 'As the care labels say',
    cold: 'Cold, 20 °C',
    warm: 'Warm, 40 °C',
    hot: 'Hot, 60 °C',
  },
  drying: { tumble: 'Tumble dry', tumble_low: 'Tumble dry, low heat', line: 'Line dry' },
  finish: { fold: 'Folded', hang: 'On hangers' },
} as const

/** What one order is given; without `labels` it has the labels that it had. */
export const orderCareInput = careInstructions.extend({
  labels: orderLabels.optional(),
  /** The customer wants the instructions although a label forbids them. */
  despite_labels: z.boolean().optional(),
})

export const orderCare = z.object({
  instructions: careInstructions,
  ticked: z.array(z.enum(careKeys)),
  ticked_at: z.iso.datetime().nullable(),
  /** Of pieces of this order. */
  labels: orderLabels,
})
export type OrderCare = z.infer<typeof orderCare>
