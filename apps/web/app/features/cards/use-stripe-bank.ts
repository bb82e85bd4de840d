import { loadStripe } from '@stripe/stripe-js/pure'
import { cardMessages } from '@washline/contract/payments/messages'
import { BankRefusal } from '../../platform/bank/bank.ts'
import { tText } from '../../platform/i18n/i18n.ts'

/** Opens the vendor's dialog for the payer, and rejects with its text when the payer fails or cancels. */
export async function askStripe(publishableKey: string, clientSecret: string): Promise<void> {
  const stripe = await loadStripe(publishableKey).catch(() => null)
  if (!stripe) throw new BankRefusal(tText(cardMessages.notLoaded))
  const { error } = await stripe.handleNextAction({ clientSecret })
  if (error) throw new BankRefusal(error.message ?? tText(cardMessages.authenticationFailed))
}
