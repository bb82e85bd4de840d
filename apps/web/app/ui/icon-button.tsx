import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './sprite.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** The accessible name. */
  label: string
  outlined?: boolean
  /** An amber dot that marks something new. */
  dot?: boolean
}

export function IconButton({ icon, label, outlined, dot, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes('icon-button', outlined && 'icon-button-outlined', className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
      {dot && <span className="unread-dot" />}
    </button>
  )
}
