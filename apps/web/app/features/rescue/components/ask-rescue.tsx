import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { toMajor, toMinor } from '@washline/contract/money'
import type { Order } from '@washline/contract/orders/schemas'
import { type PayStage, payOfStages } from '@washline/contract/orders/stage-pay'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAskRescue } from '../use-ask-rescue.ts'

export interface AskRescueProps {
  order: Pick<Order, 'id' | 'net_pay' | 'laundry_completed_at'>
  /** The pickup was this Washer's: `net_pay` is the pay of the whole order. */
  hasPickedUp: boolean
}

const reasonMin = 3

/** Asks for another Washer after the pickup, with what it costs. */
export function AskRescue({ order, hasPickedUp }: AskRescueProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const ask = useAskRescue(order.id, () => setIsOpen(false))
  const stages: PayStage[] = order.laundry_completed_at === null ? ['pickup'] : ['pickup', 'wash']
  const isTooShort = reason.trim().length < reasonMin
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasPressed(true)
    if (!isTooShort && !ask.isPending) ask.mutate(reason.trim())
  }
  return (
    <>
      <Button variant="link" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t('I cannot finish this order')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Ask for another Washer?')}
        closeText={t('Close')}
        closable={!ask.isPending}
      >
        <form className="grid gap-4" onSubmit={send} noValidate>
          <p>{t('Another Washer comes to you, counts the bag and finishes the order. Keep the laundry until then.')}</p>
          {hasPickedUp && order.net_pay !== null && (
            <p className="font-semibold">
              {t('You earn {pay} of {all} for what you have finished.', {
                pay: formatMoney(toMajor(payOfStages(toMinor(order.net_pay), stages))),
                all: formatMoney(order.net_pay),
              })}
            </p>
          )}
          <TextField
            label={t('Why?')}
            hint={t('Only our team reads this.')}
            maxLength={market.rescue.reasonMax}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={wasPressed && isTooShort ? t('Please give a short reason.') : undefined}
          />
          {ask.isError && <ErrorText>{errorText(ask.error, t(messages.unexpected))}</ErrorText>}
          <Button type="submit" variant="danger" wide busy={ask.isPending}>
            {t('Ask other Washers')}
          </Button>
          <Button wide flat onClick={() => setIsOpen(false)}>
            {t('Keep the order')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
