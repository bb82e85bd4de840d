import { z } from 'zod'
import { secondFactorMessages } from '../identity/messages.ts'
import { messages } from '../messages.ts'
import type { RefusalCatalogue } from '../refusal.ts'
import { scopes } from '../tokens/scopes.ts'

export const requestMessages = {
  unreadable: 'The request could not be read.',
  json: 'The request body is not valid JSON.',
  uploadsUsed: 'You have reached the daily photo limit. Please try again tomorrow.',
  noRoom: 'Photos cannot be stored right now. Please try again later.',
  tooDeep: 'The request body is nested too deeply.',
  form: 'The form could not be read.',
  tooLarge: 'The request is too large.',
  contentType: 'This content type is not supported.',
  notReady: 'The database is not responding.',
  unavailable: 'Washline is unavailable right now. Please try again shortly.',
  insufficientScope: 'This access token does not allow this: it needs the scope {scope}.',
  sessionRequired: 'An access token cannot do this. Please sign in and do it yourself.',
} as const

/** Refusals that any endpoint may answer with by its shape; `refusalsOf` selects them. */
export const platformRefusals = {
  badRequest: {
    code: 'bad_request',
    status: 400,
    message: requestMessages.unreadable,
    description: 'The address or the headers cannot be read.',
  },
  malformedJson: {
    code: 'malformed_json',
    status: 400,
    message: requestMessages.json,
    description: 'The body is not JSON, or nested more than 32 levels deep.',
  },
  malformedForm: {
    code: 'malformed_form',
    status: 400,
    message: requestMessages.form,
    description: 'The multipart form breaks off or names no boundary.',
  },
  unauthenticated: {
    code: 'unauthenticated',
    status: 401,
    message: messages.unauthenticated,
    description: 'No token, or one that is not valid any more.',
  },
  forbidden: {
    code: 'forbidden',
    status: 403,
    message: messages.forbidden,
    description: 'The caller has no right to do this.',
  },
  secondFactorRequired: {
    code: 'second_factor_required',
    status: 403,
    message: secondFactorMessages.required,
    description: 'The operator has to set up a second factor first.',
  },
  insufficientScope: {
    code: 'insufficient_scope',
    status: 403,
    message: requestMessages.insufficientScope,
    description: 'The access token was made without the scope that this call needs; `scope` names it.',
    body: z.object({ scope: z.enum(scopes) }),
    example: { scope: 'orders:read' },
    values: { scope: 'orders:read' },
  },
  sessionRequired: {
    code: 'session_required',
    status: 403,
    message: requestMessages.sessionRequired,
    description: 'No access token may make this call. The person makes it, signed in.',
  },
  notFound: {
    code: 'not_found',
    status: 404,
    message: messages.notFound,
    description: 'Unknown, or not visible to the caller.',
  },
  requestInProgress: {
    code: 'request_in_progress',
    status: 409,
    message: messages.requestInProgress,
    description: 'A request with this Idempotency-Key is still running. Repeat it later with the same key.',
  },
  changed: {
    code: 'changed',
    status: 409,
    message: messages.conflict,
    description: 'Somebody changed this after the caller read it. Read it again.',
  },
  tooLarge: {
    code: 'too_large',
    status: 413,
    message: requestMessages.tooLarge,
    description: 'The body, the file or the form is too large.',
  },
  unsupportedMediaType: {
    code: 'unsupported_media_type',
    status: 415,
    message: requestMessages.contentType,
    description: 'The content type of the body, or the type of the image, is not supported.',
  },
  invalid: {
    code: 'invalid',
    status: 422,
    message: messages.invalid,
    description: 'Bad input; `errors` has the texts by field.',
    example: { errors: { field: [messages.invalid] } },
  },
  idempotencyKeyReused: {
    code: 'idempotency_key_reused',
    status: 422,
    message: messages.idempotencyKeyReused,
    description: 'The Idempotency-Key was used for a request with other content.',
  },
  tooManyRequests: {
    code: 'too_many_requests',
    status: 429,
    message: messages.tooManyRequests,
    description: 'Too many calls; the header Retry-After has the seconds to wait.',
  },
  uploadsUsed: {
    code: 'uploads_used',
    status: 429,
    message: requestMessages.uploadsUsed,
    description: 'The account has used its uploads of this day; the header Retry-After has the seconds to its end.',
  },
  noRoom: {
    code: 'no_room',
    status: 503,
    message: requestMessages.noRoom,
    description: 'The disk is nearly full: no photos are taken until there is room. All other calls work.',
  },
  unexpected: {
    code: 'unexpected',
    status: 500,
    message: messages.unexpected,
    description: 'A fault of the server. Whether a change was made is open: repeat it with the same Idempotency-Key.',
  },
  unavailable: {
    code: 'unavailable',
    status: 503,
    message: requestMessages.unavailable,
    description:
      'The database, or the store of the photos, cannot be reached; the header Retry-After has the seconds to wait. A change whose answer was lost may have been made: repeat it with the same Idempotency-Key.',
  },
  notReady: {
    code: 'not_ready',
    status: 503,
    message: requestMessages.notReady,
    description: 'The database does not answer, or the server is stopping.',
  },
} as const satisfies RefusalCatalogue
