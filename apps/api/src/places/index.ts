export { rememberPlace } from './store.ts'
