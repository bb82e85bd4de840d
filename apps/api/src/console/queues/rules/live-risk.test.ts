import type { LiveOrder, Risk } from '@washline/contract/console/live'
import { expect, it } from 'vitest'
import { liveRisk } from './live-risk.ts'

const noon = Date.parse('2026-03-01T12:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000)

const washing = {
  acceptedAt: at(0),
  pickedUpAt: at(0),
  laundryCompletedAt: null,
  deliveredAt: null,
  deliveryProven: null,
  isGivenUp: false,
}

it.each<[LiveOrder['status'], number, Risk]>([
  ['pending', 0, 'none'],
  ['pending', 10, 'none'],
  ['pending', 11, 'tight'],
  ['pending', 30, 'tight'],
  ['pending', 31, 'late'],
  ['accepted', 5, 'none'],
  ['accepted', 6, 'tight'],
  ['accepted', 10, 'tight'],
  ['accepted', 11, 'late'],
  ['accepted', 129, 'late'],
  ['accepted', 130, 'overdue'],
  ['picked_up', 20, 'none'],
  ['picked_up', 30, 'tight'],
  ['in_progress', 149, 'none'],
  ['in_progress', 151, 'tight'],
  ['in_progress', 181, 'late'],
  ['in_progress', 300, 'late'],
  ['in_progress', 301, 'overdue'],
  ['delivered', 600, 'none'],
])('%s after %i minutes: %s', (status, minutes, risk) => {
  const times = { status, pendingSince: at(0), pickupAt: at(10), ...washing }
  expect(liveRisk(times, at(minutes)).risk).toBe(risk)
})

it.each<[LiveOrder['status'], number, Risk]>([
  ['in_progress', 0.49, 'none'],
  ['in_progress', 0.5, 'tight'],
  ['accepted', 0.9, 'none'],
])('%s with a chance of %d to miss the promise: %s', (status, chance, risk) =>
  expect(liveRisk({ status, pendingSince: at(0), pickupAt: at(10), ...washing }, at(1), chance).risk).toBe(risk),
)

it.each<[LiveOrder['status'], number, number, Risk]>([
  ['accepted', 9, 6, 'none'],
  ['accepted', 9, 40, 'none'],
  ['accepted', 9, 130, 'overdue'],
  ['in_progress', 170, 200, 'none'],
  ['in_progress', 181, 200, 'late'],
  ['in_progress', 170, 301, 'overdue'],
])('%s with the Washer at the door since minute %i, after %i minutes: %s', (status, arrived, minutes, risk) => {
  const times = { status, pendingSince: at(0), pickupAt: at(10), ...washing, arrivedAt: at(arrived) }
  expect(liveRisk(times, at(minutes), 0.9).risk).toBe(risk)
})

it('is overdue a day after a delivery without a proof', () => {
  const delivered = { ...washing, laundryCompletedAt: at(60), deliveredAt: at(90) }
  const riskAt = (deliveryProven: boolean, minutes: number) =>
    liveRisk({ status: 'delivered', pendingSince: at(0), pickupAt: at(10), ...delivered, deliveryProven }, at(minutes))
      .risk
  expect([riskAt(false, 1_529), riskAt(false, 1_530), riskAt(true, 1_530)]).toEqual(['none', 'overdue', 'none'])
})

it('derives the deadline of each status', () => {
  const times = { pendingSince: at(0), pickupAt: at(10), ...washing }
  const due = (status: LiveOrder['status']) => liveRisk({ status, ...times }, at(1)).dueAt
  expect([due('pending'), due('accepted'), due('in_progress'), due('delivered')]).toEqual([
    at(30),
    at(10),
    new Date(at(180).getTime() + 1_000),
    null,
  ])
})

it('is overdue at once if nobody takes it over from a Washer who cannot go on', () => {
  const times = { status: 'in_progress' as const, pendingSince: at(0), pickupAt: at(10), ...washing, isGivenUp: true }
  expect(liveRisk(times, at(40)).risk).toBe('overdue')
})
