import { enterArea } from '../../platform/i18n/i18n.ts'
import { OperatorsOnly } from '../../platform/session/account-type-guards.tsx'
import { Outlet } from '../../router/index.ts'

await enterArea('console')

export default function OperatorsOnlyLayout() {
  return (
    <OperatorsOnly>
      <Outlet />
    </OperatorsOnly>
  )
}
