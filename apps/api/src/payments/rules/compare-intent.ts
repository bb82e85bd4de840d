import type { Minor } from '@washline/contract/money'

export interface ComparedPayment {
  readonly state:
    | 'authorizing'
    | 'authenticating'
    | 'authorized'
    | 'capturable'
    | 'captured'
    | 'released'
    | 'charging'
    | 'succeeded'
    | 'declined'
    | 'abandoned'
  readonly amountMinor: Minor
  readonly capturedMinor: Minor
  /** Refunded to the card by the books. */
  readonly refundedMinor: Minor
  readonly gatewaySyncedAt: Date | null
  readonly updatedAt: Date
}

export interface ComparedIntent {
  readonly status: 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled' | 'declined'
  readonly amountMinor: Minor
  readonly capturedMinor: Minor
  readonly refundedMinor: Minor
}

/** Longer than the sweep takes to finish an interrupted payment. */
const lateAfterMs = 15 * 60_000

const stateOf = (intent: ComparedIntent | undefined): string => {
  if (!intent) return 'the gateway has no intent for it'
  const { status, amountMinor, capturedMinor, refundedMinor } = intent
  return `the gateway has ${status} ${amountMinor}, ${capturedMinor} captured, ${refundedMinor} refunded`
}

/**
 * Compares a payment with its intent at the gateway. Returns the difference as the rest of a sentence about the
 * payment.
 */
export function compareIntent(
  payment: ComparedPayment,
  intent: ComparedIntent | undefined,
  now: Date,
): string | undefined {
  const { state, amountMinor, capturedMinor, refundedMinor } = payment
  const isLate = now.getTime() - payment.updatedAt.getTime() > lateAfterMs
  const isUnsynced = payment.gatewaySyncedAt === null
  const captured = intent?.status === 'succeeded' ? intent.capturedMinor : 0
  const differs = (expected: string) => `${expected}, but ${stateOf(intent)}`
  if ((intent?.refundedMinor ?? 0) !== refundedMinor) return differs(`was refunded ${refundedMinor}`)
  switch (state) {
    case 'captured':
      if (captured === capturedMinor) return undefined
      if (isUnsynced && !isLate && intent?.status === 'requires_capture') return undefined
      return differs(`was captured with ${capturedMinor}`)
    case 'succeeded':
      return captured === amountMinor ? undefined : differs(`was charged ${amountMinor}`)
    case 'capturable':
      return intent?.status === 'requires_capture' && intent.amountMinor === amountMinor
        ? undefined
        : differs(`is authorized for ${amountMinor}`)
    case 'released':
    case 'abandoned':
      if (intent?.status === 'succeeded') return differs(`was ${state}`)
      if (intent?.status === 'requires_capture' && (!isUnsynced || isLate)) return differs(`was ${state}`)
      return undefined
    case 'declined':
      return captured > 0 || intent?.status === 'requires_capture' ? differs('was declined') : undefined
    case 'authorizing':
    case 'authenticating':
    case 'authorized':
    case 'charging':
      return isLate ? differs(`has been ${state} for too long`) : undefined
    default:
      return state satisfies never
  }
}
