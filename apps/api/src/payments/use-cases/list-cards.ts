import type { Card } from '../payment-gateway.ts'
import { customerOf } from '../queries.ts'
import { saveCards } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

/** The person's cards as the gateway has them now; what was last seen is brought up to date. */
export async function listCards(deps: PaymentsDeps, userId: number): Promise<Card[]> {
  const customerId = await customerOf(deps.db, deps.gateway.name, userId)
  if (!customerId) return []
  const cards = await deps.gateway.listCards(customerId)
  await saveCards(deps.db, { customerId, cards, at: deps.clock.now() })
  return cards
}
