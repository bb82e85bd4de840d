export { type ChainStep, readChain } from './queries.ts'
export { canonicalJson } from './rules/canonical-json.ts'
export { readRecord } from './use-cases/read-record.ts'
export { takePhoto } from './use-cases/take-photo.ts'
