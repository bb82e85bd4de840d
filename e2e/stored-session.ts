import type { Account } from './set-up-people.ts'

/** What a browser of this origin keeps once the account is signed in. */
export function storedSession(origin: string, { token, user }: Pick<Account, 'token' | 'user'>) {
  const localStorage = [
    { name: 'auth_token', value: token },
    { name: 'current_user', value: JSON.stringify(user) },
  ]
  return { cookies: [], origins: [{ origin, localStorage }] }
}
