import { ApiError } from './api-error.ts'

const unauthenticated = 'Unauthenticated.'

/**
 * The body of an answer, JSON unless it is a file; throws an `ApiError` where it is not OK. A page of somebody else's between here and
 * the server is OK too, but no answer.
 */
export async function readAnswer(response: Response, isFile = false): Promise<unknown> {
  const text = await response.text()
  if (response.ok && isFile) return text
  const body = parse(text)
  if (response.ok && isObject(body)) return body
  if (response.ok) throw new TypeError('The answer is not of the server.')
  const problem = isObject(body) ? body : {}
  const reason = typeof problem.message === 'string' && problem.message ? problem.message : undefined
  throw new ApiError({
    status: response.status,
    reason: reason ?? (response.status === 401 ? unauthenticated : text || response.statusText),
    errors: isObject(problem.errors) ? (problem.errors as Record<string, string[]>) : {},
    problem,
  })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
