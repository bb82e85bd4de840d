import type { ReactNode } from 'react'
import { initials } from '../../platform/format/initials.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { Link } from '../../router/index.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Avatar } from '../../ui/avatar.tsx'

export interface WasherDashboardScreenProps {
  /** The work: requests, active orders. */
  work: ReactNode
  /** Item list, money, ratings. */
  standing: ReactNode
}

/** The Washer's dashboard: the sections of home, the item lists, and a link to the account. */
export function WasherDashboardScreen({ work, standing }: WasherDashboardScreenProps) {
  const { name, photo_url } = useUser()
  useHeadingFocus()
  const account = (
    <Link to="/account" className="grid min-h-12 min-w-12 place-items-center">
      <Avatar initials={initials(name)} imageUrl={photo_url} />
      <span className="sr-only">{t('Account')}</span>
    </Link>
  )
  return (
    <AppPage title={t('Provider Dashboard')} back="/home-screen" tab="account" bottomNav actions={account}>
      <p className="display text-32 wrap-anywhere">{t('Hi, {name}!', { name })}</p>
      <div className="in-order grid gap-8 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-x-[72px]">
        <div className="in-order grid content-start gap-8">{work}</div>
        <div className="in-order grid content-start gap-5">{standing}</div>
      </div>
    </AppPage>
  )
}
