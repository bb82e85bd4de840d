import { useContext } from 'react'
import { Link } from '../router/index.ts'
import { AppNavContext, type AppTab } from './app-nav-context.ts'
import { coverBottom } from './cover-bottom.ts'
import { Icon } from './icon.tsx'

export interface BottomNavProps {
  tab: AppTab
}

/** Home, Orders, Account at the bottom of a phone; hidden on a desktop, where the header has them. */
export function BottomNav({ tab }: BottomNavProps) {
  const nav = useContext(AppNavContext)
  return (
    <nav className="bottom-nav" ref={coverBottom} aria-label={nav.label}>
      {nav.items.map((item) => (
        <Link key={item.tab} to={item.to} aria-current={item.tab === tab ? 'page' : undefined}>
          <Icon name={item.icon} />
          {item.text}
        </Link>
      ))}
    </nav>
  )
}
