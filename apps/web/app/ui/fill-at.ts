import type { Fill } from './garment.tsx'

const fills = ['rinse', 'suds', 'blush', 'pin', 'bluing'] as const

/** The print of the nth garment of a row, so that neighbours differ and a piece keeps its own from list to line. */
export const fillAt = (index: number): Fill => fills[index % fills.length] ?? 'rinse'
