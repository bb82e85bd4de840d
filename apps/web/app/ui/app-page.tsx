import { type ReactNode, useContext } from 'react'
import { AppHeader, type AppHeaderProps, BackControl } from './app-header.tsx'
import { AppNavContext } from './app-nav-context.ts'
import { BottomNav } from './bottom-nav.tsx'
import { classes } from './classes.ts'
import { Pegs } from './pegs.tsx'
import { mainId } from './skip-link.tsx'
import { Travels } from './travels.tsx'

export interface AppPageProps extends AppHeaderProps {
  /** Under the header: a `StepLine`. */
  stepLine?: ReactNode
  /** The right column on a desktop, usually a `Ticket`; hidden on a phone. */
  aside?: ReactNode
  /** The left column on a desktop: links to the pages beside this one; hidden on a phone. */
  menu?: ReactNode
  /** On a desktop the page is a card that hangs from the header's rule, with this at its right; a phone has it below. */
  beside?: ReactNode
  /** A `Dock`, fixed at the bottom of a phone. */
  dock?: ReactNode
  /** Shows the three tabs on a phone (needs `tab`). */
  bottomNav?: boolean
  children: ReactNode
}

/** A page of the app: one column on a phone; on a desktop 1160 wide, with a ticket column when `aside` is given. */
export function AppPage(props: AppPageProps) {
  const { title, back, actions, tab, stepLine, aside, menu, beside, dock, bottomNav, children } = props
  const nav = useContext(AppNavContext)
  const content = (
    <>
      {stepLine && <div className="hidden pb-6 desk:block">{stepLine}</div>}
      {title !== undefined && (
        <div className="desk-title">
          <BackControl back={back} text={nav.backText} />
          <h1>{title}</h1>
          {actions}
        </div>
      )}
      <div className="page-body">{children}</div>
      {dock}
    </>
  )
  return (
    <div className="app">
      <AppHeader title={title} back={back} actions={actions} tab={tab} />
      {stepLine}
      <Travels>
        <div className="page-columns">
          {menu && <aside className="page-menu">{menu}</aside>}
          <main id={mainId} className={classes('page-main', beside !== undefined && 'page-hung')}>
            {beside === undefined ? (
              content
            ) : (
              <>
                <div className="page-card">
                  <Pegs />
                  {content}
                </div>
                <div className="page-beside">{beside}</div>
              </>
            )}
          </main>
          {aside && <aside className="page-aside">{aside}</aside>}
        </div>
      </Travels>
      {bottomNav && tab && <BottomNav tab={tab} />}
    </div>
  )
}
