import type { ReactNode } from 'react'
import { useFirstAnswers } from '../../platform/api/use-first-answers.ts'
import { initials } from '../../platform/format/initials.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { Link } from '../../router/index.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { OrdersOverview } from './components/orders-overview.tsx'

export interface CustomerDashboardScreenProps {
  balance: ReactNode
  claims: ReactNode
  compensations: ReactNode
  favourites: ReactNode
}

export function CustomerDashboardScreen({ balance, claims, compensations, favourites }: CustomerDashboardScreenProps) {
  const { name, photo_url } = useUser()
  useHeadingFocus()
  // On a phone this is below the orders: it shows only once its position is final.
  const shown = useFirstAnswers() ? '' : 'invisible desk:visible'
  const account = (
    <Link to="/account" className="rounded-full no-underline" title={t('Account')}>
      <span className="sr-only">{t('Account')}</span>
      <Avatar initials={initials(name)} imageUrl={photo_url} />
    </Link>
  )
  return (
    <AppPage title={t('Dashboard')} back="/home-screen" tab="account" bottomNav actions={account}>
      <div className="grid min-w-0 items-start gap-10 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-18">
        <div className="grid min-w-0 gap-10">
          <OrdersOverview />
          <div className={classes('contents', shown)}>{claims}</div>
        </div>
        <div className={classes('grid min-w-0 gap-8', shown)}>
          {balance}
          {compensations}
          {favourites}
          <Link to="/account" className="row-link border-y-2 border-dashed border-stitch">
            <Icon name="user" />
            <span className="flex-1 font-semibold">{t('Account Settings')}</span>
            <Icon name="next" />
          </Link>
        </div>
      </div>
    </AppPage>
  )
}
