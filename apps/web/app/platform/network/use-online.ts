import { useSyncExternalStore } from 'react'
import { isOnline, onReachability } from './reachability.ts'

/** Whether the server can be reached from this device, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(onReachability, isOnline, () => true)
