import { lazy, Suspense } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { FirstFrame } from '../ui/first-frame.tsx'

// It shares modules with many screens, which load theirs as if it were not there.
const Demo = lazy(() => import('./sections/demo.tsx'))

export const meta = () => [
  { title: pageTitle(t('Both phones side by side')) },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function DemoPage() {
  return (
    <Suspense fallback={<FirstFrame label={t('Loading')} />}>
      <Demo />
    </Suspense>
  )
}
