import type { UserId } from '@washline/contract/ids'
import { relationshipRefusals } from '@washline/contract/relationships/refusals'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { ChangeRelationshipDeps } from '../deps.ts'
import { findPerson } from '../queries.ts'
import { insertFavourite, lockPair } from '../store.ts'

/** Makes a Washer a favourite, so that dispatch offers the customer's orders to this Washer first. */
export const addFavourite = (
  deps: Pick<ChangeRelationshipDeps, 'db' | 'clock'>,
  input: { customerId: UserId; washerId: UserId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { customerId, washerId } = input
    await lockPair(tx, [customerId, washerId])
    const person = await findPerson(tx, customerId, washerId)
    if (!person?.isWasher) throw notFound()
    // A block by the Washer is not revealed: the favourite is stored, and dispatch leaves the Washer out.
    if (person.isBlocked) throw refuse(relationshipRefusals.blocked)
    await insertFavourite(tx, customerId, washerId, deps.clock.now())
  })
