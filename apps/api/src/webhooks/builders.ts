import { randomUUID } from 'node:crypto'
import type { UserId, WebhookId } from '@washline/contract/ids'
import type { OrderMove, OrderStatus } from '@washline/contract/orders/process'
import { type WebhookEventType, webhookEventTypes } from '@washline/contract/webhooks/event-types'
import type { Webhook, WebhookDelivery } from '@washline/contract/webhooks/schemas'
import { type FakeReceiver, startReceiver } from '../../testing/fakes/fake-receiver.ts'
import { startTestApi } from '../../testing/harness/test-api.ts'
import { anOrder, type BuiltOrder } from '../orders/builders.ts'
import type { Keyring } from '../platform/crypto/keyring.ts'
import { silentLog } from '../platform/log/log.ts'
import { httpReceiver } from './http/http-receiver.ts'
import { webhooksModule } from './module.ts'
import { type Deliveries, runDeliveries } from './use-cases/run-deliveries.ts'

export type MadeWebhook = Webhook & { readonly secret: string }

export const washerOf = ({ washerId }: BuiltOrder): UserId => {
  if (!washerId) throw new Error('the order has no Washer')
  return washerId
}

const webhookKeys: Keyring = ['a key of tests']
const fixed = { log: silentLog, newId: randomUUID, webhookKeys }

/** The module on a database of its own, with private networks opened, and a receiver. */
export async function startWebhooks() {
  let deliveries: Deliveries | undefined
  const api = await startTestApi(
    (deps) => {
      const module = webhooksModule({ ...deps, ...fixed, networks: 'all' })
      deliveries = module.deliveries
      return module
    },
    new Date(Math.floor(Date.now() / 1_000) * 1_000),
  )
  const running = deliveries
  if (!running) throw new Error('the module has not started')
  running.start()
  const receiver = await startReceiver()
  const others: Deliveries[] = []

  const make = async (
    owner: UserId,
    { at = receiver, ...options }: MakeOptions & { readonly at?: Pick<FakeReceiver, 'url'> } = {},
  ): Promise<MadeWebhook> => {
    const body = { url: at.url, event_types: webhookEventTypes, ...options }
    const made = await api.call(owner, 'POST', '/api/webhooks', body)
    if (made.status !== 200) throw new Error(`no webhook was made: ${made.status}`)
    return made.body.data
  }
  return {
    ...api,
    receiver,
    make,
    accepted: () => anOrder(api.db, { status: 'accepted', at: api.clock.now() }),
    /** Publishes a move of an order, without making it. */
    publish: ({ id: orderId, customerId, washerId }: BuiltOrder, move: OrderMove, to: OrderStatus = 'accepted') =>
      api.db.transaction((tx) =>
        api.events.publish(tx, 'order.moved', {
          orderId,
          move,
          from: 'pending',
          to,
          customerId,
          washerId,
          at: api.clock.now(),
        }),
      ),
    wake: running.wake,
    idle: running.idle,
    deliveriesOf: async (owner: UserId, id: WebhookId): Promise<WebhookDelivery[]> =>
      (await api.call(owner, 'GET', `/api/webhooks/${id}/deliveries?limit=100`)).body.data,
    /** Some time later, with all that is due then sent. */
    later: async (ms: number) => {
      api.clock.advance(ms)
      running.wake()
      await running.idle()
    },
    /** Another process on the same database. */
    startOther: (gateway = httpReceiver({ networks: 'all' })) => {
      const other = runDeliveries({ ...api, ...fixed, gateway, random: () => 0.5 })
      other.start()
      others.push(other)
      return other
    },
    close: async () => {
      for (const one of [running, ...others]) await one.close()
      await receiver.close()
      await api.close()
    },
  }
}

interface MakeOptions {
  readonly name?: string
  readonly event_types?: readonly WebhookEventType[]
  readonly payload?: 'thin' | 'full'
}
