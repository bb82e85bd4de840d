import { doorMessages } from '@washline/contract/doors/messages'
import { type DoorKind, type DoorStage, isDanger, kindsOf } from '@washline/contract/doors/rules'
import { market } from '@washline/contract/market'
import { type FormEvent, useState } from 'react'
import { doorKindText } from '../../domain/door/door-labels.ts'
import { PhotoChoice } from '../../domain/order/photo-choice.tsx'
import { errorText } from '../../platform/api/error-text.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'

export interface OpenDoorFormProps {
  stage: DoorStage
  busy: boolean
  error: Error | null
  fallback: string
  onOpen: (found: { kind: DoorKind; photo: Blob | undefined }) => void
}

/** What the Washer finds, with the photo, and what follows by the published table. */
export function OpenDoorForm({ stage, busy, error, fallback, onOpen }: OpenDoorFormProps) {
  const [kind, setKind] = useState<DoorKind>('absent')
  const [photo, setPhoto] = useState<Blob>()
  const [wasPressed, setWasPressed] = useState(false)
  const isMissing = !photo && kind !== 'unsafe'
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasPressed(true)
    if (!isMissing && !busy) onOpen({ kind, photo })
  }
  return (
    <form className="grid gap-4" onSubmit={send} noValidate>
      <SelectField
        label={t('What is the problem?')}
        value={kind}
        onChange={({ target }) => setKind(kindsOf(stage).find((each) => each === target.value) ?? 'absent')}
      >
        {kindsOf(stage).map((each) => (
          <option key={each} value={each}>
            {doorKindText(each)}
          </option>
        ))}
      </SelectField>
      <p>
        {isDanger(kind)
          ? t('Leave now. This ends right away, without a fee and without counting against you. Our team is alerted.')
          : t(
              'Then wait {minutes, plural, one {# minute} other {# minutes}} and ring {calls, plural, =0 {if you like} one {once} other {# times}}. If no one answers, you get {fee} right away.',
              {
                minutes: market.door.waitMs[kind] / 60_000,
                calls: market.door.calls[kind],
                fee: formatMinor(market.door.fees[stage][kind]),
              },
            )}
      </p>
      <p className="text-14 text-ink-2">
        {t('More laundry than ordered? Adjust the item list instead. We check your location now.')}
      </p>
      <PhotoChoice
        photo={photo}
        alt={t('The photo at the door')}
        onPhoto={setPhoto}
        error={wasPressed && isMissing ? t(doorMessages.photoNeeded) : undefined}
      />
      {error && <ErrorText>{errorText(error, fallback)}</ErrorText>}
      <Button type="submit" variant="primary" wide busy={busy}>
        {isDanger(kind) ? t('Report and leave') : t('Start waiting')}
      </Button>
    </form>
  )
}
