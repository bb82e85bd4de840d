import { Outlet } from 'react-router'
import { CustomersOnly } from '../../platform/session/account-type-guards.tsx'
import { useHoldUpdate } from '../../platform/updates/update-state.ts'

export default function CustomersOnlyLayout() {
  // An order is being made: it is not interrupted.
  useHoldUpdate(true)
  return (
    <CustomersOnly>
      <Outlet />
    </CustomersOnly>
  )
}
