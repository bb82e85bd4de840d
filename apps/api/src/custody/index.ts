export { type ChainStep, readChain, stepRows } from './queries.ts'
export { canonicalJson } from './rules/canonical-json.ts'
export { showStep } from './rules/show-custody.ts'
export { proveChain } from './use-cases/verify-chain.ts'
