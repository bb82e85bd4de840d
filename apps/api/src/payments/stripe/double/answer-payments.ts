import { type Answer, type Asked, amountOf, failed, list, metadataOf, missing, ok, refused } from './answer.ts'
import type { Tell } from './events.ts'
import type { RecordBook, SavedIntent } from './record.ts'
import { showCharge, showDispute, showIntent, showRefund } from './show.ts'
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

const wrongState = (intent: SavedIntent, verb: string): Answer =>
  failed(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: showIntent(intent),
  })

/** Payment intents with their captures, cancellations, refunds and disputes. */
export function paymentAnswers({ record, nextId }: RecordBook, tell: Tell, now: () => number) {
  const refundsOf = (intent: string) => Object.values(record.refunds).filter((one) => one.intent === intent)
  const refundedOf = (intent: string) => refundsOf(intent).reduce((sum, { amount }) => sum + amount, 0)

  const grant = (intent: SavedIntent) => {
    intent.status = intent.manual ? 'requires_capture' : 'succeeded'
    intent.received = intent.manual ? 0 : intent.amount
    tell(intent.manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', showIntent(intent))
  }
  const refuse = (intent: SavedIntent, error: NonNullable<SavedIntent['error']>): Answer => {
    Object.assign(intent, { status: 'requires_payment_method', error })
    tell('payment_intent.payment_failed', showIntent(intent))
    return failed(402, { type: 'card_error', ...error, payment_intent: showIntent(intent) })
  }

  const create = (form: URLSearchParams): Answer => {
    const amount = amountOf(form)
    if (typeof amount === 'object') return amount
    if (amount > 99_999_999) return refused('amount_too_large', 'Amount must be no more than 999,999.99.', 'amount')
    const currency = form.get('currency') ?? ''
    if (!/^[a-z]{3}$/.test(currency))
      return refused('parameter_invalid_empty', `Invalid currency: ${currency}`, 'currency')
    const customer = form.get('customer') ?? ''
    const card = record.methods[form.get('payment_method') ?? '']
    if (!card || card.customer !== customer)
      return missing('PaymentMethod', form.get('payment_method') ?? '', 'payment_method')
    const id = nextId('pi')
    const intent: SavedIntent = {
      id,
      customer,
      method: card.id,
      amount,
      currency,
      manual: form.get('capture_method') === 'manual',
      secret: `${id}_secret_x`,
      metadata: metadataOf(form),
      created: now(),
      status: 'requires_confirmation',
      received: 0,
      error: null,
    }
    record.intents[id] = intent
    const { charge } = testNumber(card.number)
    const isPayerAway = form.get('off_session') === 'true' || form.get('error_on_requires_action') === 'true'
    if (typeof charge === 'object') return refuse(intent, charge)
    if (charge === 'authenticate' && isPayerAway) return refuse(intent, authenticationRequired)
    if (charge === 'authenticate') {
      intent.status = 'requires_action'
      tell('payment_intent.requires_action', showIntent(intent))
    } else grant(intent)
    return ok(showIntent(intent))
  }

  const capture = (intent: SavedIntent, form: URLSearchParams): Answer => {
    if (intent.status !== 'requires_capture') return wrongState(intent, 'capture')
    const amount = form.has('amount_to_capture') ? amountOf(form, 'amount_to_capture') : intent.amount
    if (typeof amount === 'object') return amount
    if (amount > intent.amount)
      return refused('amount_too_large', 'The capture amount is more than the capturable amount.', 'amount_to_capture')
    Object.assign(intent, { status: 'succeeded', received: amount })
    tell('payment_intent.succeeded', showIntent(intent))
    return ok(showIntent(intent))
  }
  const cancel = (intent: SavedIntent): Answer => {
    if (['succeeded', 'canceled'].includes(intent.status)) return wrongState(intent, 'cancel')
    intent.status = 'canceled'
    tell('payment_intent.canceled', showIntent(intent))
    return ok(showIntent(intent))
  }

  const expanded = (intent: SavedIntent, asked: URLSearchParams) => {
    const isExpanded = [...asked.values()].some((name) => name.endsWith('latest_charge'))
    const shown = showIntent(intent)
    return isExpanded && shown.latest_charge
      ? { ...shown, latest_charge: showCharge(intent, refundsOf(intent.id)) }
      : shown
  }

  /** Newest first. */
  const asked = (query: URLSearchParams): SavedIntent[] => {
    const customer = query.get('customer')
    const from = Number(query.get('created[gte]') ?? 0)
    const until = Number(query.get('created[lt]') ?? Number.MAX_SAFE_INTEGER)
    return Object.values(record.intents)
      .filter((one) => (customer === null || one.customer === customer) && one.created >= from && one.created < until)
      .reverse()
  }

  const intents = ({ path: [, , id, verb], method, form, query }: Asked): Answer => {
    if (!id && method === 'POST') return create(form)
    if (!id) {
      return list(
        '/v1/payment_intents',
        asked(query).map((intent) => expanded(intent, query)),
      )
    }
    const intent = record.intents[id]
    const secret = query.get('client_secret')
    if (!intent || (secret !== null && secret !== intent.secret)) return missing('payment_intent', id)
    if (verb === 'capture') return capture(intent, form)
    if (verb === 'cancel') return cancel(intent)
    return ok(expanded(intent, query))
  }

  const refunds = ({ method, form, query }: Asked): Answer => {
    const id = (method === 'GET' ? query : form).get('payment_intent') ?? ''
    const intent = record.intents[id]
    if (!intent) return missing('payment_intent', id, 'payment_intent')
    if (method === 'GET') return list('/v1/refunds', refundsOf(id).map(showRefund))
    const amount = amountOf(form)
    if (typeof amount === 'object') return amount
    if (refundedOf(id) + amount > intent.received)
      return refused('charge_already_refunded', 'Refund amount is greater than unrefunded amount on charge.', 'amount')
    const refund = { id: nextId('re'), intent: id, amount, metadata: metadataOf(form) }
    record.refunds[refund.id] = refund
    tell('refund.created', showRefund(refund))
    tell('charge.refunded', showCharge(intent, refundsOf(id)))
    return ok(showRefund(refund))
  }

  const disputes = ({ query }: Asked): Answer => {
    const id = query.get('payment_intent')
    return list(
      '/v1/disputes',
      Object.values(record.disputes)
        .filter(({ intent }) => intent === id)
        .map(showDispute),
    )
  }
  const dispute = (intentId: string): string => {
    const intent = record.intents[intentId]
    if (!intent) throw new Error(`no intent ${intentId}`)
    const made = { id: nextId('dp'), intent: intentId, amount: intent.received, status: 'needs_response' }
    record.disputes[made.id] = made
    tell('charge.dispute.created', showDispute(made))
    return made.id
  }

  /** The payer's word in their bank's dialog; false where no intent waits for it. */
  const authenticate = (secret: string, isApproved: boolean): boolean => {
    const intent = Object.values(record.intents).find((one) => one.secret === secret)
    if (intent?.status !== 'requires_action') return false
    if (isApproved) grant(intent)
    else refuse(intent, authenticationFailed)
    return true
  }

  return { intents, refunds, disputes, dispute, authenticate }
}
