import { useEffect } from 'react'
import type { NavigateOptions } from './history.ts'
import type { To } from './location.ts'
import { useNavigate } from './use-navigate.ts'

export interface NavigateProps extends NavigateOptions {
  readonly to: To
}

/** Goes elsewhere once it is drawn. */
export function Navigate({ to, replace = false, state }: NavigateProps) {
  const navigate = useNavigate()
  const [place, handed] = [JSON.stringify(to), JSON.stringify(state ?? null)]
  useEffect(
    () => navigate(JSON.parse(place), { replace, state: JSON.parse(handed) }),
    [navigate, place, handed, replace],
  )
  return null
}
