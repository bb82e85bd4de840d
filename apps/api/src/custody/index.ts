export { type ChainStep, readChain } from './queries.ts'
export { canonicalJson } from './rules/canonical-json.ts'
