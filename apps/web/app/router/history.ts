import { hrefOf, type Location, type NavigationState, type Path, resolve, type To } from './location.ts'

/** How a page was reached: by the browser's own buttons or a first load, by a new entry, or in place of the last one. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

export interface Visit {
  readonly location: Location
  readonly action: NavigationType
}

export interface NavigateOptions {
  readonly replace?: boolean
  /** Plain data in an object, for the page that it opens. */
  readonly state?: unknown
}

/** The entries of a tab. */
export interface RouterHistory {
  readonly visit: () => Visit
  readonly navigate: (to: To, options?: NavigateOptions) => void
  readonly go: (delta: number) => void
  /** Gives the function that ends it. */
  readonly listen: (listener: (visit: Visit) => void) => () => void
}

interface Entry {
  readonly state?: NavigationState
  readonly key?: string
}

const newKey = () => Math.random().toString(36).slice(2, 10)

const newLocation = (path: Path, state: NavigateOptions['state']): Location => ({
  ...path,
  state: typeof state === 'object' && state ? { ...state } : null,
  key: newKey(),
})

function listeners() {
  const all = new Set<(visit: Visit) => void>()
  return {
    publish: (visit: Visit) => all.forEach((listener) => void listener(visit)),
    listen: (listener: (visit: Visit) => void) => {
      all.add(listener)
      return () => all.delete(listener)
    },
  }
}

/** The browser's own entries. */
export function browserHistory(): RouterHistory {
  const { publish, listen } = listeners()
  const shown = (): Location => {
    const { pathname, search, hash } = window.location
    const { state = null, key = 'default' }: Entry = window.history.state ?? {}
    return { pathname, search, hash, state, key }
  }
  let visit: Visit = { location: shown(), action: 'POP' }
  const change = (next: Visit) => {
    visit = next
    publish(visit)
  }
  window.addEventListener('popstate', () => change({ location: shown(), action: 'POP' }))
  return {
    visit: () => visit,
    go: (delta) => window.history.go(delta),
    listen,
    navigate: (to, { replace = false, state } = {}) => {
      const location = newLocation(resolve(to, window.location.pathname), state)
      const entry: Entry = { state: location.state, key: location.key }
      if (replace) window.history.replaceState(entry, '', hrefOf(location))
      else window.history.pushState(entry, '', hrefOf(location))
      change({ location, action: replace ? 'REPLACE' : 'PUSH' })
    },
  }
}

/** Entries beside the browser's, for tests and for pages that are written before anybody opens them. */
export function memoryHistory(first: To, state?: NavigateOptions['state']): RouterHistory {
  const { publish, listen } = listeners()
  const entries: Location[] = [{ ...newLocation(resolve(first, '/'), state), key: 'default' }]
  let index = 0
  let action: NavigationType = 'POP'
  const current = (): Visit => ({ location: entries[index] ?? newLocation(resolve(first, '/'), state), action })
  return {
    visit: current,
    listen,
    go: (delta) => {
      index = Math.max(0, Math.min(entries.length - 1, index + delta))
      action = 'POP'
      publish(current())
    },
    navigate: (to, { replace = false, state } = {}) => {
      const location = newLocation(resolve(to, current().location.pathname), state)
      if (!replace) index += 1
      entries.splice(index, entries.length, location)
      action = replace ? 'REPLACE' : 'PUSH'
      publish(current())
    },
  }
}
