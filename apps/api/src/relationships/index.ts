export { areBlocked, blockedBy, blockedWith, favouritesOf } from './queries.ts'
