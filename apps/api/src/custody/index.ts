export { type ChainStep, readChain, stepRows } from './queries.ts'
export { showStep } from './rules/show-custody.ts'
export { proveChain } from './use-cases/verify-chain.ts'
