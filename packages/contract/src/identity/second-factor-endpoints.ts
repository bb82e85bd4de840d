import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { user } from './schemas.ts'

/** Six digits of the app, or a recovery code, in whatever spacing. */
const code = z.string('Enter the code.').trim().min(6, 'Enter the code.').max(40)
const password = z.string().max(200).optional()

const proof = z.object({ password, code })

export const answerSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/login/code',
  access: 'public',
  summary:
    'Ends a sign-in that answered 403 `code_needed`, with its `sign_in_token` and a code of the second factor or a recovery code.',
  body: z.object({ sign_in_token: z.string().min(1).max(200), code }),
  answers: { 200: z.object({ success: z.literal(true), user, token: z.string() }) },
})

export const secondFactor = z.object({
  /** Null while none is set up. */
  since: z.iso.datetime().nullable(),
  recovery_codes_left: z.int(),
  /** Whether the calls of operators are open to this session. */
  proven: z.boolean(),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'unproven-operator',
  summary: "The state of the caller's second factor.",
  answers: { 200: enveloped(secondFactor) },
})

/** What an authenticator app is given: the address for its camera, and the secret for typing. */
export const enrolment = z.object({ address: z.string(), secret: z.string() })
export type Enrolment = z.infer<typeof enrolment>

export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'unproven-operator',
  summary: 'Makes a secret for an authenticator app. Needs the password and, where a second factor is set, its code.',
  body: z.object({ password, code: code.optional() }),
  secret: true,
  answers: { 200: enveloped(enrolment) },
})

export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'unproven-operator',
  summary: 'Sets the new second factor with its first code, ends other sessions and gives new recovery codes, once.',
  body: z.object({ code }),
  secret: true,
  answers: { 200: enveloped(recoveryCodes) },
})

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'unproven-operator',
  summary: 'Replaces the recovery codes. Needs password and code.',
  body: proof,
  secret: true,
  answers: { 200: enveloped(recoveryCodes) },
})

export const removeSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/second-factor',
  access: 'unproven-operator',
  summary: 'Takes the second factor away and closes the calls of operators to this account. Needs password and code.',
  body: proof,
  answers: { 200: done },
})
