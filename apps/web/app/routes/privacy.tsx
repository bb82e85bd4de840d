import { lazy, Suspense } from 'react'
import { PrivacyScreen } from '../features/site/privacy-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './halves/site-frame.tsx'

// Names who runs this installation by asking the server: read on without waiting for it.
const OperatorNote = lazy(() => import('./halves/operator-note.tsx'))

export const meta = () =>
  pageMeta({
    title: t('Privacy · Washline'),
    description: t('What is kept about you, why, how long and who sees it. No advertising, no tracking.'),
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
