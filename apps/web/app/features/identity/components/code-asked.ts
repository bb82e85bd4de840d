import { ApiError } from '../../../platform/api/api-error.ts'

/** Called with what ends the sign-in together with a code. */
export type CodeAsked = (signInToken: string) => void

/** What ends a sign-in together with a code, where that is what the server has answered. */
export function codeAsked(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'code_needed') return undefined
  const { sign_in_token: token } = error.body as { sign_in_token?: unknown }
  return typeof token === 'string' ? token : undefined
}
