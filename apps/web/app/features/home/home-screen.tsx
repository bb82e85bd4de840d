import { type ReactNode, useEffect, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { InstallOffer } from '../../platform/install/install-offer.tsx'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { keepOpening } from '../../platform/opening/opening.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { CareLabel } from '../../ui/care-label.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { HeldBelow } from '../../ui/held-below.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Highlights } from './components/highlights.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { LastOrder } from './components/last-order.tsx'
import { LearnMore } from './components/learn-more.tsx'
import { OrderCard } from './components/order-card.tsx'
import { RunningOrder } from './components/running-order.tsx'
import { useLastOrder } from './use-last-order.ts'
import { useRunningOrders } from './use-running-orders.ts'
import { questions } from './view-model.ts'

export interface HomeScreenProps {
  /** Whether the check before ordering runs. */
  busy: boolean
  onOrder: () => void
  /** Of the first visits. */
  hint: ReactNode
}

export function HomeScreen({ busy, onOrder, hint }: HomeScreenProps) {
  useHeadingFocus()
  const last = useLastOrder()
  const { data: orders, error, errorUpdateCount, refetch } = useRunningOrders()
  const running = orders ?? []
  const isUsual = orders && orders.length === 0
  useEffect(() => {
    if (isUsual !== undefined) keepOpening('customer', isUsual)
  }, [isUsual])
  // What this device does not know yet comes below the ticket, which stays where it was drawn.
  const [isUnknown] = useState(orders === undefined)
  const current = (
    <>
      {running.map((order) => (
        <RunningOrder key={order.id} order={order} />
      ))}
      {error && (
        <div className="note flex-wrap items-center justify-between">
          <ErrorText>{errorText(error, t('Your orders could not be loaded.'))}</ErrorText>
          <Button variant="link" onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        </div>
      )}
    </>
  )
  return (
    <AppPage tab="home" bottomNav>
      <div className="home-columns">
        <div className="in-order grid content-start gap-6">
          {!isUnknown && current}
          <OrderCard busy={busy} onOrder={onOrder} />
          {!orders && errorUpdateCount === 0 && <HeldBelow />}
          {isUnknown && current}
          {hint}
          {running.length > 0 && <InstallOffer />}
          <Highlights />
          <HowItWorks />
        </div>
        <div className="grid content-start gap-6">
          {last && <LastOrder order={last} />}
          <section className="note">
            <CareLabel name="care-tub" />
            <p className="font-semibold">{t('Peer-to-peer laundry, powered by AI. Fast, reliable, secure.')}</p>
          </section>
          <Tabs
            label={t('About Washline')}
            tabs={[
              { title: t('Learn More'), content: <LearnMore /> },
              { title: t('FAQ'), content: <Accordion items={questions()} firstOpen={0} /> },
            ]}
          />
        </div>
      </div>
    </AppPage>
  )
}
