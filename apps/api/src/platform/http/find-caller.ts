import type { Endpoint } from '@washline/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Actor, Authenticate } from './actor.ts'
import { unauthenticated } from './refusal.ts'

/** The token of a request, if it has one. */
export const bearerTokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]{10,500})$/i.exec(request.headers.authorization ?? '')?.[1]

/** The person of the request's token; refuses a request without a valid one. */
export async function requireCaller(authenticate: Authenticate, request: FastifyRequest): Promise<Actor> {
  return callerOf(findPerson(authenticate, request))
}

/** Refuses where nobody was found. */
export async function callerOf(found: Promise<Actor | undefined>): Promise<Actor> {
  const actor = await found
  if (!actor) throw unauthenticated()
  return actor
}

/** A stale token on a public call is ignored: signing in again must not need a sign-out first. */
export const findCaller = (
  authenticate: Authenticate,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Actor | undefined> =>
  endpoint.access === 'public' ? findPerson(authenticate, request) : requireCaller(authenticate, request)

async function findPerson(authenticate: Authenticate, request: FastifyRequest): Promise<Actor | undefined> {
  const token = bearerTokenOf(request)
  return token === undefined ? undefined : authenticate(token)
}
