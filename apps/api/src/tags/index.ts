export { countTags } from './queries.ts'
export { scanTags } from './use-cases/scan-tags.ts'
