import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { proofRefusals } from '../identity/refusals.ts'
import { accessTokenId, idParams } from '../ids.ts'
import { tokenRefusals } from './refusals.ts'
import { accessToken, newAccessToken } from './schemas.ts'

export const listAccessTokens = defineEndpoint({
  method: 'GET',
  path: '/api/tokens',
  access: 'signed-in',
  scope: 'session',
  summary: "The caller's access tokens that have not expired, the latest first.",
  answers: { 200: enveloped(z.array(accessToken)) },
})

export const makeAccessToken = defineEndpoint({
  method: 'POST',
  path: '/api/tokens',
  access: 'signed-in',
  scope: 'session',
  summary:
    'Makes an access token for a program and returns its secret, once. Scopes of the console need a session with a proven second factor.',
  body: newAccessToken,
  secret: true,
  answers: { 200: enveloped(accessToken.extend({ secret: z.string() })) },
  refusals: [tokenRefusals.tooManyTokens, tokenRefusals.scopeNotAllowed, ...proofRefusals],
})

export const revokeAccessToken = defineEndpoint({
  method: 'DELETE',
  path: '/api/tokens/:id',
  access: 'signed-in',
  scope: 'session',
  summary: "Ends one of the caller's access tokens at once, and the live connections opened with it.",
  params: idParams(accessTokenId),
  answers: { 200: done },
})
