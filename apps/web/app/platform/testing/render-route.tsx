import type { RequestHandler } from 'msw'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import App from '../../root.tsx'
import { routeTable, type ScreenRoute } from '../../route-table.ts'
import { signIn } from '../session/session.ts'
import type { SessionUser } from '../session/session-user.ts'
import { network } from './network.ts'

type Module = { default: ComponentType }
const files = import.meta.glob<Module>('../../routes/**/*.tsx')
const load = (name: string) => files[`../../routes/${name}.tsx`]

const screens = (rows: readonly ScreenRoute[]): RouteObject[] =>
  rows.flatMap(([path, name]) => {
    const file = load(name)
    return file ? [{ path, lazy: async () => ({ Component: (await file()).default }) }] : []
  })

const layout = (name: string, children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await load(`layouts/${name}`)?.())?.default ?? null }),
  children,
})

const screenRoutes: RouteObject[] = [
  ...screens(routeTable.everyone),
  layout('signed-in', [
    ...screens(routeTable.signedIn),
    layout('washers-only', screens(routeTable.washersOnly)),
    layout('customers-only', screens(routeTable.customersOnly)),
    layout('operators-only', screens(routeTable.operatorsOnly)),
  ]),
  ...screens([['*', 'not-found']]),
]

const routes: RouteObject[] = [{ Component: App, HydrateFallback: () => null, children: screenRoutes }]

let shown: { root: Root; place: HTMLElement } | undefined

/** Shows anything. */
export function render(content: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'))
  shown = { root: createRoot(place), place }
  shown.root.render(<StrictMode>{content}</StrictMode>)
}

export interface RenderRoute {
  /** Signed in as; a guest unless told. */
  user?: SessionUser
  /** What the API answers, made by `answer` and `refuse`. */
  handlers?: RequestHandler[]
  /** Navigation state. */
  state?: unknown
}

/** Opens a path of the real route table, guards included. Gives where the app is: `path()`. */
export function renderRoute(path: string, { user, handlers = [], state }: RenderRoute = {}): { path: () => string } {
  if (user) signIn('test-token', user)
  network.use(...handlers)
  const [pathname = '/', search = ''] = path.split(/(?=\?)/)
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, state }] })
  render(<RouterProvider router={router} />)
  return { path: () => router.state.location.pathname + router.state.location.search }
}

/** Removes what is shown; runs after each test. */
export function takeDown(): void {
  shown?.root.unmount()
  shown?.place.remove()
  shown = undefined
}
