import { t } from '../../../platform/i18n/i18n.ts'
import type { Queued } from '../../../platform/queue/queued.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { QueuedClaim } from '../use-submit-claim.ts'

export interface SendingNoteProps {
  queued: Queued<QueuedClaim>
  photosSent: number
  onSendNow: () => void
  onTakeBack: () => void
}

/** The progress of a queued claim: uploading, or waiting for the network. */
export function SendingNote({ queued, photosSent, onSendNow, onTakeBack }: SendingNoteProps) {
  const count = queued.payload.photos.length
  if (queued.state === 'sending')
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
        <p className="font-semibold">{t('Your claim is saved on this device and not sent yet.')}</p>
        <p>
          {queued.state === 'waiting'
            ? t('We send it automatically once you are online. What counts is when it arrives.')
            : t('Something went wrong on our side. We keep trying automatically.')}
        </p>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button size="compact" flat icon="repeat" onClick={onSendNow}>
            {t('Send now')}
          </Button>
          <Button size="compact" flat onClick={onTakeBack}>
            {t('Withdraw')}
          </Button>
        </div>
      </Note>
    </div>
  )
}
