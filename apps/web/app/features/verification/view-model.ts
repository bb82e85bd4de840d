import { market } from '@washline/contract/market'
import type { StepShown, Suspension, Verification } from '@washline/contract/verification/schemas'
import type { StepState, VerificationStep } from '@washline/contract/verification/steps'
import { formatDate, formatDateTime } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { CareLabelName } from '../../ui/sprite.ts'
import type { Status } from '../../ui/status-chip.tsx'

export const stepSigns: Readonly<Record<VerificationStep, CareLabelName>> = {
  identity: 'care-hand',
  background: 'care-clean',
  facility: 'care-tub',
  training: 'care-iron',
}

export function stepName(step: VerificationStep): string {
  switch (step) {
    case 'identity':
      return t('Identity')
    case 'background':
      return t('Background')
    case 'facility':
      return t('Equipment and facility')
    case 'training':
      return t('Training')
    default:
      return step satisfies never
  }
}

/** The status chip of each state. */
export const chipOf: Readonly<Record<StepState, Status>> = {
  not_started: 'draft',
  submitted: 'pending',
  approved: 'completed',
  rejected: 'cancelled',
  expired: 'in_progress',
}

export function stateName(state: StepState): string {
  switch (state) {
    case 'not_started':
      return t('To do')
    case 'submitted':
      return t('Being checked')
    case 'approved':
      return t('Approved##verification')
    case 'rejected':
      return t('Not approved')
    case 'expired':
      return t('Expired')
    default:
      return state satisfies never
  }
}

/** What a step requires. */
export function wantedFor({ step, by }: Pick<StepShown, 'step' | 'by'>): string {
  if (by === 'vendor')
    return t('Stripe checks your document and your face on its own page. We only receive the result.')
  switch (step) {
    case 'identity':
      return t('Photos of your passport, ID card or driver’s license, and one of you holding it.')
    case 'background':
      return t('A photo of your criminal record check, no older than three months.')
    case 'facility':
      return t('Photos of your washing machine, the drying area, and where you keep clean laundry.')
    case 'training':
      return t('Six short lessons on handling fabrics, and a quiz. You pass with {percent}%.', {
        percent: market.verification.quiz.passPercent,
      })
    default:
      return step satisfies never
  }
}

/** Details beside the state: until when it is valid, or when it was submitted. */
export function stepDetail(step: StepShown): string | undefined {
  const until = step.approved_until && formatDate(step.approved_until)
  switch (step.state) {
    case 'approved':
      return until ? t('Valid until {date}', { date: until }) : undefined
    case 'submitted':
      if (until && step.stands) return t('Renewal submitted. Still valid until {date}.', { date: until })
      return step.submitted_at ? t('Submitted on {date}', { date: formatDate(step.submitted_at) }) : undefined
    case 'expired':
      return until ? t('Was valid until {date}', { date: until }) : undefined
    default:
      return undefined
  }
}

const soonMs = market.verification.renewDaysBefore * 24 * 3_600_000

/** An approval that expires soon and must be renewed. */
export const isExpiring = ({ state, approved_until }: StepShown, nowMs: number): boolean =>
  state === 'approved' && approved_until !== null && new Date(approved_until).getTime() - nowMs <= soonMs

/** How many steps are valid. */
export const standing = ({ steps }: Verification): number => steps.filter((step) => step.stands).length

export const suspendedUntil = ({ until }: Suspension): string =>
  until ? t('Until {time}', { time: formatDateTime(until) }) : t('Until our team lifts it')

/** What happens next where all is sent in: who checks it, and since when it waits. */
export function waitingText(steps: readonly StepShown[]): string {
  const waiting = steps.filter(({ state }) => state === 'submitted')
  const since = waiting.map(({ submitted_at }) => submitted_at ?? '').toSorted()[0]
  if (waiting.length > 0 && waiting.every(({ by }) => by === 'vendor'))
    return t('Next: Stripe answers, usually within minutes. We will notify you; you do not need to do anything.')
  return since
    ? t('Next: our team checks what you submitted on {date}, usually within a day. We will notify you.', {
        date: formatDate(since),
      })
    : t('Next: our team checks what you submitted, usually within a day. We will notify you.')
}

/** The most urgent reason why requests stop. */
export function whatStops(verification: Verification): 'suspended' | 'rejected' | 'expired' | 'to_do' | 'checking' {
  if (verification.suspension) return 'suspended'
  const missing = verification.steps.filter((step) => !step.stands).map(({ state }) => state)
  if (missing.includes('rejected')) return 'rejected'
  if (missing.includes('expired')) return 'expired'
  return missing.includes('not_started') ? 'to_do' : 'checking'
}
