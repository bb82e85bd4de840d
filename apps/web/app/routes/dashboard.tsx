import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '../platform/session/use-session.ts'

const CustomerDashboard = lazy(() => import('./halves/customer-dashboard.tsx'))
const WasherDashboard = lazy(() => import('./halves/washer-dashboard.tsx'))

export const meta = () => [{ title: 'Dashboard · Washline' }]

export default function Dashboard() {
  const { user } = useSession()
  if (!user) return <Navigate to="/home-screen" replace />
  return <Suspense>{user.is_provider ? <WasherDashboard /> : <CustomerDashboard />}</Suspense>
}
