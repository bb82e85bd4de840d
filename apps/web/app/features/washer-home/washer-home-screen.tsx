import type { ReactNode } from 'react'
import { useFirstAnswers } from '../../platform/api/use-first-answers.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { classes } from '../../ui/classes.ts'
import { ActiveOrders } from './components/active-orders.tsx'
import { Availability } from './components/availability.tsx'
import { DueTakeovers } from './components/due-takeovers.tsx'
import { IncomingRequests } from './components/incoming-requests.tsx'
import { NextStop } from './components/next-stop.tsx'
import { Standing } from './components/standing.tsx'

export interface WasherHomeScreenProps {
  /** Why no requests come, if there is a reason. */
  hindrance: ReactNode
  /** Open claims about the Washer's work. */
  deductions: ReactNode
  /** Of the first visits. */
  hint: ReactNode
}

/** The Washer's home: offers, accepted orders, money and ratings. */
export function WasherHomeScreen({ hindrance, deductions, hint }: WasherHomeScreenProps) {
  useHeadingFocus()
  // Requests are shown at once; the sections below follow once their position is final.
  const below = useFirstAnswers() ? '' : 'invisible'
  return (
    <AppPage tab="home" bottomNav>
      <h1 className="sr-only">{t('Home')}</h1>
      <div className="grid gap-8 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-x-[72px]">
        <div className="grid content-start gap-5 narrow:gap-8">
          {hindrance}
          <Availability />
          <DueTakeovers />
          <IncomingRequests />
          <div className={classes('grid gap-5 narrow:gap-8', below)}>
            {hint}
            <NextStop />
            <ActiveOrders />
          </div>
        </div>
        <div className={classes('grid content-start gap-5', below, below && 'desk:visible')}>
          <Standing />
          {deductions}
        </div>
      </div>
    </AppPage>
  )
}
