import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface DoubleCard {
  id: string
  customer: string | null
  number: string
}
interface DoubleIntent {
  id: string
  object: 'payment_intent'
  customer: string
  payment_method: string
  amount: number
  amount_received: number
  amount_refunded: number
  currency: string
  status: string
  created: number
  capture_method: string
  metadata: Record<string, string>
}
type Answer = { status: number; body: unknown }

const refusals: Record<string, { code: string; decline_code?: string; message: string }> = {
  '4000000000000341': { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  '4000003800000446': {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Authentication required.',
  },
}
const ok = (body: unknown): Answer => ({ status: 200, body })
const failed = (status: number, error: Record<string, unknown>): Answer => ({ status, body: { error } })
const missing = (id: string) =>
  failed(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` })
const wrongState = (intent: DoubleIntent) =>
  failed(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `status is ${intent.status}`,
  })

const methodBody = ({ id, customer, number }: DoubleCard) => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer,
  card: { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2030 },
})

/** A small stand-in for Stripe's API over HTTP, in the shapes that Stripe documents; for tests. */
export async function startStripeDouble() {
  const cards = new Map<string, DoubleCard>()
  const intents = new Map<string, DoubleIntent>()
  const replays = new Map<string, { input: string; answer: Answer }>()
  const requests: { path: string; version: string | undefined }[] = []
  let count = 0
  const nextId = (prefix: string) => {
    count += 1
    return `${prefix}_${count}`
  }

  const createIntent = (form: URLSearchParams): Answer => {
    const card = cards.get(form.get('payment_method') ?? '')
    const customer = form.get('customer') ?? ''
    if (card?.customer !== customer) return missing(form.get('payment_method') ?? '')
    const refusal = refusals[card.number]
    const manual = form.get('capture_method') === 'manual'
    const amount = Number(form.get('amount'))
    const taken = manual ? 'requires_capture' : 'succeeded'
    const intent: DoubleIntent = {
      id: nextId('pi'),
      object: 'payment_intent',
      customer,
      payment_method: card.id,
      amount,
      amount_received: refusal || manual ? 0 : amount,
      amount_refunded: 0,
      currency: form.get('currency') ?? '',
      status: refusal ? 'requires_payment_method' : taken,
      created: Math.floor(Date.now() / 1_000),
      capture_method: form.get('capture_method') ?? '',
      metadata: { payment_id: form.get('metadata[payment_id]') ?? '' },
    }
    intents.set(intent.id, intent)
    return refusal ? failed(402, { type: 'card_error', ...refusal, payment_intent: intent }) : ok(intent)
  }
  const moveIntent = (id: string, verb: string | undefined, form: URLSearchParams): Answer => {
    const intent = intents.get(id)
    if (!intent) return missing(id)
    if (verb === undefined) return ok(intent)
    if (intent.status !== 'requires_capture') return wrongState(intent)
    if (verb === 'cancel') return ok(Object.assign(intent, { status: 'canceled' }))
    const amount = Number(form.get('amount_to_capture') ?? intent.amount)
    if (amount > intent.amount)
      return failed(400, { type: 'invalid_request_error', code: 'amount_too_large', message: 'Too much.' })
    return ok(Object.assign(intent, { status: 'succeeded', amount_received: amount }))
  }
  const refund = (form: URLSearchParams): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount'))
    if (!intent) return missing('pi')
    if (intent.amount_refunded + amount > intent.amount_received)
      return failed(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Too much.' })
    intent.amount_refunded += amount
    return ok({ id: nextId('re'), object: 'refund', amount, payment_intent: intent.id, status: 'succeeded' })
  }
  const list = (data: unknown[]) => ok({ object: 'list', data, has_more: false, url: '/v1/list' })

  const listIntents = (asked: URLSearchParams): Answer => {
    const [customer, from, until] = ['customer', 'created[gte]', 'created[lt]'].map((name) => asked.get(name))
    const isAsked = (one: DoubleIntent) =>
      (!customer || one.customer === customer) &&
      one.created >= Number(from ?? 0) &&
      one.created < Number(until ?? Number.MAX_SAFE_INTEGER)
    const charged = (one: DoubleIntent) => ({ ...one, latest_charge: { amount_refunded: one.amount_refunded } })
    return list([...intents.values()].filter(isAsked).map(charged))
  }

  const route = (method: string, url: URL, form: URLSearchParams): Answer => {
    const [, , noun, id, verb] = url.pathname.split('/')
    const customer = url.searchParams.get('customer')
    switch (`${method} ${noun}`) {
      case 'POST customers':
        return ok({ id: nextId('cus'), object: 'customer' })
      case 'POST setup_intents': {
        const setup = nextId('seti')
        return ok({
          id: setup,
          object: 'setup_intent',
          client_secret: `${setup}_secret_x`,
          status: 'requires_payment_method',
        })
      }
      case 'GET payment_methods': {
        if (!id) return list([...cards.values()].filter((card) => card.customer === customer).map(methodBody))
        const card = cards.get(id)
        return card ? ok(methodBody(card)) : missing(id)
      }
      case 'POST payment_methods': {
        const card = cards.get(id ?? '')
        return card ? ok(methodBody(Object.assign(card, { customer: null }))) : missing(id ?? '')
      }
      case 'GET payment_intents':
        return id ? moveIntent(id, undefined, form) : listIntents(url.searchParams)
      case 'POST payment_intents':
        return id ? moveIntent(id, verb, form) : createIntent(form)
      case 'POST refunds':
        return refund(form)
      default:
        return failed(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${url.pathname}).`,
        })
    }
  }

  /** As documented: the first answer again for the same key, an error for the key with other parameters. */
  const answer = (request: IncomingMessage, body: string): Answer => {
    const url = new URL(request.url ?? '/', 'http://double')
    requests.push({ path: url.pathname, version: request.headers['stripe-version']?.toString() })
    if (!request.headers.authorization?.startsWith('Bearer sk_'))
      return failed(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    const key = request.headers['idempotency-key']?.toString()
    const input = `${url.pathname}?${body}`
    const earlier = key && request.method === 'POST' ? replays.get(key) : undefined
    if (earlier && earlier.input !== input)
      return failed(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      })
    if (earlier) return earlier.answer
    const fresh = structuredClone(route(request.method ?? 'GET', url, new URLSearchParams(body)))
    if (key) replays.set(key, { input, answer: fresh })
    return fresh
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const { status, body: said } = answer(request, body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** What Stripe.js does in the browser: the card is saved on the customer. */
    saveCard: (customer: string, number: string): string => {
      const id = nextId('pm')
      cards.set(id, { id, customer, number })
      return id
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
