export { marketSettings } from './queries.ts'
export type { MarketSettings } from './rules.ts'
