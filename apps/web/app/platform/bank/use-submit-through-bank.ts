import type { RequiresAction } from '@washline/contract/payments/schemas'
import { useRef } from 'react'
import { isSettled } from '../api/is-settled.ts'
import { useSubmitOnce } from '../api/use-submit-once.ts'
import { useBank } from './bank.ts'

type Resumable<B> = B & { payment_intent_id?: string }

const asksPayer = (answer: unknown): answer is RequiresAction =>
  typeof answer === 'object' && answer !== null && 'requires_action' in answer

/**
 * Sends a payment so that it counts once. Where the payer's bank has to authenticate it, the call is repeated for the
 * same payment, as a submit of its own. A resumed payment whose answer was lost is resumed again, never started anew.
 */
export function useSubmitThroughBank() {
  const askBank = useBank()
  const submitOnce = useSubmitOnce()
  const approved = useRef<{ content: string; intentId: string }>(undefined)

  return async function submit<B extends object, A>(
    body: B,
    call: (body: Resumable<B>, idempotencyKey: string) => Promise<A>,
  ): Promise<Exclude<A, RequiresAction>> {
    const content = JSON.stringify(body)
    if (approved.current?.content !== content) approved.current = undefined
    try {
      for (;;) {
        const intentId = approved.current?.intentId
        const whole: Resumable<B> = intentId === undefined ? body : { ...body, payment_intent_id: intentId }
        const answer = await submitOnce(whole, (key) => call(whole, key))
        if (!asksPayer(answer)) {
          approved.current = undefined
          return answer as Exclude<A, RequiresAction>
        }
        approved.current = undefined
        await askBank(answer.client_secret)
        approved.current = { content, intentId: answer.payment_intent_id }
      }
    } catch (error) {
      if (isSettled(error)) approved.current = undefined
      throw error
    }
  }
}
