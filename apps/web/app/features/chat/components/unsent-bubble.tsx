import { messages } from '@washline/contract/messages'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import type { Unsent } from '../view-model.ts'
import { Bubble } from './bubble.tsx'
import { Tick } from './tick.tsx'

export interface UnsentBubbleProps {
  message: Unsent
  onResend: () => void
}

/** An own message that is being sent, or could not be. */
export function UnsentBubble({ message, onResend }: UnsentBubbleProps) {
  const shown = { own: true, from: t('You'), content: message.content, at: message.createdAt }
  if (message.state === 'sending') return <Bubble {...shown} tick={<Tick state="sending" />} />
  return (
    <Bubble {...shown} failed>
      <ErrorText>{t(messages.chat.send)}</ErrorText>
      <Button look="link" onClick={onResend}>
        {t('Resend')}
      </Button>
    </Bubble>
  )
}
