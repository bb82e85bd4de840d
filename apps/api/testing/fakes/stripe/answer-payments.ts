import { type Answer, type Asked, amountOf, failed, list, metadataOf, missing, ok, refused } from './answer.ts'
import { refundAnswers, refundsOf } from './answer-refunds.ts'
import { createConfirmation } from './confirm-intent.ts'
import type { Emit } from './events.ts'
import type { FakeStripeRecord, RecordBook, SavedIntent, SavedMethod } from './record.ts'
import { showCharge, showIntent } from './show.ts'

const wrongState = (intent: SavedIntent, verb: string): Answer =>
  failed(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: showIntent(intent),
  })

type Confirmation = ReturnType<typeof createConfirmation>

/** A saved card, or a new one for the name under which every account in test mode has a card that pays. */
const methodOf = (record: FakeStripeRecord, name: string, customer: string): SavedMethod | undefined =>
  name === 'pm_card_visa'
    ? { id: name, customer, number: '4242424242424242', exp_month: 12, exp_year: 2040 }
    : record.methods[name]

/** Creates an intent and confirms it at once. */
const intentCreation =
  ({ record, nextId }: RecordBook, confirmation: Confirmation, now: () => number) =>
  (form: URLSearchParams): Answer => {
    const amount = amountOf(form)
    if (typeof amount === 'object') return amount
    if (amount > 99_999_999) return refused('amount_too_large', 'Amount must be no more than 999,999.99.', 'amount')
    const currency = form.get('currency') ?? ''
    if (!/^[a-z]{3}$/.test(currency))
      return refused('parameter_invalid_empty', `Invalid currency: ${currency}`, 'currency')
    const customer = form.get('customer') ?? ''
    const card = methodOf(record, form.get('payment_method') ?? '', customer)
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
    const isPayerAway = form.get('off_session') === 'true' || form.get('error_on_requires_action') === 'true'
    return confirmation.confirm(intent, card.number, isPayerAway)
  }

/** Captures and cancellations. */
function intentChanges(emit: Emit) {
  const capture = (intent: SavedIntent, form: URLSearchParams): Answer => {
    if (intent.status !== 'requires_capture') return wrongState(intent, 'capture')
    const amount = form.has('amount_to_capture') ? amountOf(form, 'amount_to_capture') : intent.amount
    if (typeof amount === 'object') return amount
    if (amount > intent.amount)
      return refused('amount_too_large', 'The capture amount is more than the capturable amount.', 'amount_to_capture')
    Object.assign(intent, { status: 'succeeded', received: amount })
    emit('payment_intent.succeeded', showIntent(intent))
    return ok(showIntent(intent))
  }
  const cancel = (intent: SavedIntent): Answer => {
    if (['succeeded', 'canceled'].includes(intent.status)) return wrongState(intent, 'cancel')
    intent.status = 'canceled'
    emit('payment_intent.canceled', showIntent(intent))
    return ok(showIntent(intent))
  }
  return { capture, cancel }
}

const expanded = (record: FakeStripeRecord, intent: SavedIntent, asked: URLSearchParams) => {
  const isExpanded = [...asked.values()].some((name) => name.endsWith('latest_charge'))
  const shown = showIntent(intent)
  return isExpanded && shown.latest_charge
    ? { ...shown, latest_charge: showCharge(intent, refundsOf(record, intent.id)) }
    : shown
}

/** Newest first. */
const listed = (record: FakeStripeRecord, query: URLSearchParams): SavedIntent[] => {
  const customer = query.get('customer')
  const from = Number(query.get('created[gte]') ?? 0)
  const until = Number(query.get('created[lt]') ?? Number.MAX_SAFE_INTEGER)
  return Object.values(record.intents)
    .filter((one) => (customer === null || one.customer === customer) && one.created >= from && one.created < until)
    .reverse()
}

/** Payment intents with their captures, cancellations, refunds and disputes. */
export function paymentAnswers(book: RecordBook, emit: Emit, now: () => number) {
  const { record } = book
  const confirmation = createConfirmation(emit)
  const create = intentCreation(book, confirmation, now)
  const { capture, cancel } = intentChanges(emit)

  const intents = ({ path: [, , id, verb], method, form, query }: Asked): Answer => {
    if (!id && method === 'POST') return create(form)
    if (!id) {
      return list(
        '/v1/payment_intents',
        listed(record, query).map((intent) => expanded(record, intent, query)),
      )
    }
    const intent = record.intents[id]
    const secret = query.get('client_secret')
    if (!intent || (secret !== null && secret !== intent.secret)) return missing('payment_intent', id)
    if (verb === 'capture') return capture(intent, form)
    if (verb === 'cancel') return cancel(intent)
    return ok(expanded(record, intent, query))
  }

  /** The payer's answer in the bank's dialog; false when no intent waits for it. */
  const authenticate = (secret: string, isApproved: boolean): boolean => {
    const intent = Object.values(record.intents).find((one) => one.secret === secret)
    if (intent?.status !== 'requires_action') return false
    confirmation.authenticate(intent, isApproved)
    return true
  }

  return { intents, ...refundAnswers(book, emit), authenticate }
}
