import { Link, type LinkProps } from '../router/index.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './sprite.ts'

export interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconName
  label: string
  outlined?: boolean
  dot?: boolean
}

/** A link that looks like an icon button. */
export function IconLink({ icon, label, outlined, dot, className, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      className={classes('icon-button', outlined && 'icon-button-outlined', className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
      {dot && <span className="unread-dot" />}
    </Link>
  )
}
