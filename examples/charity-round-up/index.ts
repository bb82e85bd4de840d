import { defineExtension, defineRoute } from '@washline/extension'
import { z } from 'zod'

const unitMinor = 100
/** A person never gives more than this in a month, whatever they order. */
const monthMinor = 2_000

const takePart = defineRoute({
  method: 'PUT',
  path: '/taking-part',
  access: 'customer',
  summary: 'Says whether completed orders of the caller are rounded up from the wallet.',
  body: z.object({ on: z.boolean() }),
  handle: async ({ body }, { consents }) => {
    if (body.on) await consents.give({ mostMinor: unitMinor, monthMinor })
    else await consents.withdraw()
    return { on: body.on }
  },
})

const readMine = defineRoute({
  method: 'GET',
  path: '/mine',
  access: 'customer',
  summary: 'What the caller has given so far.',
  handle: async ({ caller }, { consents, data }) => {
    if (!caller) return { on: false, given_minor: 0 }
    const given = await data.get(`user/${caller.id}/given`)
    return { on: (await consents.of(caller.id)) !== undefined, given_minor: typeof given === 'number' ? given : 0 }
  },
})

export default defineExtension({
  apiVersion: 1,
  name: 'charity-round-up',
  title: 'Charity round-up',
  settings: {
    charity: {
      type: 'text',
      label: 'Charity',
      help: 'Customers read its name.',
      default: 'Clean Water',
      maxLength: 60,
    },
  },
  accounts: { donations: 'Donations that were not yet paid out' },
  routes: [takePart, readMine],
  events: {
    'order.moved': async ({ orderId, customerId, to }, { consents, data, ledger, orders, settings }) => {
      if (to !== 'completed' || !(await consents.of(customerId))) return
      const { totalMinor } = (await orders.find(orderId)) ?? {}
      const amountMinor = totalMinor ? (unitMinor - (totalMinor % unitMinor)) % unitMinor : 0
      if (amountMinor === 0) return
      const { charity } = await settings()
      const posted = await ledger.post({
        key: `order-${orderId}`,
        from: { wallet: customerId },
        to: { account: 'donations' },
        amountMinor,
        reason: `Round-up of order WL-${orderId} for ${charity}`,
      })
      // An event may come twice: what was counted once is not counted again.
      if (!posted.ok || !(await data.add(`order/${orderId}`, amountMinor))) return
      const before = await data.get(`user/${customerId}/given`)
      await data.set(`user/${customerId}/given`, (typeof before === 'number' ? before : 0) + amountMinor)
    },
  },
  panels: [
    {
      name: 'sum',
      title: 'What was given',
      load: async ({ data, ledger, settings }) => {
        const [{ charity }, balance, orders] = await Promise.all([
          settings(),
          ledger.balance('donations'),
          data.list('order/', { limit: 50 }),
        ])
        return [
          { kind: 'text', text: `Customers who take part give the change of each completed order to ${charity}.` },
          { kind: 'stats', stats: [{ label: 'To be paid out', value: balance, isMoney: true }] },
          {
            kind: 'table',
            columns: ['Order', 'Given'],
            rows: orders.map(({ key, value }) => [`WL-${key.slice(6)}`, `${(Number(value) / 100).toFixed(2)}`]),
          },
        ]
      },
    },
  ],
})
