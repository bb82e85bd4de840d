import { type Minor, sumOf, toMinor } from '@washline/contract/money'
import { quote } from '@washline/contract/orders/schemas'
import { z } from 'zod'

export type Outcome =
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly failure: string }
  /** The price is above the approved one. */
  | { readonly state: 'waiting'; readonly amountMinor: Minor }

const success = z.looseObject({ success: z.literal(true) })
const unpaid = z.looseObject({ require_card: z.boolean() })
const refused = z.looseObject({ code: z.string() })
/** Only a changed price answers with a quote. */
const dearer = z.object({ quote })

/** What came of an approved call, by its answer. */
export function readOutcome({ status, body }: { readonly status: number; readonly body: unknown }): Outcome {
  if (status === 200) {
    if (success.safeParse(body).success) return { state: 'done' }
    const failure = unpaid.safeParse(body).success ? 'card_required' : 'authentication_required'
    return { state: 'failed', failure }
  }
  const price = dearer.safeParse(body)
  if (price.success) {
    const { total, wallet } = price.data.quote
    return { state: 'waiting', amountMinor: sumOf([toMinor(total), toMinor(wallet)]) }
  }
  const refusal = refused.safeParse(body)
  return { state: 'failed', failure: refusal.success ? refusal.data.code : 'unexpected' }
}
