import { Outlet } from 'react-router'
import { CustomersOnly } from '../../platform/session/account-type-guards.tsx'

export default function CustomersOnlyLayout() {
  return (
    <CustomersOnly>
      <Outlet />
    </CustomersOnly>
  )
}
