export { insertAudit } from './audit/store.ts'
export { currentSearchSettings, marketSettings } from './settings/queries.ts'
export type { MarketSettings } from './settings/rules.ts'
