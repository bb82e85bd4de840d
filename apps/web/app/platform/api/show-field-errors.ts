import { tText } from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { errorText } from './error-text.ts'

type Place = (field: string, error: { message: string }) => void

/**
 * Shows a refused submit on its form: each field's text at the field (`place` is react-hook-form's `setError`),
 * anything else at 'root'.
 */
export function showFieldErrors(
  error: unknown,
  { fields, place, fallback }: { fields: readonly string[]; place: Place; fallback: string },
): void {
  const named =
    error instanceof ApiError ? Object.entries(error.errors).filter(([field]) => fields.includes(field)) : []
  for (const [field, [text]] of named) place(field, { message: text ?? tText(fallback) })
  if (named.length === 0) place('root', { message: errorText(error, tText(fallback)) })
}
