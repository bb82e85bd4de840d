import { z } from 'zod'
import { type Category, categories } from './catalogue.ts'
import { colouredName } from './colours.ts'
import { garmentOfName, guessGarment } from './garment-of-name.ts'

/** What an order consists of, for people who may not read its list: kinds and colours of the catalogue, and nothing that a person wrote. */
export const drawnItems = z.array(z.object({ name: z.string(), category: z.enum(categories), quantity: z.int() }))
export type DrawnItems = z.infer<typeof drawnItems>

export interface ItemToDraw {
  readonly name: string
  readonly category: Category
  readonly quantity: number
}

/** Each item by the catalogue's name for it, with the colour that its own name begins with. */
export const drawItems = (items: readonly ItemToDraw[]): DrawnItems =>
  items
    .filter(({ quantity }) => quantity > 0)
    .map(({ name, category, quantity }) => {
      const colour = garmentOfName(name)?.colour
      return { name: colouredName(guessGarment(name, category), colour), category, quantity }
    })
