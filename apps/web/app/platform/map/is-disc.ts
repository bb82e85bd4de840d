import type { PinVariant } from './map-view-props.ts'

/** Washers of a search lie on their place; every other pin stands on it. */
export const isDisc = (variant: PinVariant): variant is 'asked' | 'other' => variant === 'asked' || variant === 'other'
