import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a prerendered page and in the browser's first drawing of it: what depends on the browser comes after. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
