export type { Claims } from './module.ts'
export { assessedSince } from './queries/assessed-claims.ts'
export { accountLinks, linksOf } from './queries/standing.ts'
export { replayClaim } from './rules/replay-claim.ts'
