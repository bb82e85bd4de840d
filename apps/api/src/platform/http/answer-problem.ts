import type { Problem } from '@washline/contract/envelope'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { RefusalDefinition } from '@washline/contract/refusal'
import { cameraMessages } from '@washline/contract/scanning/messages'
import type { Language } from '@washline/contract/texts/languages'
import { translateData } from '../texts/translate.ts'
import { Refusal } from './refusal.ts'

interface ProblemAnswer {
  readonly status: number
  readonly body: Problem
  readonly retryAfterS?: number
}

/** An outside service is away. */
export const vendorRetryS = 5

const { badRequest, notFound, tooLarge, unexpected, unsupportedMediaType } = platformRefusals

/** Fastify's own refusals, by its codes. */
const fastifyTexts: Record<string, readonly [RefusalDefinition, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [tooLarge, tooLarge.message],
  FST_REQ_FILE_TOO_LARGE: [tooLarge, cameraMessages.tooLarge],
  FST_FILES_LIMIT: [tooLarge, 'Upload one photo at a time.'],
  FST_FIELDS_LIMIT: [tooLarge, 'The form has too many fields.'],
  FST_PARTS_LIMIT: [tooLarge, 'The form has too many parts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [unsupportedMediaType, unsupportedMediaType.message],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [unsupportedMediaType, 'Send the photo as multipart form data.'],
  FST_ERR_NOT_FOUND: [notFound, notFound.message],
}

/** The answer to anything thrown, in the caller's language: a refusal by its definition, Fastify's own refusals by code, all else a 500 without details. */
export function problemOf(error: unknown, language: Language = 'en'): ProblemAnswer {
  if (error instanceof Refusal) {
    const { status, code, errors, field, retryAfterS } = error
    const message = translateData(language, error.message, error.values)
    return {
      status,
      body: {
        success: false,
        message: field === undefined ? message : `${field}: ${message}`,
        code,
        ...(errors ? { errors: errorsIn(language, errors) } : {}),
        ...error.body,
      },
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
    }
  }
  const [definition, message] = faultOf(error)
  return {
    status: definition.status,
    body: { success: false, code: definition.code, message: translateData(language, message) },
  }
}

function faultOf(error: unknown): readonly [RefusalDefinition, message: string] {
  const thrown: { readonly code?: unknown; readonly statusCode?: unknown } =
    typeof error === 'object' && error !== null ? error : {}
  const row = fastifyTexts[String(thrown.code)]
  if (row) return row
  const status = Number(thrown.statusCode ?? unexpected.status)
  const definition = status >= 400 && status < 500 ? badRequest : unexpected
  return [definition, definition.message]
}

const errorsIn = (language: Language, errors: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => translateData(language, text))]),
  )
