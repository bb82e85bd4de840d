import { useEffect } from 'react'
import { pageDrawn } from './platform/hydration/page-drawn.ts'
import { pressAgain } from './platform/hydration/press-again.ts'
import { PageHead } from './platform/navigation/page-head.tsx'
import { layoutsAround, type RouteGroup, routeTable } from './route-table.ts'
import { matchPath, OutletContext, ParamsContext, useLocation } from './router/index.ts'
import { hasScreen, loadScreens, useScreen } from './screens.ts'

/** A path with the files of `routes/` that it shows, the outer layout first. */
interface Route {
  readonly path: string
  readonly files: readonly string[]
}

const groups: readonly RouteGroup[] = ['everyone', 'signedIn', 'washersOnly', 'customersOnly', 'operatorsOnly']

/** A screen is routed once its file exists. */
const routes: readonly Route[] = [
  ...groups.flatMap((group) =>
    routeTable[group]
      .filter(([, screen]) => hasScreen(screen))
      .map(([path, screen]) => ({
        path,
        files: [...layoutsAround(group, screen).map((layout) => `layouts/${layout}`), screen],
      })),
  ),
  ...(import.meta.env.DEV ? [{ path: '/ui', files: ['ui-gallery'] }] : []),
]

/** What a path shows. `/claims/new` stands before `/claims/:id` in the table. */
function placeAt(pathname: string) {
  for (const { path, files } of routes) {
    const params = matchPath(path, pathname)
    if (params) return { path, files, params }
  }
  return { path: '*', files: ['not-found'], params: {} }
}

export const filesAt = (pathname: string): readonly string[] => placeAt(pathname).files

declare global {
  /** Of the shell: requests all modules of a route's screen at once. */
  var requestCode: ((path: string) => void) | undefined
}

async function loadPlace(pathname: string): Promise<void> {
  const { path, files } = placeAt(pathname)
  globalThis.requestCode?.(path)
  await loadScreens(files)
}

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
  await Promise.all(next.map(loadPlace))
}

/** The screen of the address. Its layouts and itself are loaded side by side. */
export function Routes() {
  const { pathname } = useLocation()
  useEffect(pressAgain, [])
  void loadPlace(pathname).catch(() => undefined)
  useEffect(() => void loadFollowing(pathname).catch(() => undefined), [pathname])
  const { files, params } = placeAt(pathname)
  return (
    <ParamsContext value={params}>
      <Nested files={files} />
    </ParamsContext>
  )
}

/** A screen in its layouts. */
function Nested({ files: [outer, ...inner] }: Pick<Route, 'files'>) {
  return (
    outer && (
      <OutletContext value={<Nested files={inner} />}>
        <Screen file={outer} />
      </OutletContext>
    )
  )
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
