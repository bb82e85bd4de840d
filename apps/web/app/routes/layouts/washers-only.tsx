import { Outlet } from '../../platform/router/index.ts'
import { WashersOnly } from '../../platform/session/account-type-guards.tsx'

export default function WashersOnlyLayout() {
  return (
    <WashersOnly>
      <Outlet />
    </WashersOnly>
  )
}
