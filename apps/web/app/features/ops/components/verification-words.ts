import type { OpsVerification } from '@washline/contract/verification/ops-endpoints'
import type { StepEvent, StepState, VerificationStep } from '@washline/contract/verification/steps'
import { t } from '../../../platform/i18n/i18n.ts'

export const stepName = (step: VerificationStep): string =>
  ({
    identity: t('Identity'),
    background: t('Background'),
    facility: t('Facility and equipment'),
    training: t('Training'),
  })[step]

export const stepStateName = (state: StepState): string =>
  ({
    not_started: t('Not started'),
    submitted: t('Submitted'),
    approved: t('Approved'),
    rejected: t('Rejected'),
    expired: t('Lapsed'),
  })[state]

export const stepEventName = (event: StepEvent): string =>
  ({
    submit: t('Submitted'),
    pass: t('Passed'),
    approve: t('Approved'),
    reject: t('Rejected'),
    expire: t('Lapsed'),
  })[event]

/** Who made an event of a step. */
export const byWhom = ({ by, reviewer }: OpsVerification['history'][number]): string => {
  if (by) return by.name
  if (reviewer === null) return t('the Washer')
  return { automatic: t('by itself'), operator: t('an operator'), vendor: t('the vendor'), course: t('the course') }[
    reviewer
  ]
}
