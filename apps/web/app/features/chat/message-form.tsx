import { market } from '@washline/contract/market'
import { type KeyboardEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'

export interface MessageFormProps {
  onSend: (content: string) => void
}

/** Enter sends, Shift and Enter makes a new line. */
export function MessageForm({ onSend }: MessageFormProps) {
  const [text, setText] = useState('')
  const content = text.trim()
  const send = () => {
    if (!content) return
    onSend(content)
    setText('')
  }
  const press = (event: KeyboardEvent) => {
    // While a word of an input method is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="message-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        className="input"
        rows={1}
        value={text}
        maxLength={market.chat.messageMax}
        placeholder={t('Type a message...')}
        aria-label={t('Message')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <IconButton type="submit" icon="send" label={t('Send')} outlined disabled={!content} className="message-send" />
    </form>
  )
}
