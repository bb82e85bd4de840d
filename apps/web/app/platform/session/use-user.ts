import type { SessionUser } from './session-user.ts'
import { useSession } from './use-session.ts'

/** The signed-in user; only inside a guarded route, where there always is one. */
export function useUser(): SessionUser {
  const { user } = useSession()
  if (!user) throw new Error('useUser outside a guarded route')
  return user
}
