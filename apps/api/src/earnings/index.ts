export type { Earnings } from './module.ts'
