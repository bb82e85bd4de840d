export type { ScheduleDeps } from './deps.ts'
