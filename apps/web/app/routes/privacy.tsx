import { lazy, Suspense } from 'react'
import { PrivacyScreen } from '../features/site/privacy-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './sections/site-frame.tsx'

// The operator's name is read at run time; the page does not wait for it.
const OperatorNote = lazy(() => import('./sections/operator-note.tsx'))

export const meta = () =>
  pageMeta({
    title: t('Privacy · Washline'),
    description: t('What we keep about you, why, how long and who sees it. No advertising, no tracking.'),
  })

export default function Privacy() {
  return (
    <SiteFrame>
      <PrivacyScreen
        operator={
          <Suspense>
            <OperatorNote />
          </Suspense>
        }
      />
    </SiteFrame>
  )
}
