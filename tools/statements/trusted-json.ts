/** Columns of stored JSON whose declared type only the code that writes them keeps. The list may only shrink. */
export const trustedJson: readonly string[] = [
  'src/care/queries.ts instructions',
  'src/care/queries.ts preferences',
  'src/claims/queries.ts report',
  'src/console/audit/queries.ts changes',
  'src/console/settings/queries.ts changes',
  'src/console/settings/queries.ts settings',
  'src/custody/queries.ts counts',
  'src/custody/store.ts lastCounted',
  'src/notifications/queries.ts values',
  'src/notifications/store.ts values',
  'src/orders/queries.ts adjustment.items',
  'src/orders/queries.ts items[].boxes',
  'src/orders/store.ts boxes',
  'src/orders/store/adjustments.ts items',
  'src/scanning/queries.ts changes',
  'src/scanning/queries.ts rows',
]
