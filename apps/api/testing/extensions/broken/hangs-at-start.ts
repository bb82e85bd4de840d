import { defineExtension } from '@washline/extension'

export default defineExtension({
  apiVersion: 1,
  name: 'hangs-at-start',
  title: 'Hangs at start',
  start: () => new Promise(() => undefined),
})
