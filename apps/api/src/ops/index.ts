export { insertAudit } from './store.ts'
