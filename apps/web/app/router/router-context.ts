import { createContext, type ReactNode, use } from 'react'
import type { RouterHistory, Visit } from './history.ts'
import type { Params } from './match-path.ts'

export interface RouterValue extends Visit {
  readonly history: RouterHistory
}

export const RouterContext = createContext<RouterValue | undefined>(undefined)
export const ParamsContext = createContext<Params>({})
/** What a layout is around. */
export const OutletContext = createContext<ReactNode>(null)

export function useRouter(): RouterValue {
  const value = use(RouterContext)
  if (!value) throw new Error('There is no router around this.')
  return value
}
