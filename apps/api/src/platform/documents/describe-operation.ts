import type { Operation } from '@washline/contract/documents/operations'
import type { Access, TokenAccess } from '@washline/contract/endpoint'
import { pageQuery } from '@washline/contract/envelope'
import { ZodObject } from 'zod'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import { formOf } from './form-of.ts'
import { problemsOf } from './problems.ts'

const callers: Record<Access, string> = {
  public: 'For anybody, also without a token.',
  'signed-in': 'For every signed-in person.',
  customer: 'For customers.',
  washer: 'For Washers.',
  operator: 'For operators who have proven their second factor.',
  'unproven-operator': 'For operators who have yet to prove their second factor.',
}

/** Which access tokens may make the call; a session of the same person always may. */
const scopeText = (scope: TokenAccess): string => {
  if (scope === 'public') return ''
  if (scope === 'session') return 'Only in a session: no access token may call it.'
  return `Access tokens need the scope \`${scope}\`.`
}

/** The first sentence, as a title of the call. */
const titleOf = (text: string): string => {
  const [sentence = text] = text.split(/(?<=[a-z)])[.:;](?:\s|$)/)
  return sentence.replace(/\.$/, '')
}

const securityOf = ({ access, scope }: Operation['endpoint']) => [
  ...(access === 'public' ? [] : [{ session: [] }]),
  ...(scope === 'public' || scope === 'session' ? [] : [{ accessToken: [scope] }]),
]

const isPaged = ({ endpoint }: Operation) =>
  endpoint.query instanceof ZodObject &&
  Object.keys(pageQuery.shape).every((name) => name in (endpoint.query as ZodObject).shape)

/** Repeats by an Idempotency-Key are answered for signed-in callers, and not where the answer contains a secret. */
const takesKey = ({ endpoint: { method, access, secret } }: Operation) =>
  method !== 'GET' && access !== 'public' && !secret

const descriptionOf = (operation: Operation): string =>
  [
    operation.endpoint.summary,
    [callers[operation.endpoint.access], scopeText(operation.endpoint.scope)].filter(Boolean).join(' '),
    ...(isPaged(operation)
      ? ['Pages: pass `next_cursor` of an answer as `cursor` to read on; null ends the list.']
      : []),
    ...(operation.endpoint.secret
      ? ['The answer contains a secret: it is not stored with an Idempotency-Key, so a repeat is a new call.']
      : []),
  ].join('\n\n')

/** One call as the library takes it: its schemas are still zod's. */
export function describeOperation(operation: Operation): ZodOpenApiOperationObject {
  const { name, noun, endpoint } = operation
  const { params, query, body, access, scope, answers, file } = endpoint
  return {
    operationId: name,
    summary: titleOf(endpoint.summary),
    description: descriptionOf(operation),
    tags: [noun],
    'x-access': access,
    'x-scope': scope,
    security: securityOf(endpoint),
    requestParams: {
      ...(params instanceof ZodObject ? { path: params } : {}),
      ...(query instanceof ZodObject ? { query } : {}),
    },
    parameters: takesKey(operation) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [],
    ...(endpoint.multipart
      ? { requestBody: { required: true, content: { 'multipart/form-data': formOf(endpoint) } } }
      : body
        ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
        : {}),
    responses: {
      200: {
        description: file ? `The file ${file.name}.` : 'It is done, or this is what was asked for.',
        content: { [file?.type ?? 'application/json']: { schema: answers[200] } },
      },
      ...problemsOf(endpoint),
    },
  } as ZodOpenApiOperationObject
}
