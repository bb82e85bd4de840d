import { useMutation } from '@tanstack/react-query'
import type { Answer } from '@washline/contract/endpoint'
import { market } from '@washline/contract/market'
import { pay } from '@washline/contract/payments/endpoints'
import { cardMessages } from '@washline/contract/payments/messages'
import { registerWasher } from '@washline/contract/washers/endpoints'
import { washerMessages } from '@washline/contract/washers/messages'
import { useRef } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { useSubmitThroughBank } from '../../platform/bank/use-submit-through-bank.ts'
import { tText } from '../../platform/i18n/i18n.ts'
import type { Registration } from './view-model.ts'

export type Registered = Answer<typeof registerWasher>

/** What went wrong, as a text for people. */
class Refusal extends Error {}

const refusal = (fallback: string) => (error: unknown) => {
  if (error instanceof Refusal) throw error
  throw new Refusal(errorText(error, tText(fallback)), { cause: error })
}

/**
 * Pays the deposit, then registers. The payment is stored: after a failed registration the next try registers with it
 * and does not pay again.
 */
export function usePayAndRegister() {
  const paidIntent = useRef<string>(undefined)
  const submitPayment = useSubmitThroughBank()
  const submitRegistration = useSubmitOnce()

  const payDeposit = async (paymentMethodId: string): Promise<string> => {
    const deposit = {
      amount: market.deposit.amountMinor,
      currency: market.currency,
      payment_method_id: paymentMethodId,
      type: 'security_deposit',
    } as const
    const answer = await submitPayment(deposit, (body, idempotencyKey) => callApi(pay, { body, idempotencyKey }))
    if (!answer.success) throw new Refusal(tText(answer.message || cardMessages.payment))
    return answer.payment_intent_id
  }

  const register = async (registration: Registration, payment_intent_id: string): Promise<Registered> => {
    const body = { ...registration, payment_intent_id }
    try {
      return await submitRegistration(body, (idempotencyKey) => callApi(registerWasher, { body, idempotencyKey }))
    } catch (error) {
      // The server has no such deposit, so the next try pays again.
      if (error instanceof ApiError && 'payment_intent_id' in error.errors) paidIntent.current = undefined
      throw error
    }
  }

  return useMutation<Registered, Error, { registration: Registration; paymentMethodId: string }>({
    mutationFn: async ({ registration, paymentMethodId }) => {
      paidIntent.current ??= await payDeposit(paymentMethodId).catch(refusal(cardMessages.payment))
      return register(registration, paidIntent.current).catch(refusal(washerMessages.registration))
    },
  })
}
