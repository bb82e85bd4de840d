import { custodyMessages } from '@washline/contract/custody/messages'
import { market } from '@washline/contract/market'
import { useState } from 'react'
import { PhotoChoice } from '../../../domain/order/photo-choice.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { PinField } from '../../../ui/pin-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { useHandoverEntry } from '../use-handover-entry.ts'
import { PositionLine } from './position-line.tsx'

export interface HandoverEvidenceProps {
  entry: ReturnType<typeof useHandoverEntry>
  customerName: string
}

/** The PIN, or a photo and a note where nobody is at the door; the market decides about the photo. */
export function HandoverEvidence({ entry, customerName }: HandoverEvidenceProps) {
  const [wantsNote, setWantsNote] = useState(false)
  const { asksPhoto, isLocked, isNobody, missing, note, photo, pin } = entry
  return (
    <section className="grid gap-3">
      <h3>{isNobody ? t('No one at the door') : t('Ask {name} for the PIN', { name: customerName })}</h3>
      {isLocked && <Note tone="bad">{t(custodyMessages.pinLocked)}</Note>}
      {!isNobody && (
        <PinField
          label={t('PIN')}
          hint={t('{name} sees it on their phone and reads it to you.', { name: customerName })}
          value={pin}
          onChange={entry.setPin}
          error={entry.wrongPin ?? missing('pin')}
        />
      )}
      {asksPhoto !== 'off' && (
        <PhotoChoice
          asText={!isNobody && asksPhoto === 'optional'}
          photo={photo}
          alt={t('The photo of this handover')}
          onPhoto={entry.setPhoto}
          error={missing('photo')}
        />
      )}
      {(isNobody || wantsNote) && (
        <TextArea
          label={t('Note')}
          aside={isNobody ? undefined : t('optional')}
          rows={2}
          maxLength={market.custody.noteMax}
          value={note}
          onChange={(event) => entry.setNote(event.target.value)}
          error={missing('note')}
        />
      )}
      <div className="flex flex-wrap gap-x-6">
        {!isNobody && !wantsNote && (
          <Button variant="link" onClick={() => setWantsNote(true)}>
            {t('Add a note')}
          </Button>
        )}
        {!isLocked && (
          <Button variant="link" onClick={entry.toggleNobody}>
            {isNobody ? t('Someone is here: enter the PIN') : t('No one at the door?')}
          </Button>
        )}
      </div>
      <PositionLine position={entry.position} />
    </section>
  )
}
