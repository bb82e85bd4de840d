import type { ReactNode } from 'react'
import { ReportSeverities } from '../../domain/report/report-severities.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { HungLineLater } from '../../ui/hung-line-later.tsx'
import { later } from '../../ui/later.tsx'
import { BlockedPeople } from './components/blocked-people.tsx'
import { ReportList } from './components/report-list.tsx'

const RecentPeople = later(() => import('./components/recent-people.tsx').then((module) => module.RecentPeople), null)

/** Whom the viewer met and blocked, and their reports. */
export function SafetyScreen({ aside }: { aside: ReactNode }) {
  useHeadingFocus()
  const isWasher = useUser().is_provider
  return (
    <AppPage
      title={t('Safety')}
      back="/account"
      tab="account"
      bottomNav
      menu={aside}
      beside={<HungLineLater garments={[['sweater', 'rinse']]} />}
    >
      <div className="in-order grid max-w-[640px] gap-10">
        {!isWasher && <RecentPeople />}
        <ReportList />
        <BlockedPeople />
        <section aria-labelledby="reports-order" className="grid gap-3">
          <h2 id="reports-order">{t('Which reports come first')}</h2>
          <ReportSeverities />
        </section>
        <ButtonLink to={publicPath('/safety-terms')} variant="link" className="justify-self-start">
          {t('Safety & Security')}
        </ButtonLink>
      </div>
    </AppPage>
  )
}
