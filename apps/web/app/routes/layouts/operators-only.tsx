import { Outlet } from 'react-router'
import { OperatorsOnly } from '../../platform/session/account-type-guards.tsx'

export default function OperatorsOnlyLayout() {
  return (
    <OperatorsOnly>
      <Outlet />
    </OperatorsOnly>
  )
}
