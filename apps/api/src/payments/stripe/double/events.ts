import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RecordBook, SavedEvent, StripeObject } from './record.ts'

export type Tell = (type: string, object: StripeObject, account?: string) => void

/** How webhooks travel: as they should, twice, some time late, in reversed order when flushed, or not at all. */
export type Delivery = 'once' | 'twice' | 'late' | 'reversed' | 'never'

export interface WebhookTarget {
  readonly url: string
  readonly secret: string
  /** Signs what happens on connected accounts, where the target has another one for that. */
  readonly connectSecret?: string
}

const lateMs = 300

/** `t=…,v1=…` over the very bytes that are sent. */
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

/** Notes what happens, and tells the webhook's target of it. */
export function createEvents(
  { record, nextId }: RecordBook,
  options: { apiVersion: string; now: () => number; target: WebhookTarget | undefined },
) {
  let target = options.target
  let delivery: Delivery = 'once'
  const kept: SavedEvent[] = []
  const travelling = new Set<Promise<void>>()

  const send = async (event: SavedEvent): Promise<void> => {
    if (!target) return
    const body = payloadOf(event, options.apiVersion)
    const secret = event.account === null ? target.secret : (target.connectSecret ?? target.secret)
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(body, secret, options.now()),
    }
    // Stripe tries again for days; whoever was not there asks on their own.
    await fetch(target.url, { method: 'POST', headers, body }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    )
  }
  const travel = (work: Promise<void>) => {
    const whole = work.finally(() => travelling.delete(whole))
    travelling.add(whole)
  }

  const tell: Tell = (type, object, account) => {
    const event = {
      id: nextId('evt'),
      type,
      created: options.now(),
      account: account ?? null,
      data: structuredClone(object),
    }
    record.events.push(event)
    if (delivery === 'never') return
    if (delivery === 'reversed') kept.push(event)
    else if (delivery === 'late') travel(wait(lateMs).then(() => send(event)))
    else travel(send(event).then(() => (delivery === 'twice' ? send(event) : undefined)))
  }

  return {
    tell,
    aim: (to: WebhookTarget) => {
      target = to
    },
    deliver: (how: Delivery) => {
      delivery = how
    },
    /** Waits for what is under way, and sends what was kept back, newest first. */
    flush: async () => {
      for (const event of kept.splice(0).reverse()) await send(event)
      await Promise.all(travelling)
    },
  }
}
