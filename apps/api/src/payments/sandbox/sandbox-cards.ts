import { sql } from '../../platform/db/sql.ts'
import type { SandboxDeps } from '../deps.ts'
import type { Card, PaymentGateway } from '../payment-gateway.ts'

/** Customers, setups and saved cards of the sandbox. */
export function createSandboxCards(
  { db, clock, newId }: SandboxDeps,
  idOf: (prefix: string) => string,
): Pick<PaymentGateway, 'createCustomer' | 'createSetup' | 'listCards' | 'removeCard'> {
  return {
    createCustomer: async () => {
      const id = idOf('cus')
      await db.run(sql`insert into sandbox_customers (id, created_at) values (${id}, ${clock.now()})`)
      return id
    },
    createSetup: async (customerId) => {
      const id = idOf('seti')
      const clientSecret = `${id}_secret_${newId().replaceAll('-', '')}`
      await db.run(sql`
        insert into sandbox_setups (id, customer_id, client_secret, created_at) values (${id}, ${customerId}, ${clientSecret}, ${clock.now()})`)
      return { clientSecret }
    },
    listCards: (customerId) =>
      db.all<Card>(sql`
        select id, brand, last4, exp_month as "expMonth", exp_year as "expYear" from sandbox_cards
        where customer_id = ${customerId} and detached_at is null order by created_at desc, id`),
    removeCard: async ({ customerId, cardId }) =>
      (await db.run(sql`
        update sandbox_cards set detached_at = ${clock.now()} where id = ${cardId} and customer_id = ${customerId} and detached_at is null`)) ===
      1,
  }
}
