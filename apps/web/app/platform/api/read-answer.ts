import { ApiError } from './api-error.ts'

const unauthenticated = 'Unauthenticated.'

/** The JSON body of an answer; an `ApiError` where it is not OK. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  const body = parse(text)
  if (response.ok) return body
  const problem = isObject(body) ? body : {}
  const said = typeof problem.message === 'string' && problem.message ? problem.message : undefined
  throw new ApiError({
    status: response.status,
    reason: said ?? (response.status === 401 ? unauthenticated : text || response.statusText),
    code: typeof problem.code === 'string' ? problem.code : undefined,
    errors: isObject(problem.errors) ? (problem.errors as Record<string, string[]>) : {},
    body,
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
