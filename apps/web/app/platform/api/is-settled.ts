import { platformRefusals } from '@washline/contract/platform/refusals'
import { ApiError } from './api-error.ts'
import { isRefusal } from './is-refusal.ts'

/** Whether the server has decided, so that the next press is a new submit. */
export const isSettled = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.status !== 429 &&
  !isRefusal(error, platformRefusals.requestInProgress.code)
