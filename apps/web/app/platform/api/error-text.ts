import { BankRefusal } from '../bank/bank.ts'
import { tSaid } from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { NetworkError } from './network-error.ts'

/** What to show a person: the server's words, which come in the shown language, the offline text, else the given one. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.status < 500) return error.reason
  if (error instanceof BankRefusal) return error.message
  if (error instanceof NetworkError) return tSaid(error.message)
  return fallback
}
