import { type ReactNode, useContext } from 'react'
import { Link } from '../router/index.ts'
import { AppNavContext, type AppTab } from './app-nav-context.ts'
import { HeaderLineContext } from './header-line-context.ts'
import { IconButton } from './icon-button.tsx'
import { IconLink } from './icon-link.tsx'
import { Logo } from './logo.tsx'

export interface AppHeaderProps {
  /** On a phone: the title of the page. Without it the bar shows the logo and the bell. */
  title?: string | undefined
  /** A path, or a handler. */
  back?: string | (() => void) | undefined
  /** At the right of the title. */
  actions?: ReactNode
  tab?: AppTab | undefined
}

/** The bar at the top: one for a phone, one for a desktop. */
export function AppHeader({ title, back, actions, tab }: AppHeaderProps) {
  const nav = useContext(AppNavContext)
  const hanging = useContext(HeaderLineContext)
  const bell = <IconLink icon="bell" label={nav.bell.text} to={nav.bell.to} dot={nav.bell.unread} />
  return (
    <>
      <header className="desk-bar">
        <Logo to={nav.homePath} />
        <nav aria-label={nav.label}>
          {nav.items.map((item) => (
            <Link key={item.tab} to={item.to} aria-current={item.tab === tab ? 'page' : undefined}>
              {item.text}
            </Link>
          ))}
        </nav>
        {bell}
        {hanging}
      </header>
      {title === undefined ? (
        <header className="app-bar app-bar-home">
          <Logo to={nav.homePath} />
          {bell}
          {hanging}
        </header>
      ) : (
        <header className="app-bar">
          <BackControl back={back} text={nav.backText} />
          <h1 className={back ? undefined : 'pl-3'}>{title}</h1>
          {actions}
          {hanging}
        </header>
      )}
    </>
  )
}

/** Back as a link to a path, as a button, or nothing. */
export function BackControl({ back, text }: { back: AppHeaderProps['back']; text: string }) {
  if (back === undefined) return null
  if (typeof back === 'string') return <IconLink icon="back" label={text} to={back} />
  return <IconButton icon="back" label={text} onClick={back} />
}
