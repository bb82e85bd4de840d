import { garmentOfName } from '@washline/contract/scanning/garment-of-name'
import type { Fill } from '../../ui/garment.tsx'

const fills = ['rinse', 'suds', 'blush', 'pin', 'bluing'] as const

/**
 * The print of the nth garment of a row: the colour in its name, else one that its neighbours do not have, which a piece
 * keeps from list to line.
 */
export function fillAt(index: number, name: string): Fill {
  const colour = garmentOfName(name)?.colour
  return colour ? `cloth-${colour}` : (fills[index % fills.length] ?? 'rinse')
}
