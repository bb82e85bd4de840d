import { QueryClientProvider } from '@tanstack/react-query'
import { DemoScreen } from '../features/demo/demo-screen.tsx'
import { useConfig } from '../platform/api/use-config.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { queryClient } from '../platform/query.ts'
import { FirstFrame } from '../ui/first-frame.tsx'
import NotFound from './not-found.tsx'

export const meta = () => [
  { title: pageTitle(t('Both phones at once')) },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Only a demo has this page. */
function DemoOnly() {
  const config = useConfig()
  if (!config) return <FirstFrame label={t('Loading')} />
  return config.demo ? <DemoScreen /> : <NotFound />
}

export default function DemoPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <DemoOnly />
    </QueryClientProvider>
  )
}
