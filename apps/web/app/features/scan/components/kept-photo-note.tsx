import { messages } from '@washline/contract/messages'
import { t, tSaid } from '../../../platform/i18n/i18n.ts'
import type { QueuedState } from '../../../platform/queue/queued.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'

export interface KeptPhotoNoteProps {
  state: QueuedState
  problem: string | null
  onDiscard: () => void
}

/** What becomes of a photo that was taken without a network. */
export function KeptPhotoNote({ state, problem, onDiscard }: KeptPhotoNoteProps) {
  return (
    <div className="grid gap-3">
      {state === 'refused' ? (
        <ErrorText>{problem === null ? t(messages.camera.scan) : tSaid(problem)}</ErrorText>
      ) : (
        <div role="status">
          <Note icon="offline">
            <p className="font-semibold">{t('Photo waiting for network')}</p>
            <p className="text-14">{t('Kept on this phone. It is counted and priced when you are back.')}</p>
          </Note>
        </div>
      )}
      <Button wide flat onClick={onDiscard}>
        {t('Discard photo')}
      </Button>
    </div>
  )
}
