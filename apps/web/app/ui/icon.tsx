import { classes } from './classes.ts'
import { drawing, type IconName } from './sprite.ts'

export interface IconProps {
  name: IconName
  className?: string | undefined
}

/** A 24 px icon in the colour of the surrounding text; decorative, so label its control. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classes('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={drawing(`i-${name}`)} />
    </svg>
  )
}
