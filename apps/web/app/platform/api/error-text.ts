import { BankRefusal } from '../bank/bank.ts'
import { tText } from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { NetworkError } from './network-error.ts'

/** The text for people: the server's, which comes in the shown language, the offline text, else the given one. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.status < 500) return error.reason
  if (error instanceof BankRefusal) return error.message
  if (error instanceof NetworkError) return tText(error.message)
  return fallback
}
