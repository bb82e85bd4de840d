import type { ReactNode } from 'react'
import { useFirstAnswers } from '../../platform/api/use-first-answers.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { classes } from '../../ui/classes.ts'
import { ActiveOrders } from './components/active-orders.tsx'
import { Availability } from './components/availability.tsx'
import { DueTakeovers } from './components/due-takeovers.tsx'
import { HomeColumns } from './components/home-columns.tsx'
import { IncomingRequests } from './components/incoming-requests.tsx'
import { NextStop } from './components/next-stop.tsx'
import { Standing } from './components/standing.tsx'
import { useKeepOpening } from './use-keep-opening.ts'
import { useRequests } from './use-requests.ts'

export interface WasherHomeScreenProps {
  /** Why no requests come, if there is a reason. */
  hindrance: ReactNode
  /** Open claims about the Washer's work. */
  deductions: ReactNode
  /** Of the first visits. It needs no answer, so it is above all that comes with one: home begins with it. */
  hint: ReactNode
}

/** The Washer's home: offers, accepted orders, money and ratings. */
export function WasherHomeScreen({ hindrance, deductions, hint }: WasherHomeScreenProps) {
  useHeadingFocus()
  useKeepOpening()
  const { data: requests } = useRequests()
  // Requests are shown at once; the sections below follow once their position is final.
  const below = useFirstAnswers() ? '' : 'invisible'
  return (
    <AppPage tab="home" bottomNav>
      <HomeColumns
        beside={
          <div className={classes('grid content-start gap-5', below, below && 'desk:visible')}>
            <Standing />
            {deductions}
          </div>
        }
      >
        {/* Seconds run for a request: it takes the place of the hint. */}
        <div className={requests?.length ? 'hidden' : 'contents'}>{hint}</div>
        {hindrance}
        <Availability />
        <DueTakeovers />
        <IncomingRequests />
        <div className={classes('grid gap-5 narrow:gap-8', below)}>
          <NextStop />
          <ActiveOrders />
        </div>
      </HomeColumns>
    </AppPage>
  )
}
