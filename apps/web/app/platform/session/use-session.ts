import { useSyncExternalStore } from 'react'
import { getSession, onSessionChange, type Session, signedOut } from './session.ts'

/** The session, live. In a prerendered page it is the signed-out one until hydration. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession, () => signedOut)
}
