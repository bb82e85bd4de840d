import { useSyncExternalStore } from 'react'
import { getSession, onSessionChange, type Session } from './session.ts'

const unknown: Session = { token: null, user: null }

/** The session, live. In a prerendered page it is the signed-out one until hydration. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession, () => unknown)
}
