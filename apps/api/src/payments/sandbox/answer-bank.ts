import { sql } from '../../platform/db/sql.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { SandboxDeps } from '../deps.ts'

export interface BankAnswer {
  readonly customerId: string
  /** Of the waiting setup or payment. */
  readonly clientSecret: string
  readonly outcome: 'approve' | 'decline'
}

export interface BankOutcome {
  readonly of: 'setup' | 'payment'
  readonly status: string
}

/** The payer's answer in the bank's dialog. The first answer counts; a repeat returns the state. */
export const answerBank = (deps: SandboxDeps, answer: BankAnswer): Promise<BankOutcome> =>
  deps.db.transaction(async (tx) => {
    const { customerId, clientSecret } = answer
    const isApproved = answer.outcome === 'approve'
    const payment = await tx.maybe<{ id: string; status: string; granted: string }>(sql`
      select id, status, case when manual_capture then 'requires_capture' else 'succeeded' end as granted
      from sandbox_intents where client_secret = ${clientSecret} and customer_id = ${customerId} for update`)
    if (payment) {
      if (payment.status !== 'requires_action') return { of: 'payment', status: payment.status }
      const status = isApproved ? payment.granted : 'requires_payment_method'
      await tx.run(sql`
        update sandbox_intents set status = ${status},
          captured_minor = case when ${status} = 'succeeded' then amount_minor else 0 end,
          decline_code = ${isApproved ? null : 'payment_intent_authentication_failure'}
        where id = ${payment.id}`)
      return { of: 'payment', status }
    }
    const setup = await tx.maybe<{ id: string; cardId: string | null; awaits: string | null }>(sql`
      select id, card_id as "cardId", awaits_card_id as awaits from sandbox_setups
      where client_secret = ${clientSecret} and customer_id = ${customerId} for update`)
    if (!setup) throw notFound()
    if (setup.awaits === null) return { of: 'setup', status: setup.cardId ? 'succeeded' : 'requires_payment_method' }
    await tx.run(sql`
      update sandbox_setups set awaits_card_id = null, card_id = ${isApproved ? setup.awaits : null} where id = ${setup.id}`)
    await tx.run(
      isApproved
        ? sql`update sandbox_cards set detached_at = null where id = ${setup.awaits}`
        : sql`delete from sandbox_cards where id = ${setup.awaits}`,
    )
    return { of: 'setup', status: isApproved ? 'succeeded' : 'requires_payment_method' }
  })
