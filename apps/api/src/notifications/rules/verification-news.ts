import type { VerificationStep } from '@washline/contract/verification/steps'
import type { Facts } from '../../facts/facts.ts'
import type { News } from './news.ts'

const dayMs = 24 * 3_600_000

const decisionTexts = {
  identity: {
    approved: { title: 'Identity confirmed', message: 'Your identity check is approved.' },
    rejected: { title: 'Identity check not approved', message: 'Your identity check was not approved: {reason}' },
  },
  background: {
    approved: { title: 'Background check approved', message: 'Your background check is approved.' },
    rejected: { title: 'Background check not approved', message: 'Your background check was not approved: {reason}' },
  },
  facility: {
    approved: { title: 'Equipment approved', message: 'Your equipment and facility are approved.' },
    rejected: {
      title: 'Equipment not approved',
      message: 'Your equipment and facility were not approved: {reason}',
    },
  },
  training: {
    approved: { title: 'Course passed', message: 'You have passed the course. Well done!' },
    rejected: { title: 'Please take the course again', message: 'Your training is no longer accepted: {reason}' },
  },
} as const

const vendorTexts = {
  title: 'Identity check not passed',
  message: 'Your identity check was not passed. Open it to see why and what to do.',
} as const

const verifiedTexts = {
  title: 'You are verified',
  message: 'Everything is checked. Requests can come now.',
} as const

const about = { type: 'verification', highlight: '' } as const

/** The Washer is told of each decision; of the last one, that requests come. What a check passed by itself is no news. */
export function newsOfDecision(fact: Facts['verification.decided']): News | undefined {
  const { userId, step, decision, reviewer, reason, verified } = fact
  if (reviewer === 'automatic') return undefined
  if (decision === 'approved')
    return { userId, ...about, ...(verified ? verifiedTexts : decisionTexts[step].approved), values: {} }
  if (reviewer === 'vendor' || reason === null) return { userId, ...about, ...vendorTexts, values: {} }
  return { userId, ...about, ...decisionTexts[step].rejected, highlight: '{reason}', values: { reason } }
}

const lapsingTexts = {
  identity: {
    title: 'Renew your identity check',
    message:
      'Your identity check ends in {days, plural, one {# day} other {# days}}. Renew it so that requests keep coming.',
  },
  background: {
    title: 'Renew your background check',
    message:
      'Your background check ends in {days, plural, one {# day} other {# days}}. Renew it so that requests keep coming.',
  },
  facility: {
    title: 'Show your equipment again',
    message:
      'The approval of your equipment ends in {days, plural, one {# day} other {# days}}. Renew it so that requests keep coming.',
  },
  training: {
    title: 'Refresh your training',
    message:
      'Your training ends in {days, plural, one {# day} other {# days}}. Take the quiz again so that requests keep coming.',
  },
} as const satisfies Record<VerificationStep, object>

export const newsOfLapsing = ({ userId, step, until, at }: Facts['verification.lapsing']): News => ({
  userId,
  ...about,
  ...lapsingTexts[step],
  values: { days: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / dayMs)) },
})

const lapsedTexts = {
  identity: {
    title: 'Your identity check has ended',
    message: 'Requests have stopped. They come again once you have renewed your identity check.',
  },
  background: {
    title: 'Your background check has ended',
    message: 'Requests have stopped. They come again once you have renewed your background check.',
  },
  facility: {
    title: 'The approval of your equipment has ended',
    message: 'Requests have stopped. They come again once your equipment is approved anew.',
  },
  training: {
    title: 'Your training has ended',
    message: 'Requests have stopped. They come again once you have passed the quiz.',
  },
} as const satisfies Record<VerificationStep, object>

export const newsOfLapse = ({ userId, step }: Facts['verification.lapsed']): News => ({
  userId,
  ...about,
  ...lapsedTexts[step],
  values: {},
})

const suspensionTexts = {
  begun: {
    title: 'Your Washer account is suspended',
    message: 'No requests come for now: {reason} You may finish what you have in hand, and appeal once.',
  },
  lifted: { title: 'Suspension lifted', message: 'Your suspension is lifted: {reason}' },
  over: { title: 'Suspension over', message: 'The time of your suspension is over.' },
  kept: { title: 'Appeal answered', message: 'Your suspension stays: {reason}' },
} as const

const highlight = '{reason}'

export const newsOfSuspension = ({ userId, reason }: Facts['washer.suspended']): News => ({
  userId,
  type: 'verification',
  ...suspensionTexts.begun,
  highlight,
  values: { reason },
})

export const newsOfLifting = ({ userId, reason }: Facts['suspension.lifted']): News =>
  reason === null
    ? { userId, ...about, ...suspensionTexts.over, values: {} }
    : { userId, type: 'verification', ...suspensionTexts.lifted, highlight, values: { reason } }

export const newsOfKeeping = ({ userId, reason }: Facts['suspension.kept']): News => ({
  userId,
  type: 'verification',
  ...suspensionTexts.kept,
  highlight,
  values: { reason },
})
