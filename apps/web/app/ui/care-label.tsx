import { classes } from './classes.ts'
import { type CareLabelName, drawing } from './sprite.ts'

export interface CareLabelProps {
  name: CareLabelName
  className?: string | undefined
}

/** A pictogram from a care label, in the colour of the text around it. */
export function CareLabel({ name, className }: CareLabelProps) {
  return (
    <svg className={classes('care-label', className)} viewBox="0 0 48 48" aria-hidden="true">
      <use href={drawing(name)} />
    </svg>
  )
}
