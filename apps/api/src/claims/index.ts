export type { Claims } from './module.ts'
