import { type Answer, type Asked, failed } from './answer.ts'
import { cardAnswers } from './answer-cards.ts'
import { connectAnswers } from './answer-connect.ts'
import { identityAnswers } from './answer-identity.ts'
import { paymentAnswers } from './answer-payments.ts'
import type { Emit } from './events.ts'
import type { RecordBook } from './record.ts'

export interface RawRequest {
  readonly method: string
  readonly url: URL
  readonly body: string
  readonly headers: Readonly<Record<string, string | undefined>>
}

const unknownUrl = ({ method, url }: RawRequest) =>
  failed(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${url.pathname}).`,
  })
const keyReused = failed(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
})
const noKey = failed(401, { type: 'invalid_request_error', message: 'You did not provide an API key.' })

/** A browser has the publishable key and may do only what a client secret allows. */
const mayAsk = ({ method, url, headers }: RawRequest, form: URLSearchParams): boolean => {
  const isServer = /^(Bearer|Basic) /.test(headers.authorization ?? '') && !form.has('key')
  const secret = form.get('client_secret') ?? url.searchParams.get('client_secret')
  const isBrowsers = /^\/v1\/(setup_intents|payment_intents)\/[^/]+(\/confirm)?$/.test(url.pathname)
  return isServer || (secret !== null && isBrowsers && (method === 'GET' || url.pathname.endsWith('/confirm')))
}

/** Answers API calls from the record, one at a time, each idempotency key once. */
export function createAnswers(book: RecordBook, emit: Emit, world: { now: () => number; url: () => string }) {
  const cards = cardAnswers(book, emit)
  const payments = paymentAnswers(book, emit, world.now)
  const connect = connectAnswers(book, emit, world)
  const identity = identityAnswers(book, emit, world)
  const nouns: Readonly<Record<string, (asked: Asked) => Answer>> = {
    customers: cards.customers,
    payment_methods: cards.methods,
    setup_intents: cards.setups,
    payment_intents: payments.intents,
    refunds: payments.refunds,
    disputes: payments.disputes,
    accounts: connect.accounts,
    account_links: connect.links,
    transfers: connect.transfers,
    payouts: connect.payouts,
    balance: connect.balance,
    identity: identity.sessions,
  }

  const answer = (request: RawRequest): Answer => {
    const form = new URLSearchParams(request.body)
    if (!mayAsk(request, form)) return noKey
    const path = request.url.pathname.slice(1).split('/')
    const work = path[0] === 'v1' ? nouns[path[1] ?? ''] : undefined
    if (!work) return unknownUrl(request)
    const account = request.headers['stripe-account']
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
    const input = `${request.url.pathname} ${account ?? ''} ${request.body}`
    const earlier = key ? book.record.answers[`${account ?? ''} ${key}`] : undefined
    if (earlier) return earlier.input === input ? earlier : keyReused
    const fresh = structuredClone(
      work({ method: request.method, path, form, query: request.url.searchParams, account }),
    )
    if (key) book.record.answers[`${account ?? ''} ${key}`] = { input, ...fresh }
    if (request.method === 'POST') book.save()
    return fresh
  }

  return {
    answer,
    saveMethod: cards.saveMethod,
    setBank: connect.setBank,
    arrive: connect.arrive,
    sendBack: connect.sendBack,
    dispute: payments.dispute,
    checkIdentity: identity.check,
    authenticate: (secret: string, isApproved: boolean) =>
      payments.authenticate(secret, isApproved) || cards.authenticate(secret, isApproved),
  }
}
