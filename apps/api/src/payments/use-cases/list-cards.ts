import type { UserId } from '@washline/contract/ids'
import type { PaymentsDeps } from '../deps.ts'
import type { Card } from '../payment-gateway.ts'
import { customerOf } from '../queries.ts'
import { saveCards } from '../store.ts'

/** Lists the person's cards at the gateway and updates the stored list. */
export async function listCards(deps: PaymentsDeps, userId: UserId): Promise<Card[]> {
  const customerId = await customerOf(deps.db, deps.gateway.name, userId)
  if (!customerId) return []
  const cards = await deps.gateway.listCards(customerId)
  await saveCards(deps.db, { customerId, cards, at: deps.clock.now() })
  return cards
}
