import { classes } from './classes.ts'
import { drawing, type IconName } from './sprite.ts'

export interface IconProps {
  name: IconName
  className?: string | undefined
}

/** A 24 px glyph in the colour of the text around it; decoration only, so name its control. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classes('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={drawing(`i-${name}`)} />
    </svg>
  )
}
