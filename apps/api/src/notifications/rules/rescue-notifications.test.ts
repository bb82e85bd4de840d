import { toOrderId, toUserId } from '@washline/contract/ids'
import { type RescueMove, rescueMoves, rescueProcess } from '@washline/contract/orders/rescue-process'
import { expect, it } from 'vitest'
import { notificationsOfRescue } from './rescue-notifications.ts'

const [customerId, giverId, successorId] = [toUserId(1), toUserId(2), toUserId(3)]
const names: Record<number, string> = { 1: 'customer', 2: 'giver', 3: 'successor' }
const notified = (move: RescueMove, from: 'none' | 'questioned' | 'searching' | 'meeting', withSuccessor: boolean) =>
  notificationsOfRescue({
    orderId: toOrderId(100_001),
    move,
    from,
    to: rescueProcess[move].to,
    customerId,
    giverId,
    successorId: withSuccessor ? successorId : null,
    at: new Date('2026-11-20T12:00:00Z'),
  }).map(({ userId }) => names[userId])

it.each<[RescueMove, 'none' | 'questioned' | 'searching' | 'meeting', boolean, string[]]>([
  ['ask', 'none', false, ['customer']],
  ['reassign', 'none', false, ['customer', 'giver']],
  ['question', 'none', false, ['giver']],
  ['presume', 'questioned', false, ['customer', 'giver']],
  ['trust', 'questioned', false, []],
  ['standDown', 'questioned', false, []],
  ['standDown', 'searching', false, ['customer']],
  ['standDown', 'meeting', true, ['customer', 'successor']],
  ['accept', 'searching', true, ['customer', 'giver']],
  ['withdraw', 'meeting', true, ['customer', 'giver']],
  ['expire', 'meeting', true, ['customer', 'giver', 'successor']],
  ['takeOver', 'meeting', true, ['customer', 'giver']],
  ['giveUp', 'searching', false, ['customer', 'giver']],
  ['end', 'meeting', true, ['successor']],
  ['end', 'searching', false, []],
])('%s from %s (with a successor: %s) notifies %j', (move, from, withSuccessor, people) =>
  expect(notified(move, from, withSuccessor)).toEqual(people),
)

it('has a row for every move', () => {
  for (const move of rescueMoves) expect(() => notified(move, 'searching', true)).not.toThrow()
})
