import { Navigate } from '../../../../router/index.ts'
import { useIsDesk } from '../../../../ui/use-is-desk.ts'
import { type ConsoleTab, consolePath } from '../../view-model.ts'

/** Opens the first case of a queue where the list has room beside it. Orders and people stay closed: a look at them is recorded. */
export function FirstRow({ tab, id, openId }: { tab: ConsoleTab; id: number | undefined; openId: number | undefined }) {
  const isDesk = useIsDesk()
  if (!isDesk || openId !== undefined || id === undefined) return null
  return <Navigate to={consolePath(tab, id)} replace />
}
