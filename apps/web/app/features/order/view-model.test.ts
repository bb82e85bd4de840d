import { describe, expect, it } from 'vitest'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { type KeptMove, withKeptMoves } from './view-model.ts'

const at = '2026-11-20T12:42:00.000Z'
const kept = (...actions: KeptMove['action'][]): KeptMove[] => actions.map((action) => ({ orderId: 1, action, at }))

describe('an order with moves that the server has not heard', () => {
  it('stands where they lead', () => {
    expect(withKeptMoves(anAcceptedOrder(), kept('picked_up'))).toMatchObject({ status: 'picked_up', picked_up_at: at })
    expect(
      withKeptMoves(anAcceptedOrder(), kept('picked_up', 'in_progress', 'laundry_complete', 'delivered')),
    ).toMatchObject({ status: 'delivered', picked_up_at: at, laundry_completed_at: at, delivered_at: at })
  })

  it('is the server’s where they do not fit', () => {
    const cancelled = anAcceptedOrder({ status: 'cancelled' })
    expect(withKeptMoves(cancelled, kept('picked_up'))).toEqual(cancelled)
    expect(withKeptMoves(anAcceptedOrder(), kept('delivered'))).toMatchObject({
      status: 'accepted',
      delivered_at: null,
    })
  })
})
