import { cardMessages } from '@washline/contract/payments/messages'
import { sandboxCard } from '@washline/contract/payments/schemas'
import { z } from 'zod'

/** The fields of the form; expiry as 'MM / YY'. */
export const cardFields = z
  .object({ number: z.string(), expiry: z.string(), cvc: z.string() })
  .transform(({ number, expiry, cvc }, context) => {
    const [month = '', year = ''] = expiry.split('/').map((part) => part.trim())
    const card = sandboxCard.safeParse({ number, exp_month: month, exp_year: year, cvc })
    if (card.success && month && year) return { number, exp_month: month, exp_year: year, cvc }
    const wrong = new Set(card.error?.issues.map(({ path }) => path[0]))
    if (wrong.has('number')) context.addIssue({ code: 'custom', path: ['number'], message: cardMessages.invalidNumber })
    if (wrong.has('exp_month') || wrong.has('exp_year') || !year)
      context.addIssue({ code: 'custom', path: ['expiry'], message: cardMessages.incompleteExpiry })
    if (wrong.has('cvc'))
      context.addIssue({ code: 'custom', path: ['cvc'], message: "Your card's security code is invalid." })
    return z.NEVER
  })
export type CardEntry = z.output<typeof cardFields>
