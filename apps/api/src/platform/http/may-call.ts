import type { Endpoint } from '@washline/contract/endpoint'
import type { Actor } from './actor.ts'
import { checkAccess, checkScope } from './check-access.ts'
import { Refusal } from './refusal.ts'

/** Whether a caller's role and a program's scopes allow a call, whatever it is about. */
export function mayCall({ access, scope }: Pick<Endpoint, 'access' | 'scope'>, actor: Actor): boolean {
  try {
    checkScope(scope, actor)
    checkAccess(access, actor)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
