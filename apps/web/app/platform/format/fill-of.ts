import { garmentOfName } from '@washline/contract/scanning/garment-of-name'
import type { Fill } from '../../ui/garment.tsx'

const fills = ['rinse', 'suds', 'blush', 'pin', 'bluing'] as const

/** The colour in a garment's name, else the given one. */
export function fillOf(name: string, otherwise: Fill): Fill {
  const colour = garmentOfName(name)?.colour
  return colour ? `cloth-${colour}` : otherwise
}

/**
 * The colour of the nth garment of a row: the one in its name, else one that differs from its neighbours' and is stable
 * between screens.
 */
export const fillAt = (index: number, name: string): Fill => fillOf(name, fills[index % fills.length] ?? 'rinse')
