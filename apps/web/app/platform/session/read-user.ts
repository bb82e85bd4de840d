import { getAuth } from '@washline/contract/identity/endpoints'
import { callApi } from '../api/call-api.ts'
import { clearSession, setUser } from './session.ts'
import type { SessionUser } from './session-user.ts'

/** Reads the signed-in user anew and stores it. A session that names nobody ends. */
export async function readUser(): Promise<SessionUser | null> {
  try {
    const { user } = await callApi(getAuth)
    setUser(user)
    return user
  } catch (error) {
    if (!localStorage.getItem('current_user')) clearSession()
    throw error
  }
}
