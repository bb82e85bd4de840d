import { Outlet } from 'react-router'
import { enterArea } from '../../platform/i18n/i18n.ts'

await enterArea('pages')

export default function Pages() {
  return <Outlet />
}
