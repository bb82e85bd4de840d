import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { getSession } from '../platform/session/session.ts'
import { useUser } from '../platform/session/use-user.ts'
import { FirstFrame } from '../ui/first-frame.tsx'

const loadCustomerHome = () => import('./halves/customer-home.tsx')
const loadWasherHome = () => import('./halves/washer-home.tsx')
const CustomerHome = lazy(loadCustomerHome)
const WasherHome = lazy(loadWasherHome)

/** Comes beside the layouts and the session's check; what fails here is asked for again when it is shown. */
function fetchHalf() {
  const { user } = getSession()
  if (user) void (user.is_provider ? loadWasherHome() : loadCustomerHome()).catch(() => undefined)
}
if (typeof localStorage !== 'undefined') fetchHalf()

export const meta = () => [{ title: pageTitle(t('Home')) }]

export default function Home() {
  const { is_provider: isWasher, is_operator: isOperator } = useUser()
  if (isOperator) return <Navigate to="/ops" replace />
  return (
    <Suspense fallback={<FirstFrame label={t('Loading')} />}>{isWasher ? <WasherHome /> : <CustomerHome />}</Suspense>
  )
}
