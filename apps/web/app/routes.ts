import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { routeTable, type ScreenRoute } from './route-table.ts'

const isWritten = (file: string) => existsSync(fileURLToPath(new URL(file, import.meta.url)))

const isLanding = ([, screen]: ScreenRoute) => screen === 'landing'

const screens = (rows: readonly ScreenRoute[]) =>
  rows.flatMap(([path, screen]) => {
    const file = `routes/${screen}.tsx`
    return isWritten(file) ? [route(path, file, { id: `${screen}:${path}` })] : []
  })

export default [
  ...screens(routeTable.everyone.filter(isLanding)),
  layout('routes/layouts/pages.tsx', screens(routeTable.everyone.filter((row) => !isLanding(row)))),
  ...(process.env.NODE_ENV === 'production' ? [] : screens([['/ui', 'ui-gallery']])),
  route('/sitemap.xml', 'routes/sitemap.ts'),
  route('/robots.txt', 'routes/robots.ts'),
  layout('routes/layouts/signed-in.tsx', [
    ...screens(routeTable.signedIn),
    layout('routes/layouts/washers-only.tsx', screens(routeTable.washersOnly)),
    layout('routes/layouts/customers-only.tsx', screens(routeTable.customersOnly)),
    layout('routes/layouts/operators-only.tsx', screens(routeTable.operatorsOnly)),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
