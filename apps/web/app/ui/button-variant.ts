import { classes } from './classes.ts'

export interface ButtonVariant {
  /** One `primary` per view. */
  variant?: undefined | 'primary' | 'plain' | 'danger' | 'link'
  size?: undefined | 'compact' | 'regular' | 'large'
  /** Fills the width. */
  wide?: boolean | undefined
  /** Without the hard shadow. */
  flat?: boolean | undefined
}

/** The class names of a button or a link that looks like one. */
export function buttonClass(
  { variant = 'plain', size = 'regular', wide, flat }: ButtonVariant,
  extra?: string,
): string {
  if (variant === 'link') return classes('text-button', extra)
  return classes(
    'button',
    variant !== 'plain' && `button-${variant}`,
    size !== 'regular' && `button-${size}`,
    wide && 'button-wide',
    flat && 'button-flat',
    extra,
  )
}
