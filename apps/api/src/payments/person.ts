import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'
import { forgetCardJob } from './jobs.ts'
import { savedCards } from './queries.ts'
import { saveCardRemoved } from './store.ts'
import type { PaymentsDeps } from './use-cases/begin-hold.ts'

/** Cards and what was paid with them. The cards are forgotten with the account, at the vendor too. */
export const paymentsPerson = ({ gateway, jobs }: Pick<PaymentsDeps, 'gateway' | 'jobs'>): PersonPart => ({
  read: async (q, userId) => ({
    sections: {
      cards: await savedCards(q, gateway.name, userId),
      payments: await q.all(sql`
        select p.kind, p.order_id as "orderId", p.amount_minor as "amountMinor", p.captured_minor as "capturedMinor",
          p.currency, p.state, p.created_at as "createdAt"
        from payments p where p.user_id = ${userId} order by p.created_at`),
    },
  }),
  obstacles: async (q, userId) => {
    const open = await q.maybe(sql`
      select 1 from payments where user_id = ${userId} and state in ('authorising', 'authorised', 'charging') limit 1`)
    return open
      ? [{ code: 'payment', message: 'A payment is still being processed. Please try again in a few minutes.' }]
      : []
  },
  erase: async (tx, { userId, at }) => {
    const cards = await tx.all<{ cardId: string; customerId: string }>(sql`
      select c.id as "cardId", c.customer_id as "customerId"
      from payment_cards c join payment_customers pc using (customer_id)
      where pc.user_id = ${userId} and pc.gateway = ${gateway.name} and c.removed_at is null`)
    for (const card of cards) {
      await saveCardRemoved(tx, card.cardId, at)
      await jobs.enqueue(tx, forgetCardJob, card)
    }
    return []
  },
})
