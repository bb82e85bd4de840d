export type { Earnings } from './module.ts'
export { reconcileCashOuts } from './use-cases/reconcile-cash-outs.ts'
