import type { Account } from '@washline/contract/identity/schemas'
import type { SessionUser } from '../../platform/session/session-user.ts'

/** The signed-in user among the fields of the account screens. */
export function userOf(account: Account): SessionUser {
  const { address: _address, email_verified: _verified, pending_email: _pending, has_password: _has, ...user } = account
  return user
}
