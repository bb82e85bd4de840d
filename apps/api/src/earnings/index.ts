export type { Earnings } from './module.ts'
export { cashOutsOf } from './queries.ts'
export { reconcileCashOuts } from './use-cases/reconcile-cash-outs.ts'
