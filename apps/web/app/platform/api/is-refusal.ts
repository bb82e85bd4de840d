import type { RefusalDefinition } from '@washline/contract/refusal'
import { ApiError } from './api-error.ts'

/** Whether a call was refused for this reason, whatever call it was. */
export const isRefusal = (error: unknown, { code }: RefusalDefinition): boolean =>
  error instanceof ApiError && error.problem.code === code
