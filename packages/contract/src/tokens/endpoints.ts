import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { proof } from '../identity/proof.ts'
import { proofRefusals } from '../identity/refusals.ts'
import { accessTokenId, idParams } from '../ids.ts'
import { oneLine } from '../texts/plain-text.ts'
import { tokenRefusals } from './refusals.ts'
import { scopes } from './scopes.ts'
import { tokenRules } from './token-rules.ts'

export const accessToken = z.object({
  id: accessTokenId,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Null while it was never used. Written once a minute at most. */
  last_used_at: z.iso.datetime().nullable(),
})
export type AccessToken = z.infer<typeof accessToken>

export const newAccessToken = z.object({
  name: oneLine({ min: 1, max: tokenRules.nameLength, error: 'Give the token a name.' }),
  scopes: z
    .array(z.enum(scopes))
    .min(1, 'Choose what the token may do.')
    .max(scopes.length)
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
  lifetime_days: z.literal(tokenRules.lifetimesDays, 'Choose how long the token is valid.'),
  ...proof,
})

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
