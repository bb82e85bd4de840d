import { signInMessages } from '@washline/contract/identity/messages'
import { ApiError } from '../../platform/api/api-error.ts'

/** Where the server answered with a failure that has no text for people; anything else was unexpected. */
export const signInFailure = (error: unknown): string =>
  error instanceof ApiError ? signInMessages.failed : signInMessages.unexpected

export const signUpFailure = (error: unknown): string =>
  error instanceof ApiError ? signInMessages.registration : signInMessages.createFailed
