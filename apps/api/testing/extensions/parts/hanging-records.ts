import { defineExtension } from '@washline/extension'

/** The same extension in a process that dies while it handles an event: it writes down that it has begun, and no more. */
export default defineExtension({
  apiVersion: 1,
  name: 'records',
  title: 'Records',
  events: {
    'order.delayed': async ({ orderId }, { data }) => {
      await data.set(`begun/${orderId}`, true)
      await new Promise(() => undefined)
    },
  },
})
