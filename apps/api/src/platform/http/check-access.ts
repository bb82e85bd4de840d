import type { Access } from '@washline/contract/endpoint'
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
      if (!actor.isWasher) throw forbidden('Only Washers may do this.')
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
