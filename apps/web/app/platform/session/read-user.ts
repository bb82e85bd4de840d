import { getAuth } from '@washline/contract/identity/endpoints'
import { callApi } from '../api/call-api.ts'
import { clearSession, getSession, isUserStored, setUser } from './session.ts'
import type { SessionUser } from './session-user.ts'

let lastRead = 0

/**
 * Reads the signed-in user again and stores it, unless something newer is stored by then: a later read, or a change
 * made here. A session without a user ends.
 */
export async function readUser(): Promise<SessionUser | null> {
  lastRead += 1
  const thisRead = lastRead
  const before = getSession()
  try {
    const { user } = await callApi(getAuth)
    if (thisRead === lastRead && getSession() === before) setUser(user)
    return user
  } catch (error) {
    if (!isUserStored()) clearSession()
    throw error
  }
}
