import { classes } from './classes.ts'

export interface ButtonLook {
  /** One `primary` per view. */
  look?: undefined | 'primary' | 'plain' | 'danger' | 'link'
  size?: undefined | 'compact' | 'regular' | 'large'
  /** Fills the width. */
  wide?: boolean | undefined
  /** Without the hard shadow. */
  flat?: boolean | undefined
}

/** The class names of a button or a link that looks like one. */
export function buttonClass({ look = 'plain', size = 'regular', wide, flat }: ButtonLook, extra?: string): string {
  if (look === 'link') return classes('text-button', extra)
  return classes(
    'button',
    look !== 'plain' && `button-${look}`,
    size !== 'regular' && `button-${size}`,
    wide && 'button-wide',
    flat && 'button-flat',
    extra,
  )
}
