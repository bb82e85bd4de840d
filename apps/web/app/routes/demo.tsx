import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useConfig } from '../platform/api/use-config.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { queryClient } from '../platform/query.ts'
import { FirstFrame } from '../ui/first-frame.tsx'
import NotFound from './not-found.tsx'

// It shares modules with many screens, which load theirs as if it were not there.
const Demo = lazy(() => import('./sections/demo.tsx'))

export const meta = () => [
  { title: pageTitle(t('Both phones at once')) },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Only a demo has this page. */
function DemoOnly() {
  const config = useConfig()
  if (!config) return <FirstFrame label={t('Loading')} />
  if (!config.demo) return <NotFound />
  return (
    <Suspense fallback={<FirstFrame label={t('Loading')} />}>
      <Demo />
    </Suspense>
  )
}

export default function DemoPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <DemoOnly />
    </QueryClientProvider>
  )
}
