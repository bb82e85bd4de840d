import { phoneOfFrame, sessionKeys } from './session-keys.ts'
import type { SessionUser } from './session-user.ts'

/** The demo's page shows two phones in frames of these names, each with a session of its own. */
const phone = typeof window !== 'undefined' && window.parent !== window ? phoneOfFrame(window.name) : undefined
const { tokenKey, userKey } = sessionKeys(phone)
/** A phone of the demo's page: its person is not who looks, who has a language and a place of their own. */
export const isDemoPhone = phone !== undefined

export interface Session {
  readonly token: string | null
  readonly user: SessionUser | null
}

/** Nobody's session, always the same object: a page written for nobody is drawn once where nobody is signed in. */
export const signedOut: Session = { token: null, user: null }
let current: Session | undefined
const listeners = new Set<() => void>()

function readStored(): Session {
  const token = localStorage.getItem(tokenKey)
  if (!token) return signedOut
  try {
    return { token, user: JSON.parse(localStorage.getItem(userKey) ?? 'null') as SessionUser | null }
  } catch {
    return { token, user: null }
  }
}

function become(next: Session) {
  current = next
  for (const listener of listeners) listener()
}

/** The session of this browser, as stored. */
export function getSession(): Session {
  current ??= readStored()
  return current
}

/** Begins a session. It is stored, so an answer that names nobody must not become one. */
export function signIn(token: string, user: SessionUser): void {
  if (typeof token !== 'string' || typeof user?.id !== 'number') throw new TypeError('No session in the answer.')
  localStorage.setItem(tokenKey, token)
  setUser(user, token)
}

/** Replaces the stored user, after a change of the account or a new read of it. */
export function setUser(user: SessionUser, token = getSession().token): void {
  localStorage.setItem(userKey, JSON.stringify(user))
  become({ token, user })
}

/** Whether the stored session has its user. */
export const isUserStored = (): boolean => localStorage.getItem(userKey) !== null

/** Removes the session from this device. Ending it on the server is a separate call. */
export function clearSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  become(signedOut)
}

/** Calls `changed` when the session changes, here or in another tab. */
export function onSessionChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey || key === userKey) become(readStored())
  })
}
