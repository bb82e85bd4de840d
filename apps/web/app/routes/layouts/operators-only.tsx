import { enterArea } from '../../platform/i18n/i18n.ts'
import { Outlet } from '../../platform/router/index.ts'
import { OperatorsOnly } from '../../platform/session/account-type-guards.tsx'

await enterArea('console')

export default function OperatorsOnlyLayout() {
  return (
    <OperatorsOnly>
      <Outlet />
    </OperatorsOnly>
  )
}
