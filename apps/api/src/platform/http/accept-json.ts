import { platformRefusals } from '@washline/contract/platform/refusals'
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

/** JSON bodies, of which an empty one is no body: clients send the JSON content type on every call. */
export function acceptJson(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeContentTypeParser(['application/json', 'text/plain'])
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined)
    parseJson(request, text as string, (error, value) => {
      if (error) return done(refuse(platformRefusals.malformedJson))
      if (badEscape.test(text as string) && !isStorable(value))
        return done(refuse(platformRefusals.invalid, { message: 'The text has characters that cannot be stored.' }))
      return done(null, value)
    })
  })
}
