import { notFound } from '../../platform/http/refusal.ts'
import { savedCard } from '../queries.ts'
import { saveCardRemoved } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

/** Removes one of the person's own cards; anybody else's is not found. */
export async function removeCard(deps: PaymentsDeps, input: { userId: number; cardId: string }): Promise<void> {
  const { db, gateway, clock } = deps
  const card = await savedCard(db, gateway.name, input.userId, input.cardId)
  if (!card) throw notFound()
  await gateway.removeCard({ customerId: card.customerId, cardId: card.id })
  await saveCardRemoved(db, card.id, clock.now())
}
