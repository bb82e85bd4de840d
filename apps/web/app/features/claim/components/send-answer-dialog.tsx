import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { useAnswerClaim } from '../use-answer-claim.ts'
import type { AnswerKind } from '../use-answer-draft.ts'

export interface SendAnswerDialogProps {
  open: boolean
  kind: AnswerKind
  answer: Pick<ReturnType<typeof useAnswerClaim>, 'isPending' | 'photosSent'>
  text: string
  photoCount: number
  onClose: () => void
  onSend: () => void
}

/** Shows the answer once more before it is sent. */
export function SendAnswerDialog({ open, kind, answer, text, photoCount, onClose, onSend }: SendAnswerDialogProps) {
  const isReply = kind === 'reply'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={!answer.isPending}
      title={isReply ? t('Send this answer?') : t('Appeal this decision?')}
      closeText={t('Close')}
    >
      <div className="grid gap-4">
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
        {photoCount > 0 && (
          <p className="text-ink-2">
            {t('{count, plural, one {# photo is} other {# photos are}} included.', { count: photoCount })}
          </p>
        )}
        <Button
          variant="primary"
          wide
          busy={answer.isPending}
          busyText={
            answer.photosSent < photoCount
              ? t('Sending photo {number} of {count}...', { number: answer.photosSent + 1, count: photoCount })
              : t('Sending...')
          }
          onClick={onSend}
        >
          {isReply ? t('Yes, send it') : t('Yes, appeal')}
        </Button>
      </div>
    </Dialog>
  )
}
