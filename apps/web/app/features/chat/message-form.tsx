import { market } from '@washline/contract/market'
import { type KeyboardEvent, useState } from 'react'
import { usePhotoUrl } from '../../platform/camera/use-photo-url.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AttachmentMenu } from './components/attachment-menu.tsx'
import { CameraDialog } from './components/camera-dialog.tsx'
import { QuickReplies } from './components/quick-replies.tsx'
import { type MessageEntryOptions, useMessageEntry } from './use-message-entry.ts'

/** Enter sends, Shift and Enter adds a line. A photo is sent with the text or alone. */
export function MessageForm(options: MessageEntryOptions) {
  const { text, setText, photo, removePhoto, problem, isEmpty, canSend, send, attach } = useMessageEntry(options)
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const photoUrl = usePhotoUrl(photo)
  const press = (event: KeyboardEvent) => {
    // While an input method composes, Enter confirms its suggestion.
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
      {problem && <ErrorText>{problem}</ErrorText>}
      {photoUrl && (
        <div className="message-photo">
          <img src={photoUrl} alt={t('Your photo')} />
          <IconButton icon="close" label={t('Remove photo')} outlined onClick={removePhoto} />
        </div>
      )}
      {isEmpty && <QuickReplies onSend={(reply) => options.onSend(reply, null)} />}
      <div className="message-row">
        <AttachmentMenu onCamera={() => setIsCameraOpen(true)} onFile={(file) => void attach(file)} />
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
        <IconButton type="submit" icon="send" label={t('Send')} outlined disabled={!canSend} className="message-send" />
      </div>
      <CameraDialog
        open={isCameraOpen}
        onClose={() => setIsCameraOpen(false)}
        onPhoto={(taken) => {
          setIsCameraOpen(false)
          void attach(taken)
        }}
      />
    </form>
  )
}
