import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { tokenRefusals } from '../tokens/refusals.ts'
import { scopes } from '../tokens/scopes.ts'
import { oauthRefusals } from './refusals.ts'

/** What a client sends a person's browser to `/oauth/authorize` with. What is wrong in it is answered to the client. */
const authorizationRequest = z.object({
  client_id: z.string().min(1).max(200),
  redirect_uri: z.string().min(1).max(2_000),
  response_type: z.string().max(100).optional(),
  scope: z.string().max(1_000).optional(),
  state: z.string().max(2_000).optional(),
  code_challenge: z.string().max(200).optional(),
  code_challenge_method: z.string().max(20).optional(),
  resource: z.string().max(2_000).optional(),
})
export type AuthorizationRequest = z.output<typeof authorizationRequest>

/** What the person is asked: which program, what for, and where the answer goes. */
export const consent = z.object({
  client_name: z.string(),
  /** The host that the answer goes to; null for a program on the person's own device. */
  answers_to: z.string().nullable(),
  scopes: z.array(z.enum(scopes)),
})
export type Consent = z.infer<typeof consent>

export const getConsent = defineEndpoint({
  method: 'GET',
  path: '/api/oauth/consent',
  access: 'signed-in',
  scope: 'session',
  summary:
    'What a client asks for: `consent`, with those of its scopes that the caller can give; or, where its request is faulty, only `redirect`, which states the fault to the client.',
  query: authorizationRequest,
  answers: { 200: enveloped(z.object({ consent: consent.nullable(), redirect: z.string().nullable() })) },
  refusals: [oauthRefusals.unknownClient, oauthRefusals.wrongRedirect],
})

export const answerConsent = defineEndpoint({
  method: 'POST',
  path: '/api/oauth/consent',
  access: 'signed-in',
  scope: 'session',
  summary:
    'Allows a client some or all of what it asks for, or denies it. Returns the address that brings the client its answer: with a code for one minute, or with the denial.',
  body: authorizationRequest.extend({ allowed: z.array(z.enum(scopes)).max(scopes.length) }),
  secret: true,
  answers: { 200: enveloped(z.object({ redirect: z.string() })) },
  refusals: [
    oauthRefusals.unknownClient,
    oauthRefusals.wrongRedirect,
    tokenRefusals.tooManyTokens,
    tokenRefusals.scopeNotAllowed,
  ],
})
