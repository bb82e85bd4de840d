import { WashersOnly } from '../../platform/session/account-type-guards.tsx'
import { Outlet } from '../../router/index.ts'

export default function WashersOnlyLayout() {
  return (
    <WashersOnly>
      <Outlet />
    </WashersOnly>
  )
}
