import { type GrantableKind, grantableKinds } from '@washline/contract/mandates/mandated'
import { mandateMessages } from '@washline/contract/mandates/messages'
import type { MandateInput } from '@washline/contract/mandates/schemas'
import { toMajor } from '@washline/contract/money'
import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { amountOfText } from './components/amount-of-text.ts'
import { grantLabel } from './mandate-labels.ts'

export interface MandateFormProps {
  /** Undefined where none is set. */
  mandate: MandateInput | undefined
  busy: boolean
  problem: string | undefined
  onSave: (mandate: MandateInput) => void
}

/** A new mandate allows orders only. */
const firstTaps: readonly GrantableKind[] = ['tip', 'cancel', 'claim']

/** What a program may spend without asking, and about what it always asks. */
export function MandateForm({ mandate, busy, problem, onSave }: MandateFormProps) {
  const [order, setOrder] = useState(mandate ? String(toMajor(mandate.order_ceiling_minor)) : '')
  const [month, setMonth] = useState(mandate ? String(toMajor(mandate.month_ceiling_minor)) : '')
  const [taps, setTaps] = useState<readonly GrantableKind[]>(mandate?.taps ?? firstTaps)
  const [isSent, setSent] = useState(false)
  const orderMinor = amountOfText(order)
  const monthMinor = amountOfText(month)
  const errors = isSent ? errorsOf(orderMinor, monthMinor) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (busy || orderMinor === undefined || monthMinor === undefined || monthMinor < orderMinor) return
    onSave({ order_ceiling_minor: orderMinor, month_ceiling_minor: monthMinor, taps: [...taps] })
  }
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <TextField
        label={t('Limit for one order')}
        hint={t('Anything above it waits for your approval.')}
        inputMode="decimal"
        autoComplete="off"
        value={order}
        error={errors?.order}
        onChange={({ target }) => setOrder(target.value)}
      />
      <TextField
        label={t('Limit for a month')}
        hint={t('All orders, tips and fees by this program in a calendar month.')}
        inputMode="decimal"
        autoComplete="off"
        value={month}
        error={errors?.month}
        onChange={({ target }) => setMonth(target.value)}
      />
      <fieldset className="grid gap-2">
        <legend className="font-semibold">{t('Allowed without asking, within these limits')}</legend>
        {grantableKinds.map((kind) => (
          <Switch
            key={kind}
            checked={!taps.includes(kind)}
            onChange={(isAllowed) => setTaps(isAllowed ? taps.filter((each) => each !== kind) : [...taps, kind])}
          >
            {grantLabel(kind)}
          </Switch>
        ))}
        <p className="text-14 text-ink-2">
          {t('Repeat pickups, higher prices and changed item lists always wait for your approval.')}
        </p>
      </fieldset>
      {problem && <ErrorText>{problem}</ErrorText>}
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('Save')}
      </Button>
    </form>
  )
}

function errorsOf(orderMinor: number | undefined, monthMinor: number | undefined) {
  const amount = t('Please enter an amount, such as 20 or 19.50.')
  return {
    order: orderMinor === undefined ? amount : undefined,
    month:
      monthMinor === undefined
        ? amount
        : orderMinor !== undefined && monthMinor < orderMinor
          ? t(mandateMessages.monthBelowOrder)
          : undefined,
  }
}
