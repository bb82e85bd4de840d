import { type ReactNode, useContext } from 'react'
import { AppHeader, type AppHeaderProps, BackControl } from './app-header.tsx'
import { AppNavContext } from './app-nav-context.ts'
import { classes } from './classes.ts'
import { mainId } from './skip-link.tsx'
import { Travels } from './travels.tsx'

export interface MapPageProps extends AppHeaderProps {
  stepLine?: ReactNode
  /** Must fill its parent; position: absolute, inset 0. */
  map: ReactNode
  /** The map takes nearly half of a phone. */
  isTall?: boolean
  dock?: ReactNode
  children: ReactNode
}

/** A page with a map: above the content on a phone, to the edge beside a 460 px panel on a desktop. */
export function MapPage({ title, back, actions, tab, stepLine, map, isTall, dock, children }: MapPageProps) {
  const nav = useContext(AppNavContext)
  return (
    <div className="app">
      <AppHeader title={title} back={back} actions={actions} tab={tab} />
      {stepLine}
      <Travels>
        <main id={mainId} className="map-page">
          <div className={classes('map-page-map', isTall && 'map-page-tall')}>{map}</div>
          <div className="map-page-panel">
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
          </div>
        </main>
      </Travels>
    </div>
  )
}
