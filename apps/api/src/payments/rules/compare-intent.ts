export interface ComparedPayment {
  readonly state:
    | 'authorising'
    | 'authenticating'
    | 'authorised'
    | 'held'
    | 'captured'
    | 'released'
    | 'charging'
    | 'succeeded'
    | 'declined'
    | 'abandoned'
  readonly amountMinor: number
  readonly capturedMinor: number
  /** What the books say was given back of it. */
  readonly refundedMinor: number
  readonly gatewayToldAt: Date | null
  readonly updatedAt: Date
}
export interface ComparedIntent {
  readonly status: 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled' | 'declined'
  readonly amountMinor: number
  readonly capturedMinor: number
  readonly refundedMinor: number
}

/** Longer than the sweep takes to finish what was left half done. */
const lateAfterMs = 15 * 60_000

const given = (intent: ComparedIntent | undefined): string => {
  if (!intent) return 'the gateway knows nothing of it'
  const { status, amountMinor, capturedMinor, refundedMinor } = intent
  return `the gateway has ${status} ${amountMinor}, ${capturedMinor} taken, ${refundedMinor} given back`
}

/** Whether the gateway has of a payment what the books have. Gives what is wrong, as the rest of a sentence about the payment. */
export function compareIntent(
  payment: ComparedPayment,
  intent: ComparedIntent | undefined,
  now: Date,
): string | undefined {
  const { state, amountMinor, capturedMinor, refundedMinor } = payment
  const isLate = now.getTime() - payment.updatedAt.getTime() > lateAfterMs
  const isUntold = payment.gatewayToldAt === null
  const taken = intent?.status === 'succeeded' ? intent.capturedMinor : 0
  const differs = (expected: string) => `${expected}, but ${given(intent)}`
  if ((intent?.refundedMinor ?? 0) !== refundedMinor) return differs(`had ${refundedMinor} given back`)
  switch (state) {
    case 'captured':
      if (taken === capturedMinor) return undefined
      if (isUntold && !isLate && intent?.status === 'requires_capture') return undefined
      return differs(`was captured with ${capturedMinor}`)
    case 'succeeded':
      return taken === amountMinor ? undefined : differs(`was charged ${amountMinor}`)
    case 'held':
      return intent?.status === 'requires_capture' && intent.amountMinor === amountMinor
        ? undefined
        : differs(`holds ${amountMinor}`)
    case 'released':
    case 'abandoned':
      if (intent?.status === 'succeeded') return differs(`was ${state}`)
      if (intent?.status === 'requires_capture' && (!isUntold || isLate)) return differs(`was ${state}`)
      return undefined
    case 'declined':
      return taken > 0 || intent?.status === 'requires_capture' ? differs('was declined') : undefined
    case 'authorising':
    case 'authenticating':
    case 'authorised':
    case 'charging':
      return isLate ? differs(`has been ${state} for long`) : undefined
    default:
      return state satisfies never
  }
}
