import { describe, expect, it } from 'vitest'
import { messageSent, messagesDelivered, messagesRead } from './chat/realtime.ts'
import { ringChanged } from './chat/rings.ts'
import { newOrder, requestEnded } from './dispatch/realtime.ts'
import { statusChanged, washerMoved } from './orders/realtime.ts'
import { fits, type Signal } from './signal.ts'

const at = '2026-03-02T02:00:00.000Z'
const message = { id: 7, content: 'Hello', url: null, sender_id: 8, created_at: at, delivered_at: null, read_at: null }
const request = {
  order_id: 7,
  notification_id: 8,
  pickup_time: at,
  pickup_location: { area: null, latitude: 3, longitude: 101 },
  items_count: 4,
  load_type: null,
  distance_meters: 100,
  duration_seconds: 60,
  net_pay_minor: 1_000,
  pay_per_hour_minor: 1_000,
  offer_seconds: 20,
  expires_at: at,
  has_note: false,
  is_takeover: false,
  extra_seconds: 0,
  delays_other: false,
}

describe.each<[name: string, signal: Signal, data: Record<string, unknown>]>([
  ['status', statusChanged, { order_id: 7, status: 'accepted' }],
  ['position', washerMoved, { order_id: 7, latitude: 3, longitude: 101, at, precision: 'area' }],
  ['message', messageSent, message],
  ['delivery', messagesDelivered, { chat_id: 7, recipient_id: 8, up_to: 9, delivered_at: at }],
  ['reading', messagesRead, { chat_id: 7, reader_id: 8, up_to: 9, read_at: at }],
  ['ring', ringChanged, { id: 7, sender_id: 8, at_door: true, created_at: at, answer: null, answered_at: null }],
  ['offer', newOrder, { data: request }],
  ['end of an offer', requestEnded, { order_id: 7, notification_id: 8 }],
])('the fields of a %s', (_, signal, data) => {
  it('are there in what its schema takes', () => {
    expect(signal.data.safeParse(data).error).toBeUndefined()
    expect(fits(signal, data)).toBe(true)
  })

  it.each(Object.keys(signal.fields ?? {}))('are missed, and refused in another shape: %s', (name) => {
    const { [name]: _left, ...rest } = data
    expect(fits(signal, rest)).toBe(false)
    for (const odd of [null, true, 'nonsense', Number.NaN].filter((value) => typeof value !== typeof data[name]))
      expect(fits(signal, { ...data, [name]: odd }), String(odd)).toBe(false)
  })
})

it.each([null, undefined, 'text', 7])('takes %j for no data', (data) => expect(fits({}, data)).toBe(false))
it('knows the statuses', () => expect(fits(statusChanged, { order_id: 7, status: 'nonsense' })).toBe(false))
