import { loadStripe } from '@stripe/stripe-js/pure'
import { messages } from '@washline/contract/messages'
import { BankRefusal } from '../../platform/bank/bank.ts'
import { tSaid } from '../../platform/i18n/i18n.ts'

/** Has the vendor's own dialog ask the payer, and rejects in its words where it came to nothing. */
export async function askStripe(publishableKey: string, clientSecret: string): Promise<void> {
  const stripe = await loadStripe(publishableKey).catch(() => null)
  if (!stripe) throw new BankRefusal(tSaid(messages.cards.notLoaded))
  const { error } = await stripe.handleNextAction({ clientSecret })
  if (error) throw new BankRefusal(error.message ?? tSaid(messages.cards.authenticationFailed))
}
