import { defineExtension } from '@washline/extension'

export default defineExtension({
  apiVersion: 1,
  name: 'throws-in-handler',
  title: 'Throws in its handler',
  events: {
    'order.delayed': () => {
      throw new Error('cannot handle this')
    },
  },
})
