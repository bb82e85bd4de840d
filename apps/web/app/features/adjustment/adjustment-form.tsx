import { orderMessages } from '@washline/contract/orders/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { garmentClasses } from '@washline/contract/scanning/catalogue'
import { type FormEvent, useState } from 'react'
import { PhotoChoice } from '../../domain/order/photo-choice.tsx'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { itemLabel } from '../../platform/i18n/item-label.ts'
import { Button } from '../../ui/button.tsx'
import { Detail } from '../../ui/detail.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { LineRow } from './components/line-row.tsx'
import type { useAdjustItems } from './use-adjust-items.ts'
import {
  countBefore,
  countOf,
  inputOf,
  isChanged,
  type Line,
  linesOf,
  withGarment,
  withoutLine,
  withQuantity,
} from './view-model.ts'

export interface AdjustmentFormProps {
  order: Order
  adjust: Pick<ReturnType<typeof useAdjustItems>, 'mutate' | 'isPending' | 'error'>
}

const reasonMin = 3
const reasonMax = 300

/** Corrects the item list to what was handed over, with a reason. */
export function AdjustmentForm({ order, adjust }: AdjustmentFormProps) {
  const [lines, setLines] = useState(() => linesOf(order.items))
  const [reason, setReason] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  const [wasPressed, setWasPressed] = useState(false)
  const wrong = {
    items: listProblem(lines),
    reason: reason.trim().length < reasonMin ? t('Please give a reason.') : undefined,
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasPressed(true)
    if (!wrong.items && !wrong.reason && !adjust.isPending)
      adjust.mutate({ items: inputOf(lines), reason: reason.trim(), photo })
  }
  return (
    <form className="grid gap-4" onSubmit={send} noValidate>
      <ul className="stitched">
        {lines.map((line) => (
          <LineRow
            key={line.key}
            line={line}
            onQuantity={(quantity) => setLines(withQuantity(lines, line.key, quantity))}
            onRemove={() => setLines(withoutLine(lines, line.key))}
          />
        ))}
      </ul>
      <GarmentChoice onChoose={(id) => setLines(withGarment(lines, id))} />
      <TextArea
        label={t('Reason')}
        hint={t('The customer can read this.')}
        aside={`${reason.length}/${reasonMax}`}
        maxLength={reasonMax}
        value={reason}
        error={wasPressed ? wrong.reason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <section className="grid gap-2" aria-label={t('Photo (optional)')}>
        <p className="text-14 text-ink-2">{t('A photo of the difference helps the customer decide.')}</p>
        <PhotoChoice photo={photo} alt={t('The photo of the difference')} onPhoto={setPhoto} />
      </section>
      <div aria-live="polite">
        <Detail name={t('Items')} total>
          {t('{before} → {now}', { before: countBefore(lines), now: countOf(lines) })}
        </Detail>
      </div>
      {wasPressed && wrong.items && <ErrorText>{wrong.items}</ErrorText>}
      {adjust.error && <ErrorText>{errorText(adjust.error, t(orderMessages.updateItems))}</ErrorText>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={adjust.isPending}
        busyText={t('Sending...')}
        aria-disabled={Boolean(wrong.items || wrong.reason)}
      >
        {t('Send correction')}
      </Button>
    </form>
  )
}

function listProblem(lines: readonly Line[]): string | undefined {
  if (countOf(lines) === 0) return t(orderMessages.selectItem)
  return isChanged(lines) ? undefined : t('You have not changed the list.')
}

function GarmentChoice({ onChoose }: { onChoose: (garmentId: string) => void }) {
  return (
    <SelectField label={t('Add an item')} value="" onChange={(event) => onChoose(event.target.value)}>
      <option value="">{t('Choose...')}</option>
      {garmentClasses.map(({ id, name }) => (
        <option key={id} value={id}>
          {itemLabel(name)}
        </option>
      ))}
    </SelectField>
  )
}
