import type { Problem } from '@washline/contract/envelope'
import { messages } from '@washline/contract/messages'
import { Refusal } from './refusal.ts'

interface ProblemAnswer {
  readonly status: number
  readonly body: Problem
  readonly retryAfterS?: number
}

/** Fastify's own refusals, by its codes. */
const known: Record<string, readonly [status: number, code: string, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'The request is too large.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'too_large', messages.camera.tooLarge],
  FST_FILES_LIMIT: [413, 'too_large', 'One photo at a time.'],
  FST_FIELDS_LIMIT: [413, 'too_large', 'The form has too many fields.'],
  FST_PARTS_LIMIT: [413, 'too_large', 'The form has too many parts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', 'This content type is not supported.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'unsupported_media_type', 'Send the photo as multipart form data.'],
  FST_ERR_NOT_FOUND: [404, 'not_found', messages.notFound],
}

/** The answer to anything thrown: a refusal as it says, Fastify's own refusals by code, all else a 500 that tells nothing. */
export function problemOf(error: unknown): ProblemAnswer {
  if (error instanceof Refusal) {
    const { retry_after_s: retryAfterS, ...extra } = error.extra
    return {
      status: error.status,
      body: {
        success: false,
        message: error.message,
        code: error.code,
        ...(error.errors ? { errors: error.errors } : {}),
        ...extra,
      },
      ...(typeof retryAfterS === 'number' ? { retryAfterS } : {}),
    }
  }
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  const row = known[code]
  if (row) return { status: row[0], body: { success: false, code: row[1], message: row[2] } }
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500)
    return { status, body: { success: false, code: 'bad_request', message: 'The request could not be read.' } }
  return { status: 500, body: { success: false, code: 'unexpected', message: messages.unexpected } }
}
