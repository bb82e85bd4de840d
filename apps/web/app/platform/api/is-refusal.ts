import { ApiError } from './api-error.ts'

/** Whether a call was refused with this code, whatever call it was. */
export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.problem.code === code
