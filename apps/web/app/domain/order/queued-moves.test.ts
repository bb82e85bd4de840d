import { toOrderId } from '@washline/contract/ids'
import { describe, expect, it } from 'vitest'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { type QueuedMove, withQueuedMoves } from './queued-moves.ts'

const at = '2026-11-20T12:42:00.000Z'
const queued = (...actions: QueuedMove['action'][]): QueuedMove[] =>
  actions.map((action) => ({ orderId: toOrderId(1), action, at }))

describe('an order with queued moves', () => {
  it('has the status and times that the moves lead to', () => {
    expect(withQueuedMoves(anAcceptedOrder(), queued('picked_up'))).toMatchObject({
      status: 'picked_up',
      picked_up_at: at,
    })
    expect(
      withQueuedMoves(anAcceptedOrder(), queued('picked_up', 'in_progress', 'laundry_complete', 'delivered')),
    ).toMatchObject({ status: 'delivered', picked_up_at: at, laundry_completed_at: at, delivered_at: at })
  })

  it('stays as the server sent it where a move does not fit', () => {
    const cancelled = anAcceptedOrder({ status: 'cancelled' })
    expect(withQueuedMoves(cancelled, queued('picked_up'))).toEqual(cancelled)
    expect(withQueuedMoves(anAcceptedOrder(), queued('delivered'))).toMatchObject({
      status: 'accepted',
      delivered_at: null,
    })
  })
})
