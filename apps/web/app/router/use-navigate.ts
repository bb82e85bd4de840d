import { useMemo } from 'react'
import type { NavigateOptions } from './history.ts'
import type { To } from './location.ts'
import { useRouter } from './router-context.ts'

/** Goes to an address, or back and forth by a number of entries. The same function as long as the app is shown. */
export interface NavigateFunction {
  (to: To, options?: NavigateOptions): void
  (delta: number): void
}

export function useNavigate(): NavigateFunction {
  const { history } = useRouter()
  return useMemo(
    () => (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? history.go(to) : history.navigate(to, options),
    [history],
  )
}
