import { classes } from './classes.ts'
import { type CareLabelName, drawing } from './sprite.ts'

export interface CareLabelProps {
  name: CareLabelName
  className?: string | undefined
}

/** An icon in the style of a care label, in the colour of the surrounding text. */
export function CareLabel({ name, className }: CareLabelProps) {
  return (
    <svg className={classes('care-label', className)} viewBox="0 0 48 48" aria-hidden="true">
      <use href={drawing(name)} />
    </svg>
  )
}
