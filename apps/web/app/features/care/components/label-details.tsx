import { contradictionsOf, strictestOf } from '@washline/contract/care/label-rule'
import type { CareLabel } from '@washline/contract/care/label-schemas'
import { type CareInstructions, careTitles } from '@washline/contract/care/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'
import { signText } from '../sign-labels.ts'
import { instructionText } from '../view-model.ts'
import { SignDrawing } from './sign-drawing.tsx'

export interface LabelDetailsProps {
  labels: readonly CareLabel[]
  instructions: CareInstructions
}

/** What the care labels of an order allow, all of them together, and a warning about instructions that they forbid. */
export function LabelDetails({ labels, instructions }: LabelDetailsProps) {
  const fibers = [...new Set(labels.flatMap((label) => label.fibers ?? []))]
  return (
    <section className="grid gap-3" aria-label={t('Care labels')}>
      <h3>
        {labels.length === 1 ? t('Care label') : t('The strictest of {count} care labels', { count: labels.length })}
      </h3>
      <Contradictions labels={labels} instructions={instructions} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5 gap-y-3">
        {strictestOf(labels).map((sign) => (
          <li key={sign.symbol} className="flex items-center gap-3">
            <SignDrawing sign={sign} />
            <span className="min-w-0">{signText(sign)}</span>
          </li>
        ))}
      </ul>
      {fibers.length > 0 && <p className="text-14 text-ink-2 wrap-anywhere">{fibers.join(' · ')}</p>}
    </section>
  )
}

/** Each instruction that a label forbids. */
export function Contradictions({ labels, instructions }: LabelDetailsProps) {
  return contradictionsOf(instructions, labels).map(({ key, sign }) => (
    <Note key={key} tone="bad">
      <p>
        {t('A care label says: {symbol}. {instruction}: {choice}.', {
          symbol: signText(sign),
          instruction: t(careTitles[key]),
          choice: instructionText(instructions, key),
        })}
      </p>
    </Note>
  ))
}
