import { toOrderId } from '@washline/contract/ids'
import { expect, it } from 'vitest'
import type { PersonApp } from './person-app.ts'
import { simulatedCustomer } from './simulated-customer.ts'

it('confirms and rates also what a process before this one has left', async () => {
  const status = new Map([
    [1, 'completed'],
    [2, 'delivered'],
    [3, 'cancelled'],
  ])
  const confirmed: number[] = []
  const rated: number[] = []
  const app = {
    listOrders: async () => ({ data: [...status].map(([id, each]) => ({ id, status: each })) }),
    listPaymentMethods: async () => ({ payment_methods: [{ id: 'card' }] }),
    scanLaundry: async () => ({ data: { order_id: 4 } }),
    editScan: async () => ({ data: { item_count: 2 } }),
    placeOrder: async () => {
      status.set(4, 'delivered')
      return { order: { id: 4 } }
    },
    getOrder: async ({ params }: { params: { id: number } }) => ({ data: { status: status.get(params.id) } }),
    confirmCompletion: async ({ params }: { params: { id: number } }) => void confirmed.push(params.id),
    rateOrder: async ({ params }: { params: { id: number } }) => void rated.push(params.id),
  }
  const home = { address: '4 Mill Lane', latitude: 3.1, longitude: 101.7 }
  const customer = simulatedCustomer(app as unknown as PersonApp, { home, isSimulated: () => true })
  const placed: number[] = []
  const order = { items: [{ name: 'Shirt', quantity: 2 }], pickup: home, rating: 5, comment: '' }
  await customer.order(order, (id) => placed.push(id), new AbortController().signal)
  expect({ placed, confirmed, rated }).toEqual({ placed: [toOrderId(4)], confirmed: [2, 4], rated: [2, 4] })
  await customer.order(order, () => undefined, new AbortController().signal)
  expect(confirmed).toEqual([2, 4, 4])
})
