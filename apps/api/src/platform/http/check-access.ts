import type { Access, TokenAccess } from '@washline/contract/endpoint'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { Actor } from './actor.ts'
import { forbidden, refuse } from './refusal.ts'

/** Refuses a caller whose role an endpoint is not for. Rights on one object are the use case's to check. */
export function checkAccess(access: Access, actor: Actor): void {
  switch (access) {
    case 'public':
    case 'signed-in':
      return
    case 'customer':
      if (actor.isWasher) throw forbidden('Switch to your customer account to do this.')
      return
    case 'washer':
      if (!actor.isWasher) throw forbidden('Only Washers can do this.')
      return
    case 'unproven-operator':
      if (!actor.isOperator) throw forbidden()
      return
    case 'operator':
      if (!actor.isOperator) throw forbidden()
      if (!actor.hasSecondFactor) throw refuse(platformRefusals.secondFactorRequired)
      return
    default:
      access satisfies never
  }
}

/** Refuses a token that was not made for this call. Everything is open to a session, as far as its person's rights go. */
export function checkScope(scope: TokenAccess, { accessToken }: Pick<Actor, 'accessToken'>): void {
  if (!accessToken || scope === 'public') return
  if (scope === 'session') throw refuse(platformRefusals.sessionRequired)
  if (!accessToken.scopes.includes(scope))
    throw refuse(platformRefusals.insufficientScope, { body: { scope }, values: { scope } })
}
