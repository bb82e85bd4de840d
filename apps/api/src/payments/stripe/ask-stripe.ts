import Stripe from 'stripe'
import { GatewayFailure } from '../payment-gateway.ts'

export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/** What Stripe's SDK throws, other than a card's refusal, is a failure of the gateway. */
export async function askStripe<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeError &&
      !(error instanceof Stripe.errors.StripeCardError) &&
      !isMissing(error)
    )
      throw new GatewayFailure(`${error.type}: ${error.code ?? error.message}`, { cause: error })
    throw error
  }
}
