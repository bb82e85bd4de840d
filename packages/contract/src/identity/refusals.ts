import { z } from 'zod'
import { messages } from '../messages.ts'
import type { RefusalCatalogue } from '../refusal.ts'
import { washerMessages } from '../washers/messages.ts'
import { secondFactorMessages, signInMessages } from './messages.ts'
import { blocker } from './schemas.ts'

const identityMessages = {
  cannotDelete: 'Your account cannot be deleted yet.',
  linkUsed: 'This link has already been used: the service has its operator. Sign in, or ask the person who used it.',
  linkUnknown: 'This link is no longer valid. Restart the server to print a new one to its log.',
} as const

export const identityRefusals = {
  codeNeeded: {
    code: 'code_needed',
    status: 403,
    message: secondFactorMessages.codeNeeded,
    description: 'The account has a second factor: send its code with `sign_in_token` to finish the sign-in.',
    body: z.object({ sign_in_token: z.string() }),
    example: { sign_in_token: 'a-token-for-one-sign-in' },
  },
  setupLinkUsed: {
    code: 'setup_link_used',
    status: 409,
    message: identityMessages.linkUsed,
    description: 'Somebody has made the first operator’s account already. Further ones are made by the command.',
  },
  setupLinkUnknown: {
    code: 'setup_link_unknown',
    status: 409,
    message: identityMessages.linkUnknown,
    description: 'The link was never made, has expired, or a newer one took its place.',
  },
  accountInUse: {
    code: 'account_in_use',
    status: 409,
    message: identityMessages.cannotDelete,
    description: 'What `blockers` lists has to end before the account can be deleted.',
    body: z.object({ blockers: z.array(blocker).readonly() }),
    example: { blockers: [{ code: 'open_order', message: washerMessages.open.orders }] },
  },
  passwordChanged: {
    code: 'password_changed',
    status: 409,
    message: messages.conflict,
    description: 'The password was changed by another request since this one checked it.',
  },
  secondFactorSet: {
    code: 'second_factor_set',
    status: 409,
    message: messages.conflict,
    description: 'The operator has a second factor: give one of its codes to replace it.',
  },
  secondFactorMissing: {
    code: 'second_factor_missing',
    status: 409,
    message: secondFactorMessages.notSet,
    description: 'The operator has no second factor.',
  },
  enrolmentExpired: {
    code: 'enrolment_expired',
    status: 409,
    message: secondFactorMessages.enrolmentExpired,
    description: 'The new second factor was not confirmed in time. Begin again.',
  },
  secondFactorLocked: {
    code: 'second_factor_locked',
    status: 429,
    message: secondFactorMessages.locked,
    description: 'Too many wrong codes; the header Retry-After has the seconds to wait.',
  },
  googleUnavailable: {
    code: 'google_unavailable',
    status: 503,
    message: signInMessages.google,
    description: 'Google cannot be reached.',
  },
} as const satisfies RefusalCatalogue

/** What a proof can be refused for beside a wrong password or code. */
export const proofRefusals = [identityRefusals.secondFactorLocked, identityRefusals.secondFactorMissing] as const
