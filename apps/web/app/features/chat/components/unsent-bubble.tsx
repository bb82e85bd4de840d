import { chatMessages } from '@washline/contract/chat/messages'
import { usePhotoUrl } from '../../../platform/camera/use-photo-url.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import type { Unsent } from '../view-model.ts'
import { Bubble } from './bubble.tsx'
import { Tick } from './tick.tsx'

export interface UnsentBubbleProps {
  message: Unsent
  onResend: () => void
  onDiscard: () => void
}

/** A message that is being sent, waits for the network, or could not be sent. */
export function UnsentBubble({ message, onResend, onDiscard }: UnsentBubbleProps) {
  const { payload, queuedAt, state, problem } = message
  const imageUrl = usePhotoUrl(payload.photo)
  const shown = { isOwn: true, from: t('You'), content: payload.content, at: queuedAt, imageUrl }
  if (state === 'sending' || state === 'waiting') return <Bubble {...shown} tick={<Tick state={state} />} />
  return (
    <Bubble {...shown} failed>
      <ErrorText>{state === 'refused' && problem ? tText(problem) : t(chatMessages.send)}</ErrorText>
      <span className="flex flex-wrap justify-end gap-x-4">
        <Button variant="link" onClick={onResend}>
          {t('Resend')}
        </Button>
        <Button variant="link" onClick={onDiscard}>
          {t('Discard')}
        </Button>
      </span>
    </Bubble>
  )
}
