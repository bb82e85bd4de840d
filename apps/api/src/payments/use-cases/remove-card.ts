import type { UserId } from '@washline/contract/ids'
import { notFound } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { savedCard } from '../queries.ts'
import { saveCardRemoved } from '../store.ts'

/** Removes one of the person's own cards. */
export async function removeCard(deps: PaymentsDeps, input: { userId: UserId; cardId: string }): Promise<void> {
  const { db, gateway, clock } = deps
  const card = await savedCard(db, gateway.name, input.userId, input.cardId)
  if (!card) throw notFound()
  await gateway.removeCard({ customerId: card.customerId, cardId: card.id })
  await saveCardRemoved(db, card.id, clock.now())
}
