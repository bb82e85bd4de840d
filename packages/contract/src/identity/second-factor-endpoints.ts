import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { code } from './proof.ts'
import { identityRefusals, proofRefusals } from './refusals.ts'
import { user } from './schemas.ts'

const password = z.string().max(200).optional()

const passwordAndCode = z.object({ password, code })

export const answerSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/login/code',
  access: 'public',
  scope: 'public',
  summary:
    'Completes a sign-in that was answered with 403 `code_needed`, with its `sign_in_token` and a code of the second factor or a recovery code.',
  body: z.object({ sign_in_token: z.string().min(1).max(200), code }),
  secret: true,
  answers: { 200: z.object({ success: z.literal(true), user, token: z.string() }) },
  refusals: [platformRefusals.unauthenticated, ...proofRefusals],
})

export const secondFactor = z.object({
  /** Null while none is set up. */
  since: z.iso.datetime().nullable(),
  recovery_codes_left: z.int(),
  /** Whether this session may make the calls of operators. */
  proven: z.boolean(),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'unproven-operator',
  scope: 'session',
  summary: "The state of the caller's second factor.",
  answers: { 200: enveloped(secondFactor) },
})

/** The secret for an authenticator app: as an address for its camera and as text for typing. */
export const enrolment = z.object({ address: z.string(), secret: z.string() })
export type Enrolment = z.infer<typeof enrolment>

export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'unproven-operator',
  scope: 'session',
  summary: 'Creates a secret for an authenticator app. Requires the password and, if a second factor is set, its code.',
  body: z.object({ password, code: code.optional() }),
  secret: true,
  answers: { 200: enveloped(enrolment) },
  refusals: [...proofRefusals, identityRefusals.secondFactorSet],
})

export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'unproven-operator',
  scope: 'session',
  summary:
    'Activates the new second factor with its first code, ends other sessions and returns new recovery codes, once.',
  body: z.object({ code }),
  secret: true,
  answers: { 200: enveloped(recoveryCodes) },
  refusals: [identityRefusals.enrolmentExpired],
})

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'unproven-operator',
  scope: 'session',
  summary: 'Replaces the recovery codes. Requires password and code.',
  body: passwordAndCode,
  secret: true,
  answers: { 200: enveloped(recoveryCodes) },
  refusals: proofRefusals,
})

export const removeSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/second-factor',
  access: 'unproven-operator',
  scope: 'session',
  summary: 'Removes the second factor, and with it access to the calls of operators. Requires password and code.',
  body: passwordAndCode,
  answers: { 200: done },
  refusals: proofRefusals,
})
