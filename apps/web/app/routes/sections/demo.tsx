import { QueryClientProvider } from '@tanstack/react-query'
import { DemoScreen } from '../../features/demo/demo-screen.tsx'
import { useConfig } from '../../platform/api/use-config.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { queryClient } from '../../platform/query.ts'
import { FirstFrame } from '../../ui/first-frame.tsx'
import NotFound from '../not-found.tsx'

/** Only a demo has this page. */
function DemoOnly() {
  const config = useConfig()
  if (!config) return <FirstFrame label={t('Loading')} />
  return config.demo ? <DemoScreen /> : <NotFound />
}

/** Both phones of the demo. */
export default function Demo() {
  return (
    <QueryClientProvider client={queryClient}>
      <DemoOnly />
    </QueryClientProvider>
  )
}
