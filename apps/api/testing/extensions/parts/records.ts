import { defineExtension } from '@washline/extension'

/** Writes down what it has handled, in the order in which it did. */
export default defineExtension({
  apiVersion: 1,
  name: 'records',
  title: 'Records',
  events: {
    'order.delayed': async ({ orderId, deadline }, { data }) => {
      const before = await data.get(`order/${orderId}`)
      await data.set(`order/${orderId}`, [...(Array.isArray(before) ? before : []), deadline])
    },
  },
})
