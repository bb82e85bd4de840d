import { addTransitionType, type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { browserHistory, memoryHistory, type NavigateOptions, type RouterHistory } from './history.ts'
import type { To } from './location.ts'
import { RouterContext } from './router-context.ts'

interface RouterProps {
  readonly children: ReactNode
}

function Router({ history, children }: RouterProps & { readonly history: RouterHistory }) {
  const [visit, setVisit] = useState(history.visit)
  useLayoutEffect(() => {
    // A child may have gone elsewhere before anybody listened.
    startTransition(() => setVisit(history.visit()))
    // The page before stays until the next one is loaded.
    return history.listen(() =>
      startTransition(() => {
        addTransitionType('navigation')
        setVisit(history.visit())
      }),
    )
  }, [history])
  const value = useMemo(() => ({ ...visit, history }), [visit, history])
  return <RouterContext value={value}>{children}</RouterContext>
}

/** Around the app in a browser. */
export function BrowserRouter({ children }: RouterProps) {
  const [history] = useState(browserHistory)
  return <Router history={history}>{children}</Router>
}

/** Around a part of the app in a test, and around a page that is written before anybody opens it. */
export function MemoryRouter({
  at = '/',
  state,
  children,
}: RouterProps & { readonly at?: To; readonly state?: NavigateOptions['state'] }) {
  const [history] = useState(() => memoryHistory(at, state))
  return <Router history={history}>{children}</Router>
}
