import type { VerificationStep } from '@washline/contract/verification/steps'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

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
    approved: { title: 'Course passed', message: 'You passed the course. Well done!' },
    rejected: { title: 'Please take the course again', message: 'Your training no longer counts: {reason}' },
  },
} as const

const vendorTexts = {
  title: 'Identity check not passed',
  message: 'You did not pass the identity check. See why and what to do next.',
} as const

const verifiedTexts = {
  title: 'You are verified',
  message: 'Your verification is complete. You can receive requests now.',
} as const

const about = { type: 'verification', highlight: '' } as const

/** The notification of a decision; after the last approval, it states that the Washer is verified. Automatic approvals have none. */
export function notificationOfDecision(event: Events['verification.decided']): NotificationText | undefined {
  const { userId, step, decision, reviewer, reason, verified } = event
  if (reviewer === 'automatic') return undefined
  if (decision === 'approved')
    return { userId, ...about, ...(verified ? verifiedTexts : decisionTexts[step].approved), values: {} }
  if (reviewer === 'vendor' || reason === null) return { userId, ...about, ...vendorTexts, values: {} }
  return { userId, ...about, ...decisionTexts[step].rejected, highlight: '{reason}', values: { reason } }
}

const expiringTexts = {
  identity: {
    title: 'Renew your identity check',
    message:
      'Your identity check expires in {days, plural, one {# day} other {# days}}. Renew it to keep receiving requests.',
  },
  background: {
    title: 'Renew your background check',
    message:
      'Your background check expires in {days, plural, one {# day} other {# days}}. Renew it to keep receiving requests.',
  },
  facility: {
    title: 'Renew your equipment approval',
    message:
      'Your equipment approval expires in {days, plural, one {# day} other {# days}}. Renew it to keep receiving requests.',
  },
  training: {
    title: 'Refresh your training',
    message:
      'Your training expires in {days, plural, one {# day} other {# days}}. Take the quiz again to keep receiving requests.',
  },
} as const satisfies Record<VerificationStep, object>

export const notificationOfUpcomingExpiry = ({
  userId,
  step,
  until,
  at,
}: Events['verification.expiring']): NotificationText => ({
  userId,
  ...about,
  ...expiringTexts[step],
  values: { days: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / dayMs)) },
})

const expiredTexts = {
  identity: {
    title: 'Your identity check has expired',
    message: 'You receive no requests until you renew your identity check.',
  },
  background: {
    title: 'Your background check has expired',
    message: 'You receive no requests until you renew your background check.',
  },
  facility: {
    title: 'Your equipment approval has expired',
    message: 'You receive no requests until your equipment is approved again.',
  },
  training: {
    title: 'Your training has expired',
    message: 'You receive no requests until you pass the quiz.',
  },
} as const satisfies Record<VerificationStep, object>

export const notificationOfExpiry = ({ userId, step }: Events['verification.expired']): NotificationText => ({
  userId,
  ...about,
  ...expiredTexts[step],
  values: {},
})

const suspensionTexts = {
  begun: {
    title: 'Your Washer account is suspended',
    message: 'You receive no requests for now: {reason} You can finish your current orders, and appeal once.',
  },
  lifted: { title: 'Suspension lifted', message: 'Your suspension has been lifted: {reason}' },
  over: { title: 'Suspension ended', message: 'Your suspension has ended.' },
  upheld: { title: 'Appeal answered', message: 'Your suspension stays in place: {reason}' },
} as const

const highlight = '{reason}'

export const notificationOfSuspension = ({ userId, reason }: Events['washer.suspended']): NotificationText => ({
  userId,
  type: 'verification',
  ...suspensionTexts.begun,
  highlight,
  values: { reason },
})

export const notificationOfLiftedSuspension = ({ userId, reason }: Events['suspension.lifted']): NotificationText =>
  reason === null
    ? { userId, ...about, ...suspensionTexts.over, values: {} }
    : { userId, type: 'verification', ...suspensionTexts.lifted, highlight, values: { reason } }

export const notificationOfUpheldSuspension = ({ userId, reason }: Events['suspension.upheld']): NotificationText => ({
  userId,
  type: 'verification',
  ...suspensionTexts.upheld,
  highlight,
  values: { reason },
})
