import type { Authentication, AuthoriseResult, Payments } from '../../payments/index.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** What the customer has to answer their bank first. */
export type BankQuestion = Authentication & { readonly message: string }

export interface CardAttempt {
  readonly paymentId: string
  /** The customer has come back from their bank. */
  readonly isResumed: boolean
}

function refusalOf(answer: AuthoriseResult): Refusal | undefined {
  if (answer.ok) return undefined
  const { code, message } = answer
  if (code === 'gateway_unavailable') return new Refusal(503, code, message, { extra: { retry_after_s: 5 } })
  return new Refusal(422, code, message, { errors: { payment_method_id: [message] } })
}

/**
 * Asks the card, then makes true what it was asked for; refuses with the bank's own words. A hold that nothing comes of is
 * let go. One that waits for the bank, or whose bank was answered while nobody can be asked what it said, stays open for
 * the customer to come back to; the sweep ends it if they do not.
 */
export async function askCard(
  deps: { readonly payments: Pick<Payments, 'authorise' | 'abandonHold'> },
  { paymentId, isResumed }: CardAttempt,
  commit: () => Promise<void>,
): Promise<'held' | BankQuestion> {
  const letGo = async (error: unknown): Promise<never> => {
    await deps.payments.abandonHold(paymentId)
    throw error
  }
  const answer = await deps.payments.authorise(paymentId, { payerPresent: true }).catch(letGo)
  if (!answer.ok && answer.code === 'requires_action') return answer
  const refusal = refusalOf(answer)
  if (refusal && isResumed && refusal.status === 503) throw refusal
  if (refusal) return letGo(refusal)
  await commit().catch(letGo)
  return 'held'
}
