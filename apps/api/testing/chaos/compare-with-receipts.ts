import type { OrderMove } from '@washline/contract/orders/process'
import { orderEventTypes } from '@washline/contract/webhooks/event-types'
import { sql } from '../../src/platform/db/sql.ts'
import type { Receipt, WebhookMarket } from './webhook-market.ts'

interface Happened {
  readonly orderId: number
  readonly type: string
  readonly key: string
}

/** What the receiver got of an order and a kind of event, in order; a repeat counts with the one that it repeats. */
function firstReceipts(receipts: readonly Receipt[]): string[] {
  const ids: string[] = []
  for (const { headers } of receipts) {
    const id = String(headers['webhook-id'])
    // A repeat after a later one is a place of its own, and so a difference.
    if (ids.at(-1) !== id) ids.push(id)
  }
  return ids
}

/** Everything in which the receipts differ from what the database committed; nothing where they agree. */
export async function compareWithReceipts({ withDatabase, receipts, deadReceipts }: WebhookMarket) {
  const happened = await withDatabase(async (db) => [
    ...(
      await db.all<{ orderId: number; move: OrderMove }>(
        sql`select order_id as "orderId", move from order_events order by order_id, at`,
      )
    ).map(({ orderId, move }): Happened => ({ orderId, type: orderEventTypes[move], key: orderEventTypes[move] })),
    ...(
      await db.all<{ orderId: number; id: number }>(
        sql`select order_id as "orderId", id from messages order by order_id, id`,
      )
    ).map(({ orderId, id }): Happened => ({ orderId, type: 'message.sent', key: `message ${id}` })),
  ])
  const byId = new Map(receipts.map((receipt) => [String(receipt.headers['webhook-id']), receipt]))
  const keyOf = ({ event }: Receipt) =>
    event.type === 'message.sent' ? `message ${String(event.data.message_id)}` : event.type
  const differences = receipts.filter(({ isSigned }) => !isSigned).map(({ body }) => `not signed: ${body}`)
  for (const [orderId, events] of Map.groupBy(happened, (each) => each.orderId)) {
    const lane = receipts.filter(({ event }) => event.data.order_id === orderId)
    const got = firstReceipts(lane).map((id) => {
      const receipt = byId.get(id)
      return receipt ? keyOf(receipt) : id
    })
    for (const isMessage of [false, true]) {
      const ofKind = (keys: readonly string[]) => keys.filter((key) => key.startsWith('message ') === isMessage)
      const expected = ofKind(events.map(({ key }) => key)).join(', ')
      const found = ofKind(got).join(', ')
      if (expected !== found) differences.push(`order ${orderId}: happened ${expected}; received ${found}`)
    }
  }
  return {
    differences,
    events: happened.length,
    orders: new Set(happened.map(({ orderId }) => orderId)).size,
    received: receipts.length,
    repeated: receipts.length - byId.size,
    refusedAtFirst: receipts.filter(({ isRefused }) => isRefused).length,
    toDeadReceiver: deadReceipts.length,
  }
}
