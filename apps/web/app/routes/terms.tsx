import { lazy, Suspense } from 'react'
import { TermsScreen } from '../features/site/terms-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './halves/site-frame.tsx'

// Names who runs this installation by asking the server: read on without waiting for it.
const OperatorNote = lazy(() => import('./halves/operator-note.tsx'))

export const meta = () =>
  pageMeta({
    title: t('Terms · Washline'),
    description: t('Prices, cancelling, the promise, cover and claims, deposit and pay: the terms in plain words.'),
  })

export default function Terms() {
  return (
    <SiteFrame>
      <TermsScreen
        operator={
          <Suspense>
            <OperatorNote />
          </Suspense>
        }
      />
    </SiteFrame>
  )
}
