import { takeOver } from '@washline/contract/custody/endpoints'
import { custodyMessages } from '@washline/contract/custody/messages'
import { custodyRefusals } from '@washline/contract/custody/refusals'
import type { TakeoverDetails } from '@washline/contract/custody/schemas'
import { messages } from '@washline/contract/messages'
import { type FormEvent, useState } from 'react'
import { PhotoChoice } from '../../domain/order/photo-choice.tsx'
import { errorText } from '../../platform/api/error-text.ts'
import { problemOf } from '../../platform/api/problem-of.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Note } from '../../ui/note.tsx'
import { PinField } from '../../ui/pin-field.tsx'
import { BagCount } from './components/bag-count.tsx'
import { BagTags } from './components/bag-tags.tsx'
import { foreignIn, useTagScan } from './use-tag-scan.ts'
import { useTakeOver, useWithdrawTakeover } from './use-takeover.ts'
import { allOf, type Counts, countInput } from './view-model.ts'

export interface TakeoverFormProps {
  takeover: TakeoverDetails
  onDone: () => void
  onWithdrawn: () => void
}

/** The count, and the PIN that the other Washer reads out. */
export function TakeoverForm({ takeover, onDone, onWithdrawn }: TakeoverFormProps) {
  const { order_id: orderId, manifest, giver } = takeover
  const [counts, setCounts] = useState<Counts>()
  const [isEach, setIsEach] = useState(false)
  const [pin, setPin] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  const [wasPressed, setWasPressed] = useState(false)
  const tags = useTagScan({ orderId, step: 'handover', expected: takeover.tags })
  const [isAsked, setIsAsked] = useState(false)
  const run = useTakeOver(orderId, onDone)
  const withdraw = useWithdrawTakeover(orderId, onWithdrawn)
  const refusal = problemOf(takeOver, run.error)
  const isLocked = takeover.pin_locked || refusal?.code === custodyRefusals.takeoverLocked.code
  const wrongPin = refusal?.code === custodyRefusals.wrongPin.code ? t(custodyMessages.wrongTakeoverPin) : undefined
  const missingPin = wasPressed && pin.length < 4 ? t('The PIN has 4 digits.') : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasPressed(true)
    if (!counts || pin.length < 4 || run.isPending) return
    if (tags.missing > 0 && !isAsked) return setIsAsked(true)
    run.mutate(
      { counts: countInput(manifest, counts), tags: tags.scanned, pin, photo },
      { onError: (error) => tags.stop(foreignIn(takeOver, error)) },
    )
  }
  return (
    <form className="grid gap-6" onSubmit={send} noValidate>
      <section className="grid gap-3">
        <h2>{t('Is everything in the bag?')}</h2>
        <BagCount
          manifest={manifest}
          counts={counts}
          onCount={setCounts}
          isEach={isEach}
          onEach={() => {
            setCounts(allOf(manifest))
            setIsEach(true)
          }}
        />
        {wasPressed && !counts && <ErrorText>{t(custodyMessages.countAll)}</ErrorText>}
      </section>
      <BagTags scan={tags} isAsked={isAsked} />
      <section className="grid gap-3">
        <h2>{t('Ask {name} for the PIN', { name: giver })}</h2>
        {isLocked ? (
          <Note tone="bad">{t(custodyMessages.takeoverLocked)}</Note>
        ) : (
          <PinField
            label={t('PIN')}
            hint={t('{name} sees it on their phone and reads it to you.', { name: giver })}
            value={pin}
            onChange={setPin}
            error={wrongPin ?? missingPin}
          />
        )}
        <PhotoChoice photo={photo} alt={t('The photo of this handover')} onPhoto={setPhoto} />
      </section>
      {run.error && !wrongPin && <ErrorText>{errorText(run.error, t(custodyMessages.handOver))}</ErrorText>}
      {!isLocked && (
        <Button type="submit" variant="primary" size="large" wide busy={run.isPending} busyText={t('Sending...')}>
          {t('Take the laundry over')}
        </Button>
      )}
      {withdraw.error && <ErrorText>{errorText(withdraw.error, t(messages.unexpected))}</ErrorText>}
      <Button flat wide busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('I cannot take it over')}
      </Button>
    </form>
  )
}
