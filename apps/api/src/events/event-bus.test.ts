import { toOrderId } from '@washline/contract/ids'
import { expect, test } from 'vitest'
import type { Tx } from '../platform/db/database.ts'
import { createEventBus } from './event-bus.ts'

const tx = {} as Tx
const handingOver = { orderId: toOrderId(1), move: 'pickUp' } as const

test('runs the guards of an event before its handlers, each in the order of registration', async () => {
  const events = createEventBus()
  const ran: string[] = []
  events.on('order.handing-over', async () => void ran.push('handler'))
  events.guard('order.handing-over', 'first', async () => void ran.push('first'))
  events.guard('order.handing-over', 'second', async () => void ran.push('second'))
  await events.publish(tx, 'order.handing-over', handingOver)
  expect(ran).toEqual(['first', 'second', 'handler'])
})

test('runs no handler after a guard has refused', async () => {
  const events = createEventBus()
  const ran: string[] = []
  events.on('order.handing-over', async () => void ran.push('handler'))
  events.guard('order.handing-over', 'evidence', () => Promise.reject(new Error('refused')))
  await expect(events.publish(tx, 'order.handing-over', handingOver)).rejects.toThrow('refused')
  expect(ran).toEqual([])
})

test('accepts no guard without a name and no second one of the same name', () => {
  const events = createEventBus()
  const check = async () => undefined
  events.guard('order.handing-over', 'evidence', check)
  expect(() => events.guard('order.handing-over', 'evidence', check)).toThrow('"evidence"')
  expect(() => events.guard('order.handing-over', '', check)).toThrow('no name')
})
