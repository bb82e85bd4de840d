import type { StopPlace } from '@washline/contract/dispatch/route-endpoints'
import { market } from '@washline/contract/market'
import { describe, expect, it } from 'vitest'
import { type OrderToStop, stopsOf, takeoverStopsOf, type Workplace } from './order-stops.ts'

const now = new Date('2026-11-23T10:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const door: StopPlace = { address: '5 Harbour Road', latitude: 3.16, longitude: 101.71 }
const home: StopPlace = { address: null, latitude: 3.15, longitude: 101.71 }
const work: Workplace = { home, usual: { washS: 4_800, backS: 900 }, now }
const { handoverS } = market.pace

const anOrder = (changes: Partial<OrderToStop> = {}): OrderToStop => ({
  status: 'accepted',
  pickupAt: minutes(30),
  acceptedAt: minutes(-5),
  pickedUpAt: null,
  takenOverAt: null,
  laundryCompletedAt: null,
  deliveredAt: null,
  deliveryProven: null,
  door,
  washLeftS: 600,
  ...changes,
})
const brief = (order: OrderToStop) =>
  stopsOf(order, work).map(({ kind, place, readyAt, dueAt, serviceS, lagS }) => [
    kind,
    place === door ? 'door' : 'home',
    (readyAt.getTime() - now.getTime()) / 60_000,
    Math.floor((dueAt.getTime() - now.getTime()) / 60_000),
    serviceS,
    lagS,
  ])

describe('the stops that are left of an order', () => {
  it.each<[string, Partial<OrderToStop>, string, number]>([
    ['at the pickup', { pickupAt: minutes(-20), arrivedAt: minutes(-15) }, 'pickUp', 15],
    [
      'with laundry that nobody took back',
      { status: 'in_progress', pickedUpAt: minutes(-200), laundryCompletedAt: minutes(-60), arrivedAt: minutes(-30) },
      'deliver',
      23.5 * 60,
    ],
  ])('are not late while the customer is waited for: %s', (_, changes, kind, dueAt) => {
    const stop = stopsOf(anOrder(changes), work).find((stop) => stop.kind === kind)
    expect(stop?.dueAt).toEqual(minutes(dueAt))
  })

  it.each<[string, Partial<OrderToStop>, unknown[]]>([
    [
      'accepted: at the pickup time, and the promise counts from there',
      {},
      [
        ['pickUp', 'door', 30, 40, handoverS, 0],
        ['startLaundry', 'home', 0, 60, 0, 0],
        ['finishLaundry', 'home', 0, 180, 0, 4_800],
        ['deliver', 'door', 0, 210, handoverS, 0],
      ],
    ],
    [
      'accepted after its pickup time: ten minutes to come, at once',
      { pickupAt: minutes(-20), acceptedAt: minutes(-5) },
      [
        ['pickUp', 'door', -20, 15, handoverS, 0],
        ['startLaundry', 'home', 0, 35, 0, 0],
        ['finishLaundry', 'home', 0, 155, 0, 4_800],
        ['deliver', 'door', 0, 185, handoverS, 0],
      ],
    ],
    [
      'accepted and overdue: the promise counts from now',
      { pickupAt: minutes(-90), acceptedAt: minutes(-120) },
      [
        ['pickUp', 'door', -90, -80, handoverS, 0],
        ['startLaundry', 'home', 0, 30, 0, 0],
        ['finishLaundry', 'home', 0, 150, 0, 4_800],
        ['deliver', 'door', 0, 180, handoverS, 0],
      ],
    ],
    [
      'picked up',
      { status: 'picked_up', pickedUpAt: minutes(-10) },
      [
        ['startLaundry', 'home', 0, 20, 0, 0],
        ['finishLaundry', 'home', 0, 140, 0, 4_800],
        ['deliver', 'door', 0, 170, handoverS, 0],
      ],
    ],
    [
      'washing: what is left of the wash',
      { status: 'in_progress', pickedUpAt: minutes(-60) },
      [
        ['finishLaundry', 'home', 10, 90, 0, 0],
        ['deliver', 'door', 0, 120, handoverS, 0],
      ],
    ],
    [
      'washed',
      { status: 'in_progress', pickedUpAt: minutes(-100), laundryCompletedAt: minutes(-5) },
      [['deliver', 'door', 0, 80, handoverS, 0]],
    ],
    [
      'taken over: the times of the wash anew, the promise as it was',
      { status: 'picked_up', pickedUpAt: minutes(-100), takenOverAt: minutes(-10) },
      [
        ['startLaundry', 'home', 0, 20, 0, 0],
        ['finishLaundry', 'home', 0, 140, 0, 4_800],
        ['deliver', 'door', 0, 80, handoverS, 0],
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(brief(anOrder(changes))).toEqual(expected)
  })

  it('washes at the door of a Washer whose place nobody knows', () => {
    expect(stopsOf(anOrder(), { ...work, home: null }).map(({ place }) => place)).toEqual([door, door, door, door])
  })
})

describe('the stops of an order that another Washer still has', () => {
  const giver: StopPlace = { address: '7 Mill Lane', latitude: 3.17, longitude: 101.72 }
  const takeover = { place: giver, dueAt: minutes(45), isWashed: false }

  it('lead to the giver and home, with the usual way back to a door that is not shown yet', () => {
    expect(takeoverStopsOf(takeover, work)).toEqual([
      { kind: 'takeOver', place: giver, readyAt: now, dueAt: minutes(45), serviceS: handoverS, lagS: 0 },
      { kind: 'startLaundry', place: home, readyAt: now, dueAt: minutes(75), serviceS: 0, lagS: 0 },
      { kind: 'finishLaundry', place: home, readyAt: now, dueAt: minutes(195), serviceS: 900, lagS: 4_800 },
    ])
  })

  it('lead to the giver only where the laundry is washed', () => {
    expect(takeoverStopsOf({ ...takeover, isWashed: true }, work)).toEqual([
      { kind: 'takeOver', place: giver, readyAt: now, dueAt: minutes(45), serviceS: handoverS + 900, lagS: 0 },
    ])
  })
})
