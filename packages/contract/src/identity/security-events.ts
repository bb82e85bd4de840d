import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'

export const securityEventKinds = [
  'signed_in',
  'sign_in_failed',
  'code_failed',
  'locked',
  'signed_out',
  'sessions_ended',
  'sessions_ended_by_operator',
  'password_changed',
  'password_reset',
  'address_changed',
  'phone_changed',
  'factor_set',
  'factor_removed',
  'recovery_codes_renewed',
  'google_linked',
  'payout_account_opened',
  'data_downloaded',
  'access_token_made',
  'access_token_revoked',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export const securityEvent = z.object({
  id: z.number().int(),
  kind: z.enum(securityEventKinds),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  at: z.iso.datetime(),
})
export type SecurityEvent = z.infer<typeof securityEvent>

/** A person is shown this many. */
export const securityEventsShown = 50

export const listSecurityEvents = defineEndpoint({
  method: 'GET',
  path: '/api/account/security-events',
  access: 'signed-in',
  scope: 'session',
  summary: 'What concerned the security of the account within 180 days, the 50 latest first.',
  answers: { 200: enveloped(z.array(securityEvent)) },
})
