import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RecordBook, SavedEvent, StripeObject } from './record.ts'

export type Emit = (type: string, object: StripeObject, account?: string) => void

/** Webhook delivery: once, twice, delayed, in reversed order on flush, or never. */
export type Delivery = 'once' | 'twice' | 'late' | 'reversed' | 'never'

export interface WebhookTarget {
  readonly url: string
  readonly secret: string
  /** Signs events of connected accounts, when the target has a separate secret for them. */
  readonly connectSecret?: string
}

const lateMs = 300

/** `t=…,v1=…` over the bytes that are sent. */
export const signatureOf = (payload: string, secret: string, atS: number): string =>
  `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.${payload}`).digest('hex')}`

const payloadOf = ({ id, type, created, account, data }: SavedEvent, apiVersion: string): string =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    ...(account ? { account } : {}),
    data: { object: data },
  })

/** Records events and sends them to the webhook target. */
export function createEvents(
  { record, nextId }: RecordBook,
  options: { apiVersion: string; now: () => number; target: WebhookTarget | undefined },
) {
  let target = options.target
  let delivery: Delivery = 'once'
  const queued: SavedEvent[] = []
  const travelling = new Set<Promise<void>>()

  const send = async (event: SavedEvent): Promise<void> => {
    if (!target) return
    const body = payloadOf(event, options.apiVersion)
    const secret = event.account === null ? target.secret : (target.connectSecret ?? target.secret)
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(body, secret, options.now()),
    }
    // Stripe would retry for days; the product polls instead.
    await fetch(target.url, { method: 'POST', headers, body }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    )
  }
  const travel = (work: Promise<void>) => {
    const whole = work.finally(() => travelling.delete(whole))
    travelling.add(whole)
  }

  const emit: Emit = (type, object, account) => {
    const event = {
      id: nextId('evt'),
      type,
      created: options.now(),
      account: account ?? null,
      data: structuredClone(object),
    }
    record.events.push(event)
    if (delivery === 'never') return
    if (delivery === 'reversed') queued.push(event)
    else if (delivery === 'late') travel(wait(lateMs).then(() => send(event)))
    else travel(send(event).then(() => (delivery === 'twice' ? send(event) : undefined)))
  }

  return {
    emit,
    aim: (to: WebhookTarget) => {
      target = to
    },
    deliver: (how: Delivery) => {
      delivery = how
    },
    /** Waits for deliveries under way, and sends the queued events, newest first. */
    flush: async () => {
      for (const event of queued.splice(0).reverse()) await send(event)
      await Promise.all(travelling)
    },
  }
}
