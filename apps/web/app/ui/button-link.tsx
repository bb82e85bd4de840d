import { Link, type LinkProps } from '../router/index.ts'
import { type ButtonVariant, buttonClass } from './button-variant.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './sprite.ts'

export interface ButtonLinkProps extends Omit<LinkProps, 'size'>, ButtonVariant {
  icon?: IconName
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, flat, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide, flat }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
