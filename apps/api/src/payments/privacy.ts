import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import type { PaymentsDeps } from './deps.ts'
import { forgetCardJob } from './jobs.ts'
import { paysWalletFirst } from './queries/wallet-choice.ts'
import { savedCards } from './queries.ts'
import { saveCardRemoved } from './store.ts'

/** Cards and payments. Erasure removes the cards, at the vendor too. */
export const paymentsPrivacy = ({ gateway, jobs }: Pick<PaymentsDeps, 'gateway' | 'jobs'>): PrivacyPart => ({
  read: async (q, userId) => ({
    sections: {
      cards: await savedCards(q, gateway.name, userId),
      walletPaysFirst: await paysWalletFirst(q, userId),
      payments: await q.all(sql`
        select p.kind, p.order_id as "orderId", p.amount_minor as "amountMinor", p.captured_minor as "capturedMinor",
          p.currency, p.state, p.created_at as "createdAt"
        from payments p where p.user_id = ${userId} order by p.created_at`),
    },
  }),
  blockers: async (q, userId) => {
    const open = await q.maybe(sql`
      select 1 from payments where user_id = ${userId} and state in ('authorizing', 'authorized', 'charging') limit 1`)
    return open
      ? [{ code: 'payment', message: 'A payment is still being processed. Please try again in a few minutes.' }]
      : []
  },
  erase: async (tx, { userId, at }) => {
    await tx.run(sql`delete from payment_preferences where user_id = ${userId}`)
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
