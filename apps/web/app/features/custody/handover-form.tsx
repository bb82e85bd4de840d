import type { ManifestItem } from '@washline/contract/custody/schemas'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Note } from '../../ui/note.tsx'
import { PinField } from '../../ui/pin-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { BagCount } from './components/bag-count.tsx'
import { PhotoChoice } from './components/photo-choice.tsx'
import { PositionLine } from './components/position-line.tsx'
import type { Handover, useHandOver } from './use-hand-over.ts'
import { useHandoverPosition } from './use-handover-position.ts'
import { type Counts, countInput, type HandoverName } from './view-model.ts'

export interface HandoverFormProps {
  step: HandoverName
  manifest: readonly ManifestItem[]
  customerName: string
  pinLocked: boolean
  run: Pick<ReturnType<typeof useHandOver>, 'mutate' | 'isPending' | 'error'>
}

/** The count, and what proves it: the PIN, or with nobody at the door a photo and a note. */
export function HandoverForm({ step, manifest, customerName, pinLocked, run }: HandoverFormProps) {
  const [counts, setCounts] = useState<Counts>()
  const [isEach, setIsEach] = useState(false)
  const [wantsNobody, setWantsNobody] = useState(false)
  const [pin, setPin] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  const [note, setNote] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const position = useHandoverPosition()
  const refusal = run.error instanceof ApiError ? run.error : undefined
  const isLocked = pinLocked || refusal?.code === 'pin_locked'
  const isNobody = isLocked || wantsNobody
  const missing = {
    counts: counts === undefined && t(messages.custody.countAll),
    pin: !isNobody && pin.length < 4 && t('The PIN has 4 digits.'),
    photo: isNobody && photo === undefined && t('Take a photo of where the bag is.'),
    note: isNobody && note.trim().length < market.custody.noteMin && t('Write where the bag is, or who has it.'),
  }
  const shown = (text: string | false) => (wasPressed && text ? text : undefined)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasPressed(true)
    if (!counts || Object.values(missing).some(Boolean) || run.isPending) return
    const said: Handover = { step, counts: countInput(manifest, counts) }
    if (!isNobody) said.pin = pin
    if (photo) said.photo = photo
    if (note.trim()) said.note = note.trim()
    if (position) said.position = position
    run.mutate(said)
  }
  const wrongPin = refusal?.code === 'wrong_pin' ? errorText(refusal, t(messages.custody.wrongPin)) : undefined
  return (
    <form className="grid gap-6" onSubmit={send} noValidate>
      <section className="grid gap-3">
        <h3>{step === 'pickup' ? t('Is this what the customer scanned?') : t('Is everything back?')}</h3>
        <BagCount
          manifest={manifest}
          counts={counts}
          onCount={setCounts}
          isEach={isEach}
          onEach={() => setIsEach(true)}
        />
        {shown(missing.counts) && <ErrorText>{shown(missing.counts)}</ErrorText>}
      </section>
      <section className="grid gap-3">
        <h3>{isNobody ? t('Nobody at the door') : t('Ask {name} for the PIN', { name: customerName })}</h3>
        {isLocked && <Note tone="bad">{t(messages.custody.pinLocked)}</Note>}
        {!isNobody && (
          <PinField
            label={t('PIN')}
            hint={t('{name} sees it on the phone and reads it out.', { name: customerName })}
            value={pin}
            onChange={setPin}
            error={wrongPin ?? shown(missing.pin)}
          />
        )}
        <PhotoChoice photo={photo} onPhoto={setPhoto} error={shown(missing.photo)} />
        <TextArea
          label={t('Note')}
          aside={isNobody ? undefined : t('optional')}
          rows={2}
          maxLength={market.custody.noteMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={shown(missing.note)}
        />
        {!isLocked && (
          <Button flat className="justify-self-start" onClick={() => setWantsNobody(!wantsNobody)}>
            {wantsNobody ? t('Somebody is here: enter the PIN') : t('Nobody at the door?')}
          </Button>
        )}
        <PositionLine position={position} />
      </section>
      {run.error && !wrongPin && <ErrorText>{errorText(run.error, t(messages.custody.handOver))}</ErrorText>}
      <Button type="submit" look="primary" size="large" wide busy={run.isPending} busyText={t('Sending...')}>
        {step === 'pickup' ? t('Take the bag') : t('Hand the bag back')}
      </Button>
    </form>
  )
}
