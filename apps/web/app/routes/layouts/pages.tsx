import { enterArea } from '../../platform/i18n/i18n.ts'
import { Outlet } from '../../router/index.ts'

await enterArea('pages')

export default function Pages() {
  return <Outlet />
}
