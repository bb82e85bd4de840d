import type { Verification } from '@washline/contract/verification/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { CareLabel } from '../../../ui/care-label.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { chipOf, stateName, stepName, stepSigns } from '../view-model.ts'

/** The four steps with their states, each a link. */
export function StepLabel({ steps }: Pick<Verification, 'steps'>) {
  return (
    <nav aria-label={t('Verification steps')}>
      <ol className="sewn-label sewn-steps">
        {steps.map(({ step, state }) => (
          <li key={step}>
            <a href={`#${step}`} className="sewn-step">
              <CareLabel name={stepSigns[step]} className="sewn-sign" />
              <span className="grid min-w-0 justify-items-start gap-1">
                <b className="wrap-anywhere">{stepName(step)}</b>
                <StatusChip status={chipOf[state]}>{stateName(state)}</StatusChip>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
