export type { Claims } from './module.ts'
export { accountLinks } from './queries/standing.ts'
