import { cameraMessages } from '@washline/contract/scanning/messages'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import type { QueuedState } from '../../../platform/queue/queued.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'

export interface PersistedPhotoNoteProps {
  state: QueuedState
  problem: string | null
  onDiscard: () => void
}

/** The state of a photo that was taken without a network. */
export function PersistedPhotoNote({ state, problem, onDiscard }: PersistedPhotoNoteProps) {
  return (
    <div className="grid gap-3">
      {state === 'refused' ? (
        <ErrorText>{problem === null ? t(cameraMessages.scan) : tText(problem)}</ErrorText>
      ) : (
        <div role="status">
          <Note icon="offline">
            <p className="font-semibold">{t('Photo waiting for network')}</p>
            <p className="text-14">{t('Saved on this phone. We count and price it once you are online.')}</p>
          </Note>
        </div>
      )}
      <Button wide flat onClick={onDiscard}>
        {t('Discard photo')}
      </Button>
    </div>
  )
}
