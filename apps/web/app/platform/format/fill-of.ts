import { garmentOfName } from '@washline/contract/scanning/garment-of-name'
import type { Fill } from '../../ui/garment.tsx'

const fills = ['rinse', 'suds', 'blush', 'pin', 'bluing'] as const

/** The print of a garment: the colour in its name, else the one given. */
export function fillOf(name: string, otherwise: Fill): Fill {
  const colour = garmentOfName(name)?.colour
  return colour ? `cloth-${colour}` : otherwise
}

/** The print of the nth garment of a row: where its name has no colour, one that its neighbours do not have, which a piece keeps from list to line. */
export const fillAt = (index: number, name: string): Fill => fillOf(name, fills[index % fills.length] ?? 'rinse')
