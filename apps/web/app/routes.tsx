import { useEffect } from 'react'
import { matchRoutes, type NonIndexRouteObject, useLocation, useRoutes } from 'react-router'
import { pageDrawn } from './platform/hydration/page-drawn.ts'
import { pressAgain } from './platform/hydration/press-again.ts'
import { PageHead } from './platform/navigation/page-head.tsx'
import { layoutsAround, type RouteGroup, routeTable } from './route-table.ts'
import { hasScreen, loadScreens, useScreen } from './screens.ts'

/** A route whose element is a file of `routes/`. */
interface FileRoute extends NonIndexRouteObject {
  readonly file: string
}

const fileRoute = (file: string, place: Pick<NonIndexRouteObject, 'path' | 'children'>): FileRoute => ({
  ...place,
  file,
  element: <Screen file={file} />,
})

const inLayouts = (route: FileRoute, layouts: readonly string[]): FileRoute =>
  layouts.reduceRight((child, layout) => fileRoute(`layouts/${layout}`, { children: [child] }), route)

const groups: readonly RouteGroup[] = ['everyone', 'signedIn', 'washersOnly', 'customersOnly', 'operatorsOnly']

/** A screen is routed once its file exists. */
const routes: FileRoute[] = [
  ...groups.flatMap((group) =>
    routeTable[group]
      .filter(([, screen]) => hasScreen(screen))
      .map(([path, screen]) => inLayouts(fileRoute(screen, { path }), layoutsAround(group, screen))),
  ),
  ...(import.meta.env.DEV ? [fileRoute('ui-gallery', { path: '/ui' })] : []),
  fileRoute('not-found', { path: '*' }),
]

/** The files of `routes/` that a path shows, the outer layout first. */
export const filesAt = (pathname: string): string[] =>
  matchRoutes(routes, pathname)?.map(({ route }) => route.file) ?? []

/** What comes next in an order, so that no screen is empty between two; to whom has the laundry perhaps where there is no network. */
const following: Readonly<Record<string, readonly string[]>> = {
  '/order/scan': ['/price-estimation', '/order-confirm'],
  '/price-estimation': ['/laundry-load'],
  '/laundry-load': ['/pickup-location'],
  '/pickup-location': ['/order-confirm'],
  '/order-confirm': ['/looking-for-provider'],
  '/looking-for-provider': ['/pickup-in-progress'],
  '/pickup-in-progress': ['/laundry-in-progress', '/order-completed'],
  '/laundry-in-progress': ['/order-completed'],
  '/order-completed': ['/order-history'],
}

async function loadFollowing(pathname: string): Promise<void> {
  const next = following[pathname]
  if (!next) return
  await pageDrawn()
  await loadScreens(next.flatMap(filesAt))
}

/** The screen of the address. Its layouts and itself are loaded side by side. */
export function Routes() {
  const { pathname } = useLocation()
  useEffect(pressAgain, [])
  void loadScreens(filesAt(pathname)).catch(() => undefined)
  useEffect(() => void loadFollowing(pathname).catch(() => undefined), [pathname])
  return useRoutes(routes)
}

function Screen({ file }: { file: string }) {
  const { default: Shown, meta } = useScreen(file)
  return (
    <>
      {meta && <PageHead tags={meta()} />}
      <Shown />
    </>
  )
}
