import type { Problem } from '@washline/contract/envelope'
import { messages } from '@washline/contract/messages'
import type { Language } from '@washline/contract/texts/languages'
import { say, sayKnown } from '../texts/say.ts'
import { Refusal } from './refusal.ts'

interface ProblemAnswer {
  readonly status: number
  readonly body: Problem
  readonly retryAfterS?: number
}

/** Fastify's own refusals, by its codes. */
const fastifyTexts: Record<string, readonly [status: number, code: string, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'The request is too large.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'too_large', messages.camera.tooLarge],
  FST_FILES_LIMIT: [413, 'too_large', 'One photo at a time.'],
  FST_FIELDS_LIMIT: [413, 'too_large', 'The form has too many fields.'],
  FST_PARTS_LIMIT: [413, 'too_large', 'The form has too many parts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', 'This content type is not supported.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'unsupported_media_type', 'Send the photo as multipart form data.'],
  FST_ERR_NOT_FOUND: [404, 'not_found', messages.notFound],
}

/** The answer to anything thrown, in the caller's language: a refusal as it says, Fastify's own refusals by code, all else a 500 that tells nothing. */
export function problemOf(error: unknown, language: Language = 'en'): ProblemAnswer {
  if (error instanceof Refusal) {
    const { retry_after_s: retryAfterS, ...extra } = error.extra
    return {
      status: error.status,
      body: {
        success: false,
        message: sayKnown(language, error.message, error.values),
        code: error.code,
        ...(error.errors ? { errors: errorsIn(language, error.errors) } : {}),
        ...extra,
      },
      ...(typeof retryAfterS === 'number' ? { retryAfterS } : {}),
    }
  }
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  const row = fastifyTexts[code]
  if (row) return { status: row[0], body: { success: false, code: row[1], message: sayKnown(language, row[2]) } }
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500)
    return {
      status,
      body: { success: false, code: 'bad_request', message: say(language, 'The request could not be read.') },
    }
  return { status: 500, body: { success: false, code: 'unexpected', message: say(language, messages.unexpected) } }
}

const errorsIn = (language: Language, errors: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [field, said.map((text) => sayKnown(language, text))]),
  )
