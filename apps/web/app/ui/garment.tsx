import { classes } from './classes.ts'
import { drawing, type GarmentName } from './sprite.ts'

/** A tint of the house, or the colour of somebody's cloth: `cloth-navy`. */
export type Fill = 'bluing' | 'suds' | 'rinse' | 'blush' | 'pin' | `cloth-${string}`

export interface GarmentProps {
  name: GarmentName
  fill?: Fill
  /** 96 px unless told. */
  size?: 40 | 56 | 96
  className?: string | undefined
}

/** One of the drawn garments, as an ornament. */
export function Garment({ name, fill = 'rinse', size = 96, className }: GarmentProps) {
  return (
    <svg
      className={classes('garment', size !== 96 && `garment-${size}`, `fill-${fill}`, className)}
      viewBox="0 0 124 120"
      aria-hidden="true"
    >
      <use href={drawing(name)} />
    </svg>
  )
}
