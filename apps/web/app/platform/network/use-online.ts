import { useSyncExternalStore } from 'react'
import { isOnline, onReachability } from './reachability.ts'

/** Whether the server is reachable from this device, as far as it is known. */
export const useOnline = (): boolean => useSyncExternalStore(onReachability, isOnline, () => true)
