import { cardMessages } from '@washline/contract/payments/messages'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { sql } from '../../platform/db/sql.ts'
import { invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import type { SandboxDeps } from '../deps.ts'
import type { Card } from '../payment-gateway.ts'
import { type DeclineCode, declineText } from '../rules/decline.ts'
import { findTestCard, hasExpired, passesLuhn } from './test-cards.ts'

export interface SandboxSetup {
  readonly customerId: string
  readonly clientSecret: string
  readonly card: { readonly number: string; readonly expMonth: number; readonly expYear: number; readonly cvc: string }
}

export type SetupResult =
  | { readonly status: 'succeeded'; readonly card: Card }
  | {
      readonly status: 'requires_payment_method' | 'requires_action'
      readonly code: DeclineCode
      readonly message: string
    }

const notATestCard = `${cardMessages.declined} This is a test environment: please use a test card number.`

/** Saves a test card under its owner's setup. Of the card only brand, last digits and expiry are stored. */
export async function confirmSetup(deps: SandboxDeps, setup: SandboxSetup): Promise<SetupResult> {
  const { number, expMonth, expYear, cvc } = setup.card
  const now = deps.clock.now()
  if (!passesLuhn(number)) throw invalid({ 'card.number': [cardMessages.invalidNumber] })
  if (hasExpired({ expMonth, expYear }, now)) throw invalid({ 'card.exp_year': [cardMessages.expired] })
  const testCard = findTestCard(number)
  if (testCard && cvc.length !== (testCard.brand === 'amex' ? 4 : 3))
    throw invalid({ 'card.cvc': [cardMessages.incorrectCvc] })
  const last4 = number.slice(-4)

  return deps.db.transaction(async (tx) => {
    const open = await tx.maybe<{ id: string; cardId: string | null }>(sql`
      select id, card_id as "cardId" from sandbox_setups
      where client_secret = ${setup.clientSecret} and customer_id = ${setup.customerId} for update`)
    if (!open) throw notFound()
    if (open.cardId) {
      const card = await tx.maybe<Card>(sql`
        select id, brand, last4, exp_month as "expMonth", exp_year as "expYear" from sandbox_cards where id = ${open.cardId} and detached_at is null`)
      if (card?.last4 === last4 && card.expMonth === expMonth && card.expYear === expYear)
        return { status: 'succeeded', card }
      throw refuse(paymentRefusals.setupUsed)
    }
    if (!testCard) return { status: 'requires_payment_method', code: 'card_declined', message: notATestCard }
    const mustAuthenticate = testCard.onSetup === 'authentication_required'
    if (testCard.onSetup !== 'ok' && !mustAuthenticate)
      return { status: 'requires_payment_method', code: testCard.onSetup, message: declineText(testCard.onSetup) }
    const card: Card = {
      id: `pm_sandbox_${deps.newId().replaceAll('-', '')}`,
      brand: testCard.brand,
      last4,
      expMonth,
      expYear,
    }
    // The card stays detached from the customer until its bank approves.
    await tx.run(sql`
      with saved as (
        update sandbox_setups set
          card_id = ${mustAuthenticate ? null : card.id}, awaits_card_id = ${mustAuthenticate ? card.id : null}
        where id = ${open.id}
      )
      insert into sandbox_cards (id, customer_id, brand, last4, exp_month, exp_year, charge_decline, detached_at, created_at)
      values (${card.id}, ${setup.customerId}, ${card.brand}, ${last4}, ${expMonth}, ${expYear},
        ${testCard.onCharge === 'ok' ? null : testCard.onCharge}, ${mustAuthenticate ? now : null}, ${now})`)
    return mustAuthenticate
      ? { status: 'requires_action', code: 'authentication_required', message: cardMessages.authenticationRequired }
      : { status: 'succeeded', card }
  })
}
