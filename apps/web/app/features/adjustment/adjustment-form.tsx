import { messages } from '@washline/contract/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { garmentClasses } from '@washline/contract/scanning/catalogue'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { sayItem } from '../../platform/i18n/say-item.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Fact } from '../../ui/fact.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { LineRow } from './components/line-row.tsx'
import type { useAdjustItems } from './use-adjust-items.ts'
import {
  countBefore,
  countOf,
  inputOf,
  isChanged,
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

/** What was really handed over: quantities, more, less, and why. */
export function AdjustmentForm({ order, adjust }: AdjustmentFormProps) {
  const [lines, setLines] = useState(() => linesOf(order.items))
  const [reason, setReason] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const wrong = {
    items:
      countOf(lines) === 0
        ? t(messages.orders.selectItem)
        : isChanged(lines)
          ? undefined
          : t('The list is still the customer’s.'),
    reason: reason.trim().length < reasonMin ? t('Please say why.') : undefined,
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasPressed(true)
    if (!wrong.items && !wrong.reason && !adjust.isPending)
      adjust.mutate({ items: inputOf(lines), reason: reason.trim() })
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
      <SelectField
        label={t('Add an item')}
        value=""
        onChange={(event) => setLines(withGarment(lines, event.target.value))}
      >
        <option value="">{t('Choose...')}</option>
        {garmentClasses.map(({ id, name }) => (
          <option key={id} value={id}>
            {sayItem(name)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('Reason')}
        hint={t('The customer reads this.')}
        aside={`${reason.length}/${reasonMax}`}
        maxLength={reasonMax}
        value={reason}
        error={wasPressed ? wrong.reason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div aria-live="polite">
        <Fact name={t('Items')} total>
          {t('{before} → {now}', { before: countBefore(lines), now: countOf(lines) })}
        </Fact>
      </div>
      {wasPressed && wrong.items && <ErrorText>{wrong.items}</ErrorText>}
      {adjust.error && <ErrorText>{errorText(adjust.error, t(messages.orders.updateItems))}</ErrorText>}
      <Button
        type="submit"
        look="primary"
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
