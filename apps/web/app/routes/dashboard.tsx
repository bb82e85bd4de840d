import { lazy, Suspense } from 'react'
import { useUser } from '../platform/session/use-user.ts'

const WasherDashboard = lazy(() => import('./halves/washer-dashboard.tsx'))

export const meta = () => [{ title: 'Dashboard · Washline' }]

export default function Dashboard() {
  if (useUser().is_provider)
    return (
      <Suspense>
        <WasherDashboard />
      </Suspense>
    )
  return null
}
