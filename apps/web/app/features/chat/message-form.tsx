import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { type KeyboardEvent, useState } from 'react'
import { toJpeg } from '../../platform/camera/to-jpeg.ts'
import { usePhotoUrl } from '../../platform/camera/use-photo-url.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AttachmentMenu } from './components/attachment-menu.tsx'
import { CameraDialog } from './components/camera-dialog.tsx'
import { useKeptText } from './use-kept-text.ts'

export interface MessageFormProps {
  chatId: number
  onSend: (content: string, photo: Blob | null) => void
}

/** Enter sends, Shift and Enter makes a new line. A photo goes with the text, or alone. */
export function MessageForm({ chatId, onSend }: MessageFormProps) {
  const [text, setText] = useKeptText(`chat ${chatId}`)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [problem, setProblem] = useState('')
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const photoUrl = usePhotoUrl(photo)
  const content = text.trim()
  const isEmpty = content === '' && photo === null
  const send = () => {
    if (isEmpty) return
    onSend(content, photo)
    setText('')
    setPhoto(null)
  }
  const attach = async (picture: Blob) => {
    setIsCameraOpen(false)
    setProblem('')
    try {
      setPhoto(await toJpeg(picture))
    } catch {
      setProblem(t(messages.camera.process))
    }
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
      {problem && <ErrorText>{problem}</ErrorText>}
      {photoUrl && (
        <div className="message-photo">
          <img src={photoUrl} alt={t('Your photo')} />
          <IconButton icon="close" label={t('Remove photo')} outlined onClick={() => setPhoto(null)} />
        </div>
      )}
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
        <IconButton type="submit" icon="send" label={t('Send')} outlined disabled={isEmpty} className="message-send" />
      </div>
      <CameraDialog
        open={isCameraOpen}
        onClose={() => setIsCameraOpen(false)}
        onPhoto={(taken) => void attach(taken)}
      />
    </form>
  )
}
