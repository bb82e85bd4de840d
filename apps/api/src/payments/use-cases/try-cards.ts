import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import type { TrialCard } from '../choose-payment-gateway.ts'
import type { PaymentsDeps } from '../deps.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import type { DeclineCode } from '../rules/decline.ts'

/** What a trial of the card vendor showed. Where it could not be reached, the trial throws. */
export type CardTrial = { readonly vendor: PaymentGateway['name'] } & (
  | { readonly outcome: 'declined'; readonly code: DeclineCode | 'requires_action' }
  /** `authorized`: a test card, and the authorization is gone. `read`: a call that reads was answered, and no card was asked. */
  | { readonly outcome: 'authorized' | 'read' }
)

/** An intent that no vendor has: to ask for it proves that the key is accepted, and changes nothing. */
const unknownIntent = 'pi_washline_setup_check'

/**
 * Tries the card vendor as it is configured. With a test card an authorization is made and cancelled at once; without one, which is with live
 * keys and with extensions, the vendor is only read.
 */
export async function tryCards(
  {
    gateway,
    newId,
    trialCard,
  }: Pick<PaymentsDeps, 'gateway' | 'newId'> & { readonly trialCard?: TrialCard | undefined },
  { userId, amountMinor }: { readonly userId: UserId; readonly amountMinor: Minor },
): Promise<CardTrial> {
  if (!trialCard) {
    await gateway.readIntent(unknownIntent)
    return { vendor: gateway.name, outcome: 'read' }
  }
  const customerId = await gateway.createCustomer({ userId })
  const cardId = await trialCard(customerId)
  // Not the id of a payment, so that the proof of the books leaves the cancelled intent alone.
  const key = `setup-check-${newId()}`
  const { currency } = market
  try {
    const answer = await gateway.authorize({ customerId, cardId, amountMinor, currency, key, payerPresent: false })
    if (!answer.ok) return { vendor: gateway.name, outcome: 'declined', code: answer.code }
    await gateway.release(answer.intentId)
    return { vendor: gateway.name, outcome: 'authorized' }
  } catch (error) {
    await releaseLost({ gateway }, { customerId, key })
    throw error
  }
}

/** An authorization whose answer was lost is released too. What the vendor does not answer now, it lets expire: no real card is behind it. */
async function releaseLost(
  { gateway }: Pick<PaymentsDeps, 'gateway'>,
  made: { readonly customerId: string; readonly key: string },
): Promise<void> {
  const intent = await gateway.find(made).catch(() => undefined)
  if (intent?.status === 'requires_capture') await gateway.release(intent.id).catch(() => undefined)
}
