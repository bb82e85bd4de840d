export { insertAudit as recordAct } from './store.ts'
