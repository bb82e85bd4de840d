import { quote as quoteOfOrder } from '@washline/contract/orders/schemas'
import { nextStepOf } from './next-steps.ts'
import { inText, showQuote } from './parts.ts'

interface Problem {
  readonly code: string
  readonly message: string
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined
  /** The new price, where it has changed. */
  readonly quote?: unknown
}

const priceOf = (quote: unknown) => {
  const parsed = quoteOfOrder.safeParse(quote)
  return parsed.success ? showQuote(parsed.data) : undefined
}

/** A refusal as a model can act on it: the code, what happened, and what to do next. */
export function refusedResult(
  { code, message, errors, quote }: Problem,
  tool: string,
  retryAfterS: number | undefined,
) {
  const next_step = nextStepOf(code)
  const fields = Object.entries(errors ?? {}).map(([field, texts]) => `${field}: ${texts.join(' ')}`)
  const price = priceOf(quote)
  const priced =
    price &&
    `The price is now ${inText(price.total_minor)}, of it ${inText(price.card_total_minor)} by card (card_total_minor ${price.card_total_minor}).`
  const wait = retryAfterS === undefined ? [] : [`Wait ${retryAfterS} seconds first.`]
  return {
    text: [
      `${tool} was refused (${code}): ${message}`,
      ...fields,
      ...(priced ? [priced] : []),
      ...wait,
      `Next: ${next_step}`,
    ].join('\n'),
    refusal: {
      code,
      message,
      next_step,
      ...(errors && { errors }),
      ...(price && { quote: price }),
      ...(retryAfterS !== undefined && { retry_after_s: retryAfterS }),
    },
  }
}
