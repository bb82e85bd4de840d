import { lazy, Suspense } from 'react'
import { useUser } from '../platform/session/use-user.ts'

const WasherHome = lazy(() => import('./halves/washer-home.tsx'))

export const meta = () => [{ title: 'Home · Washline' }]

export default function Home() {
  if (useUser().is_provider)
    return (
      <Suspense>
        <WasherHome />
      </Suspense>
    )
  return null
}
