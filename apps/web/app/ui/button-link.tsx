import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './sprite.ts'

export interface ButtonLinkProps extends Omit<LinkProps, 'size'>, ButtonLook {
  icon?: IconName
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, flat, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, wide, flat }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
