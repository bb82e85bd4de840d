import { messages } from '@washline/contract/messages'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { knownPerson } from '../queries.ts'
import { insertFavourite, lockPair } from '../store.ts'
import type { TieDeps } from './block-person.ts'

/** From now on this Washer is asked first. */
export const addFavourite = (
  deps: Pick<TieDeps, 'db' | 'clock'>,
  input: { customerId: number; washerId: number },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { customerId, washerId } = input
    await lockPair(tx, [customerId, washerId])
    const person = await knownPerson(tx, customerId, { userId: washerId })
    if (!person?.isWasher) throw notFound()
    // Who was blocked by the other side must not learn of it: there the favourite stands, and dispatch never asks.
    if (person.isBlocked) throw conflict('blocked', messages.ties.blocked)
    await insertFavourite(tx, customerId, washerId, deps.clock.now())
  })
