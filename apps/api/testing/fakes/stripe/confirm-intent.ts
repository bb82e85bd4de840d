import { type Answer, failed, ok } from './answer.ts'
import type { Emit } from './events.ts'
import type { SavedIntent } from './record.ts'
import { showIntent } from './show.ts'
import { testNumber } from './test-numbers.ts'

const authenticationRequired = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}
const authenticationFailed = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Confirms intents as the test number of their card defines, and ends their authentication. */
export function createConfirmation(emit: Emit) {
  const grant = (intent: SavedIntent) => {
    intent.status = intent.manual ? 'requires_capture' : 'succeeded'
    intent.received = intent.manual ? 0 : intent.amount
    emit(intent.manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', showIntent(intent))
  }
  const refuse = (intent: SavedIntent, error: NonNullable<SavedIntent['error']>): Answer => {
    Object.assign(intent, { status: 'requires_payment_method', error })
    emit('payment_intent.payment_failed', showIntent(intent))
    return failed(402, { type: 'card_error', ...error, payment_intent: showIntent(intent) })
  }

  /** The answer to the request that created the intent. */
  const confirm = (intent: SavedIntent, number: string, isPayerAway: boolean): Answer => {
    const { charge } = testNumber(number)
    if (typeof charge === 'object') return refuse(intent, charge)
    if (charge === 'authenticate' && isPayerAway) return refuse(intent, authenticationRequired)
    if (charge === 'authenticate') {
      intent.status = 'requires_action'
      emit('payment_intent.requires_action', showIntent(intent))
    } else grant(intent)
    return ok(showIntent(intent))
  }

  const authenticate = (intent: SavedIntent, isApproved: boolean): void => {
    if (isApproved) grant(intent)
    else refuse(intent, authenticationFailed)
  }
  return { confirm, authenticate }
}
