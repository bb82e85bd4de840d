import { CustomersOnly } from '../../platform/session/account-type-guards.tsx'
import { usePostponeUpdate } from '../../platform/updates/update-state.ts'
import { Outlet } from '../../router/index.ts'

export default function CustomersOnlyLayout() {
  // An order in progress is not interrupted.
  usePostponeUpdate(true)
  return (
    <CustomersOnly>
      <Outlet />
    </CustomersOnly>
  )
}
