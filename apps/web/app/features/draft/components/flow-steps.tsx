import { t } from '../../../platform/i18n/i18n.ts'
import { StepLine } from '../../../ui/step-line.tsx'
import type { Draft } from '../use-draft.ts'

export interface FlowStepsProps {
  /** 0 Scan to 4 Confirm. */
  current: 0 | 1 | 2 | 3 | 4
  /** Makes the steps that are done links to what was chosen in them; a scan is not repeated by one. */
  draft?: Pick<Draft, 'linkTo'>
}

/** The step of the order flow. */
export function FlowSteps({ current, draft }: FlowStepsProps) {
  const steps = [t('Scan'), t('Check'), t('Load##step'), t('Place'), t('Confirm')] as const
  const label = t('Step {n} of 5: {step}', { n: current + 1, step: steps[current] })
  const links = draft && [
    undefined,
    draft.linkTo('/price-estimation'),
    draft.linkTo('/laundry-load'),
    draft.linkTo('/pickup-location'),
  ]
  return <StepLine steps={steps} current={current} links={links} label={label} />
}
