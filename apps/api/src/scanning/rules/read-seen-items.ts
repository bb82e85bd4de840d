import { market } from '@washline/contract/market'
import { type Colour, colours } from '@washline/contract/scanning/colours'
import { garmentIdSchema } from '@washline/contract/scanning/priced-catalogue'
import { z } from 'zod'
import { groupAlike } from './group-alike.ts'
import type { Box, ScannedItem } from './scanned-item.ts'

/**
 * The answer of a vision model. Bounds are checked by `readSeenItems`, because not every vendor accepts them in a schema.
 * Labels outside the catalogue are refused.
 */
export const seenSchema = z.object({
  items: z.array(
    z.object({
      garment: garmentIdSchema,
      colour: z.enum([...colours, 'several']),
      quantity: z.number(),
      confidence: z.number(),
      boxes: z.array(z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })),
    }),
  ),
})
export type Seen = z.infer<typeof seenSchema>

/** The answer as items, one per class and colour; undefined if a quantity or confidence is out of range. Invalid boxes are left out. */
export function readSeenItems({ items }: Seen): ScannedItem[] | undefined {
  const found = items.filter(({ quantity }) => quantity !== 0)
  if (found.length > market.orders.maxItems || !found.every(isPossible)) return undefined
  const alike = groupAlike(found, (item) => ({ garmentId: item.garment, colour: colourOf(item) }))
  return alike.map(({ garment, colour, pieces }) => {
    const quantity = Math.min(
      pieces.reduce((sum, item) => sum + item.quantity, 0),
      market.orders.maxQuantity,
    )
    return {
      garment,
      colour,
      category: garment.category,
      quantity,
      confidence: Math.min(...pieces.map(({ confidence }) => confidence)),
      boxes: pieces.flatMap(({ boxes }) => boxes.flatMap(boxOf)).slice(0, quantity),
    }
  })
}

const colourOf = ({ colour }: Seen['items'][number]): Colour | undefined => (colour === 'several' ? undefined : colour)

const isPossible = ({ quantity, confidence }: Seen['items'][number]) =>
  Number.isInteger(quantity) &&
  quantity > 0 &&
  quantity <= market.orders.maxQuantity &&
  confidence >= 0 &&
  confidence <= 1

const isShare = (value: number) => value >= 0 && value <= 1

function boxOf({ left, top, width, height }: Seen['items'][number]['boxes'][number]): Box[] {
  const lies = [left, top, width, height].every(isShare) && width > 0 && height > 0
  return lies && left + width <= 1.01 && top + height <= 1.01 ? [[left, top, width, height]] : []
}
