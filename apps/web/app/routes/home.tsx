import { lazy, Suspense } from 'react'
import { useUser } from '../platform/session/use-user.ts'

const CustomerHome = lazy(() => import('./halves/customer-home.tsx'))
const WasherHome = lazy(() => import('./halves/washer-home.tsx'))

export const meta = () => [{ title: 'Home · Washline' }]

export default function Home() {
  const { is_provider: isWasher } = useUser()
  return <Suspense>{isWasher ? <WasherHome /> : <CustomerHome />}</Suspense>
}
