import type { Order } from '@washline/contract/orders/schemas'
import { expect, it } from 'vitest'
import { anOrder, aWasherOfOrder } from '../../platform/testing/an-order.ts'
import { nextText, returnTexts } from './next-labels.ts'

const nowMs = Date.parse('2026-11-20T10:00:00.000Z')
const inMinutes = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString()
const time = /\d{1,2}:\d{2}/
const name = 'Noor’s Wash Room'
const next = (what: NonNullable<Order['promise']>['next']['what'], by: 'washer' | 'customer', minutes: number) => ({
  promise: {
    p50_at: inMinutes(120),
    p90_at: inMinutes(150),
    due_at: inMinutes(180),
    made_at: inMinutes(0),
    risk: 0,
    next: { what, by, until: inMinutes(minutes) },
  } as Order['promise'],
})
const textOf = (changes: Partial<Order>) =>
  nextText(anOrder({ provider: aWasherOfOrder(), ...changes }), nowMs).replace(time, '<time>')

it.each<[string, Partial<Order>, string]>([
  [
    'the pickup, as estimated',
    { status: 'accepted', ...next('pickUp', 'washer', 20) },
    `picks up the laundry by <time>`,
  ],
  ['the pickup, as agreed', { status: 'accepted', pickup_time: inMinutes(10) }, 'picks up the laundry by <time>'],
  ['a pickup that is late', { status: 'accepted', ...next('pickUp', 'washer', -1) }, 'picks up the laundry. Your'],
  ['the wash', { status: 'picked_up', ...next('startLaundry', 'washer', 5) }, 'starts the wash by <time>'],
  ['the wash without an estimate', { status: 'picked_up', picked_up_at: inMinutes(-5) }, 'starts the wash by <time>'],
  ['its end', { status: 'in_progress', picked_up_at: inMinutes(-30) }, 'finishes the wash by <time>'],
  ['a wash that is late', { status: 'in_progress', picked_up_at: inMinutes(-170) }, 'finishes the wash.'],
  [
    'the return',
    { status: 'in_progress', picked_up_at: inMinutes(-30), laundry_completed_at: inMinutes(-1) },
    'brings it to your door by <time>',
  ],
])('names the Washer, %s, and a time that lies ahead', (_step, changes, text) => {
  expect(textOf(changes)).toContain(`Next: ${name} ${text}`)
})

it('asks the customer where it is their turn', () => {
  expect(textOf({ status: 'accepted', ...next('pickUp', 'customer', 5) })).toBe(
    `Next: hand the laundry over. ${name} is at your door.`,
  )
  expect(textOf({ status: 'picked_up', ...next('answer', 'customer', 5) })).toBe(
    'Next: your answer to the new item list.',
  )
})

it('calls the door the customer’s only to the customer', () => {
  expect(returnTexts('customer').inText).toBe('At your door in')
  expect(returnTexts('washer').inText).toBe('At the door in')
})
