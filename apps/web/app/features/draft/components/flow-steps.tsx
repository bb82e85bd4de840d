import { t } from '../../../platform/i18n/i18n.ts'
import { StepLine } from '../../../ui/step-line.tsx'

/** The step of the order flow: 0 Scan to 4 Confirm. */
export function FlowSteps({ current }: { current: 0 | 1 | 2 | 3 | 4 }) {
  const steps = [t('Scan'), t('Check'), t('Load##step'), t('Place'), t('Confirm')] as const
  const label = t('Step {n} of 5: {step}', { n: current + 1, step: steps[current] })
  return <StepLine steps={steps} current={current} label={label} />
}
