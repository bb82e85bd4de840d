import { Outlet } from 'react-router'
import { WashersOnly } from '../../platform/session/account-type-guards.tsx'

export default function WashersOnlyLayout() {
  return (
    <WashersOnly>
      <Outlet />
    </WashersOnly>
  )
}
