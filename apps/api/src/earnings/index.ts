export type { Earnings } from './module.ts'
export { cashOutsOf } from './queries.ts'
