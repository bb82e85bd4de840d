import type { Endpoint } from '@washline/contract/endpoint'
import type { ProblemOf } from '@washline/contract/problem-of'
import { refusalsOf } from '@washline/contract/refusals-of'
import { ApiError } from './api-error.ts'
import { isRefusal } from './is-refusal.ts'

/**
 * The problem that a call was answered with, discriminated by its `code`; every field of the code
 * is there. Undefined where the error is no refusal that the call declares, or lacks a field.
 */
export function problemOf<E extends Endpoint>(endpoint: E, error: unknown): ProblemOf<E> | undefined {
  if (!(error instanceof ApiError)) return undefined
  const definition = refusalsOf(endpoint).find((declared) => isRefusal(error, declared))
  if (!definition) return undefined
  const { code, status, body, example = {} } = definition
  const fields = body ? Object.keys(example).filter((field) => field !== 'errors') : []
  if (fields.some((field) => !(field in error.problem))) return undefined
  const values = Object.fromEntries(fields.map((field) => [field, error.problem[field]]))
  return { ...values, code, status, message: error.reason, errors: error.errors } as ProblemOf<E>
}
