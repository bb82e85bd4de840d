import { ApiError } from './api-error.ts'

const stillRunning = 'request_in_progress'

/** Whether the server has decided, so that the next press is a new submit. */
export const isSettled = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.code !== stillRunning
