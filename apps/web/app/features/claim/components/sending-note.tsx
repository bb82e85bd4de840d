import { t } from '../../../platform/i18n/i18n.ts'
import type { Queued } from '../../../platform/queue/queued.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { KeptClaim } from '../use-submit-claim.ts'

export interface SendingNoteProps {
  kept: Queued<KeptClaim>
  photosSent: number
  onSendNow: () => void
  onTakeBack: () => void
}

/** A claim between this device and the server: how far it is, or that it waits. */
export function SendingNote({ kept, photosSent, onSendNow, onTakeBack }: SendingNoteProps) {
  const count = kept.payload.photos.length
  if (kept.state === 'sending')
    return (
      <div role="status">
        <Note icon="send">
          <p className="font-semibold">
            {photosSent < count
              ? t('Sending photo {number} of {count}...', { number: photosSent + 1, count })
              : t('Sending your claim...')}
          </p>
          <progress className="sending-progress" max={count + 1} value={photosSent} aria-label={t('Sent so far')} />
        </Note>
      </div>
    )
  return (
    <div role="status">
      <Note icon="offline">
        <p className="font-semibold">{t('Your claim waits on this device.')}</p>
        <p>
          {kept.state === 'waiting'
            ? t('It goes out by itself once there is a network. It counts from the moment it arrives.')
            : t('Something went wrong on our side. It is tried again by itself.')}
        </p>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button size="compact" flat icon="repeat" onClick={onSendNow}>
            {t('Send now')}
          </Button>
          <Button size="compact" flat onClick={onTakeBack}>
            {t('Take it back')}
          </Button>
        </div>
      </Note>
    </div>
  )
}
