import { useCallback, useMemo } from 'react'
import type { NavigateOptions } from './history.ts'
import { useRouter } from './router-context.ts'

type SearchParamsInit = ConstructorParameters<typeof URLSearchParams>[0]
type SetSearchParams = (
  next: SearchParamsInit | ((before: URLSearchParams) => SearchParamsInit),
  options?: NavigateOptions,
) => void

export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { history, location } = useRouter()
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const given = typeof next === 'function' ? next(new URLSearchParams(params)) : next
      history.navigate(`?${new URLSearchParams(given)}`, options)
    },
    [history, params],
  )
  return [params, setParams]
}
