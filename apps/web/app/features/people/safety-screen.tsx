import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { BlockedPeople } from './components/blocked-people.tsx'
import { ReportList } from './components/report-list.tsx'

/** Blocked people and reports. */
export function SafetyScreen({ aside }: { aside: ReactNode }) {
  useHeadingFocus()
  return (
    <AppPage title={t('Safety')} back="/account" tab="account" bottomNav menu={aside}>
      <div className="in-order grid max-w-[640px] gap-10">
        <BlockedPeople />
        <ReportList />
      </div>
    </AppPage>
  )
}
