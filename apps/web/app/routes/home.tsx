import { lazy, Suspense } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useUser } from '../platform/session/use-user.ts'
import { Navigate } from '../router/index.ts'
import { FirstFrame } from '../ui/first-frame.tsx'

const CustomerHome = lazy(() => import('./sections/customer-home.tsx'))
const WasherHome = lazy(() => import('./sections/washer-home.tsx'))

export const meta = () => [{ title: pageTitle(t('Home')) }]

export default function Home() {
  const { is_provider: isWasher, is_operator: isOperator } = useUser()
  if (isOperator) return <Navigate to="/ops" replace />
  return (
    <Suspense fallback={<FirstFrame label={t('Loading')} />}>{isWasher ? <WasherHome /> : <CustomerHome />}</Suspense>
  )
}
