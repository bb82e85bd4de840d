import Stripe from 'stripe'
import { vendorTimeMs } from '../../platform/vendors/vendor-time.ts'
import { GatewayFailure } from '../payment-gateway.ts'

export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/**
 * Turns errors of Stripe's SDK into gateway failures, except declines and missing objects. The SDK's own limits count the silence of
 * one attempt; this one counts from the call to its answer.
 */
export async function askStripe<T>(work: Promise<T>): Promise<T> {
  const limitMs = vendorTimeMs('cards')
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new GatewayFailure(`no answer in time: ${limitMs} ms were left`)), limitMs)
  try {
    return await Promise.race([work, late.promise])
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeError &&
      !(error instanceof Stripe.errors.StripeCardError) &&
      !isMissing(error)
    )
      throw new GatewayFailure(`${error.type}: ${error.code ?? error.message}`, { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
  }
}
