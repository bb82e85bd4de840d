import type { Endpoint } from '@washline/contract/endpoint'
import type { Actor } from './actor.ts'
import { checkAccess } from './check-access.ts'
import { Refusal } from './refusal.ts'

/** Whether the role of a caller allows a call, whatever it is about. */
export function mayCall({ access }: Pick<Endpoint, 'access'>, actor: Actor): boolean {
  try {
    checkAccess(access, actor)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
