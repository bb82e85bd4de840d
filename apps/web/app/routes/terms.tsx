import { lazy, Suspense } from 'react'
import { TermsScreen } from '../features/site/terms-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './sections/site-frame.tsx'

// The operator's name is read at run time; the page does not wait for it.
const OperatorNote = lazy(() => import('./sections/operator-note.tsx'))

export const meta = () =>
  pageMeta({
    title: t('Terms · Washline'),
    description: t('Prices, cancelling, the promise, coverage and claims, deposit and pay: the terms in plain words.'),
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
