import type { Endpoint } from '@washline/contract/endpoint'
import type { ProblemOf } from '@washline/contract/problem-of'
import { ApiError } from './api-error.ts'

/**
 * The problem that a call was answered with, discriminated by its `code`; undefined where the error is no refusal. The server refuses a call with
 * nothing that it does not declare.
 */
export function problemOf<E extends Endpoint>(_endpoint: E, error: unknown): ProblemOf<E> | undefined {
  if (!(error instanceof ApiError) || typeof error.problem.code !== 'string') return undefined
  const { success: _, ...fields } = error.problem
  return { ...fields, status: error.status, message: error.reason, errors: error.errors } as ProblemOf<E>
}
