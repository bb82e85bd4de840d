export { type ChainStep, readChain } from './queries.ts'
