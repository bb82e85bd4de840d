import type { ConsoleVerification } from '@washline/contract/verification/console-endpoints'
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
    submitted: t('Submitted##verification'),
    approved: t('Approved##verification'),
    rejected: t('Rejected'),
    expired: t('Expired'),
  })[state]

export const stepEventName = (event: StepEvent): string =>
  ({
    submit: t('Submitted##verification'),
    pass: t('Passed'),
    approve: t('Approved##verification'),
    reject: t('Rejected'),
    expire: t('Expired'),
  })[event]

export const byWhom = ({ by, reviewer }: ConsoleVerification['history'][number]): string => {
  if (by) return by.name
  if (reviewer === null) return t('the Washer')
  return {
    automatic: t('automatically'),
    operator: t('an operator'),
    vendor: t('the vendor'),
    course: t('the course'),
  }[reviewer]
}
