import { platformRefusals, requestMessages } from '@washline/contract/platform/refusals'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refusal.ts'

/** PostgreSQL takes neither NUL nor half a surrogate pair in a text; escaped, they would pass as valid JSON. */
const badEscape = /\\u0000|\\ud[89a-f]/i

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (Array.isArray(value)) return value.every(isStorable)
  if (value && typeof value === 'object')
    return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part))
  return true
}

/** No call nests its body so deep; parsing, storing or hashing a deeper one could exhaust the stack. */
const deepest = 32

function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (isText) {
      if (character === '\\') index += 1
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > deepest) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as it was sent; empty without one. */
    rawJson: string
  }
}

/** JSON bodies, of which an empty one is no body: clients send the JSON content type on every call. */
export function acceptJson(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error')
  fastify.decorateRequest('rawJson', '')
  fastify.removeContentTypeParser(['application/json', 'text/plain'])
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined)
    request.rawJson = text as string
    if (isTooDeep(request.rawJson))
      return done(refuse(platformRefusals.malformedJson, { message: requestMessages.tooDeep }))
    parseJson(request, text as string, (error, value) => {
      if (error) return done(refuse(platformRefusals.malformedJson))
      if (badEscape.test(text as string) && !isStorable(value))
        return done(refuse(platformRefusals.invalid, { message: 'This text has characters that cannot be stored.' }))
      return done(null, value)
    })
  })
}
