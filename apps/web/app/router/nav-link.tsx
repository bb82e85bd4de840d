import { Link, type LinkProps } from './link.tsx'
import { resolve } from './location.ts'
import { useRouter } from './router-context.ts'

/** A link that is marked where it leads to the page that is shown, or to one above it. */
export function NavLink({ className = '', ...rest }: LinkProps) {
  const { pathname } = useRouter().location
  const target = resolve(rest.to, pathname).pathname
  const isActive = pathname === target || pathname.startsWith(target.replace(/\/*$/, '/'))
  return isActive ? (
    <Link {...rest} className={`${className} active`.trim()} aria-current="page" />
  ) : (
    <Link {...rest} className={className} />
  )
}
