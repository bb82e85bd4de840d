import { classes } from './classes.ts'
import { drawing, type GarmentName } from './sprite.ts'

/** A theme colour, or the colour of a garment: `cloth-navy`. */
export type Fill = 'bluing' | 'suds' | 'rinse' | 'blush' | 'pin' | `cloth-${string}`

export interface GarmentProps {
  name: GarmentName
  fill?: Fill
  /** 96 px by default. */
  size?: 24 | 40 | 56 | 96
  className?: string | undefined
}

/** A decorative drawing of a garment. */
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
