export { type AuditWish, auditPage } from './queries.ts'
export { auditWire } from './rules/show-money.ts'
export { insertAudit } from './store.ts'
