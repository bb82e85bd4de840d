export { searchOf } from './queries.ts'
