import { defineExtension } from '@washline/extension'

export default defineExtension({
  apiVersion: 1,
  name: 'throws-at-start',
  title: 'Throws at start',
  start: () => {
    throw new Error('no connection to the vendor')
  },
})
