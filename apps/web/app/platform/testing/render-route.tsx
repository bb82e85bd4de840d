import type { RequestHandler } from 'msw'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import App from '../../root.tsx'
import { MemoryRouter, useLocation } from '../../router/index.ts'
import { configQuery } from '../api/use-config.ts'
import { queryClient } from '../query.ts'
import { signIn } from '../session/session.ts'
import type { SessionUser } from '../session/session-user.ts'
import { network } from './network.ts'

let shown: { root: Root; place: HTMLElement } | undefined

/** Shows anything. */
export function render(content: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'))
  shown = { root: createRoot(place), place }
  shown.root.render(<StrictMode>{content}</StrictMode>)
}

export interface RenderRoute {
  /** The signed-in user; a guest by default. */
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
  // What the test before has left may have asked once more, and had the answer of none.
  queryClient.removeQueries({ queryKey: configQuery.queryKey })
  const [address = '', hash = ''] = path.split(/(?=#)/)
  const [pathname = '/', search = ''] = address.split(/(?=\?)/)
  let shownPath = path
  const Here = () => {
    const location = useLocation()
    shownPath = location.pathname + location.search
    return null
  }
  render(
    <MemoryRouter at={{ pathname, search, hash }} state={state}>
      <App />
      <Here />
    </MemoryRouter>,
  )
  return { path: () => shownPath }
}

/** Removes what is shown; runs after each test. */
export function takeDown(): void {
  shown?.root.unmount()
  shown?.place.remove()
  shown = undefined
}
