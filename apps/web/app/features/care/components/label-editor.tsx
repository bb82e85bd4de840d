import type { LabelSign } from '@washline/contract/care/label-schemas'
import { labelScales, mayHaveBars, mostLabels, scaleOf } from '@washline/contract/care/label-symbols'
import type { CareInstructions } from '@washline/contract/care/schemas'
import { useId } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { signText } from '../sign-labels.ts'
import type { LabelDraft, OrderLabels, SignDraft } from '../use-order-labels.ts'
import { LabelPhoto } from './label-photo.tsx'
import { SignDrawing } from './sign-drawing.tsx'

export interface LabelEditorProps {
  labels: OrderLabels
  instructions: CareInstructions
  onChange: (instructions: CareInstructions) => void
}

/** The care labels of an order: each symbol can be corrected, and what is unsure is asked. */
export function LabelEditor({ labels, instructions, onChange }: LabelEditorProps) {
  const headingId = useId()
  return (
    <section className="grid gap-4" aria-labelledby={headingId}>
      <h3 id={headingId}>{t('Care labels')}</h3>
      {labels.drafts.map((draft, index) => (
        <EditedLabel
          key={draft.id}
          draft={draft}
          number={index + 1}
          onChoose={(at, sign) => onChange(labels.choose(draft, at, sign, instructions))}
          onRemove={() => onChange(labels.remove(draft, instructions))}
        />
      ))}
      {labels.drafts.length < mostLabels && (
        <LabelPhoto onRead={(reading) => onChange(labels.add(reading, instructions))} />
      )}
    </section>
  )
}

interface EditedLabelProps {
  draft: LabelDraft
  number: number
  onChoose: (at: number, sign: LabelSign | undefined) => void
  onRemove: () => void
}

function EditedLabel({ draft, number, onChoose, onRemove }: EditedLabelProps) {
  const isRead = draft.changed !== undefined
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="pb-2 font-semibold">{t('Care label {number}', { number })}</legend>
      {draft.signs.map((sign, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label has its symbols in a fixed order
        <SignRow key={at} sign={sign} onChoose={(chosen) => onChoose(at, chosen)} />
      ))}
      {draft.fibers && <p className="text-14 text-ink-2 wrap-anywhere">{draft.fibers}</p>}
      <div>
        <Button size="compact" flat icon={isRead ? 'back' : 'close'} onClick={onRemove}>
          {isRead ? t('Undo this label') : t('Remove this label')}
        </Button>
      </div>
    </fieldset>
  )
}

const kindLabels = {
  wash: 'Wash',
  bleach: 'Bleach',
  tumble: 'Tumble drying',
  air: 'Drying in the air',
  iron: 'Ironing',
  dry_clean: 'Dry cleaning',
  wet_clean: 'Wet cleaning',
} as const

const notThere = 'none'
const keyOf = ({ symbol, bars }: LabelSign): string => `${symbol} ${bars}`

/** One symbol; where it is unsure, what it may be is asked first. */
function SignRow({ sign, onChoose }: { sign: SignDraft; onChoose: (chosen: LabelSign | undefined) => void }) {
  const shown = sign.chosen ?? sign.options[0]
  if (!shown) return null
  const scale = scaleOf(shown.symbol)
  const others = labelScales[scale].map((symbol) => ({ symbol, bars: mayHaveBars(symbol) ? shown.bars : 0 }))
  const offered = new Set(sign.options.map(keyOf))
  const choices = [...sign.options, ...others.filter((other) => !offered.has(keyOf(other)))]
  const doubt = sign.options.slice(0, 2).map(signText)
  return (
    <div className="flex items-start gap-3">
      <SignDrawing sign={shown} />
      <SelectField
        className="min-w-0 flex-1"
        label={t(kindLabels[scale])}
        hint={
          sign.chosen
            ? undefined
            : t('Unsure: “{one}” or “{other}”? It counts once you choose.', {
                one: doubt[0] ?? '',
                other: doubt[1] ?? t('Not on the label'),
              })
        }
        value={sign.chosen ? keyOf(sign.chosen) : ''}
        onChange={({ target }) => onChoose(choices.find((choice) => keyOf(choice) === target.value))}
      >
        {!sign.chosen && (
          <option value="" disabled>
            {t('Please choose')}
          </option>
        )}
        {choices.map((choice) => (
          <option key={keyOf(choice)} value={keyOf(choice)}>
            {signText(choice)}
          </option>
        ))}
        <option value={notThere}>{t('Not on the label')}</option>
      </SelectField>
    </div>
  )
}
