import Stripe from 'stripe'
import { GatewayFailure } from '../payment-gateway.ts'

export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/** Turns errors of Stripe's SDK into gateway failures, except declines and missing objects. */
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
