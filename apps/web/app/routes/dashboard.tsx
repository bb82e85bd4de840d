import { lazy, Suspense } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Navigate } from '../router/index.ts'
import { FirstFrame } from '../ui/first-frame.tsx'

const CustomerDashboard = lazy(() => import('./sections/customer-dashboard.tsx'))
const WasherDashboard = lazy(() => import('./sections/washer-dashboard.tsx'))

export const meta = () => [{ title: pageTitle(t('Dashboard')) }]

export default function Dashboard() {
  const { user } = useSession()
  if (!user) return <Navigate to="/home-screen" replace />
  return (
    <Suspense fallback={<FirstFrame label={t('Loading')} />}>
      {user.is_provider ? <WasherDashboard /> : <CustomerDashboard />}
    </Suspense>
  )
}
