import type { Endpoint } from '@washline/contract/endpoint'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../../../../packages/contract/src/*/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'answers' in value && 'path' in value

/** Every call that the contract declares. */
export const everyEndpoint: readonly Endpoint[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
)
