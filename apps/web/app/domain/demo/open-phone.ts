import { type DemoPhone, demoEmails, demoPassword } from '@washline/contract/demo/sign-ins'
import { getAuth } from '@washline/contract/identity/endpoints'
import type { User } from '@washline/contract/identity/schemas'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApiAs } from '../../platform/api/call-api.ts'
import { sessionKeys } from '../../platform/session/session-keys.ts'
import { callLogin } from '../account/call-login.ts'

export interface PhoneSession {
  readonly token: string
  readonly user: User
}

/** Both phones, signed in. */
export type Phones = Readonly<Record<DemoPhone, PhoneSession>>

/** The session that one of the phones has stored, while the server knows it. */
async function storedSession(phone: DemoPhone): Promise<PhoneSession | undefined> {
  const token = localStorage.getItem(sessionKeys(phone).tokenKey)
  if (!token) return undefined
  try {
    const { user } = await callApiAs(token, getAuth)
    return { token, user }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

/** Signs the demo's person in on one of the phones, unless they are. */
export async function openPhone(phone: DemoPhone): Promise<PhoneSession> {
  const stored = await storedSession(phone)
  if (stored) return stored
  const { token, user } = await callLogin({ email: demoEmails[phone], password: demoPassword })
  const { tokenKey, userKey } = sessionKeys(phone)
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(userKey, JSON.stringify(user))
  return { token, user }
}
