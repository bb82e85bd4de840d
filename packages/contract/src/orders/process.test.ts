import { describe, expect, it } from 'vitest'
import {
  assignedStatuses,
  decideMove,
  endedStatuses,
  inHandStatuses,
  movesFor,
  type OrderActor,
  openStatuses,
  orderMoves,
  orderProcess,
  orderStatuses,
  washingStatuses,
} from './process.ts'

const actors: OrderActor[] = ['customer', 'washer', 'system', 'operator']

/** Every allowed (status, move, actor); all other combinations must be refused. */
const allowed = new Set([
  'draft place customer',
  'pending accept washer',
  'accepted release washer',
  'accepted replace customer',
  'accepted pickUp washer',
  'picked_up startLaundry washer',
  'in_progress finishLaundry washer',
  'picked_up takeOver washer',
  'in_progress takeOver washer',
  'in_progress deliver washer',
  'delivered complete customer',
  'delivered autoComplete system',
  'draft cancel customer',
  'pending cancel customer',
  'accepted cancel customer',
  'pending giveUp system',
  'accepted failPickup system',
  'accepted reassign operator',
  'pending cancelByOperator operator',
  'accepted cancelByOperator operator',
  'picked_up cancelByOperator operator',
  'in_progress cancelByOperator operator',
  'delivered cancelByOperator operator',
  'in_progress completeByOperator operator',
  'delivered completeByOperator operator',
  'picked_up writeOff system',
  'in_progress writeOff system',
])

describe('the order process', () => {
  for (const status of orderStatuses)
    for (const move of orderMoves)
      for (const actor of actors)
        it(`${status}: ${move} by ${actor}`, () => {
          const decision = decideMove(move, status, actor)
          const { to } = orderProcess[move]
          if (allowed.has(`${status} ${move} ${actor}`))
            expect(decision).toEqual({ to: to === 'unchanged' ? status : to })
          else expect(decision).toEqual({ refused: orderProcess[move].by === actor ? 'wrong_status' : 'wrong_actor' })
        })

  it('reaches every status from a draft', () => {
    const reached = new Set<string>(['draft'])
    for (let before = 0; before !== reached.size; ) {
      before = reached.size
      for (const row of Object.values(orderProcess))
        if (row.from.some((from) => reached.has(from)) && row.to !== 'unchanged') reached.add(row.to)
    }
    expect([...reached].sort()).toEqual([...orderStatuses].sort())
  })

  it.each([
    ['ended', endedStatuses, ['completed', 'cancelled']],
    ['open', openStatuses, ['pending', 'accepted', 'picked_up', 'in_progress', 'delivered']],
    ['assigned', assignedStatuses, ['accepted', 'picked_up', 'in_progress', 'delivered']],
    ['in hand', inHandStatuses, ['accepted', 'picked_up', 'in_progress']],
    ['washing', washingStatuses, ['picked_up', 'in_progress']],
  ] as const)('derives the %s statuses from the moves', (_, derived, statuses) => expect(derived).toEqual(statuses))

  it('ends in completed and cancelled', () => {
    for (const status of ['completed', 'cancelled'] as const)
      expect(actors.flatMap((actor) => movesFor(status, actor))).toEqual([])
  })
})
