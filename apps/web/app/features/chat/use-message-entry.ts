import type { OrderId } from '@washline/contract/ids'
import { cameraMessages } from '@washline/contract/scanning/messages'
import { useState } from 'react'
import { toJpeg } from '../../platform/camera/to-jpeg.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { usePersistedText } from './use-persisted-text.ts'

export interface MessageEntryOptions {
  chatId: OrderId
  onSend: (content: string, photo: Blob | null) => void
}

/** The message that is being written: its text and photo. */
export function useMessageEntry({ chatId, onSend }: MessageEntryOptions) {
  const [text, setText] = usePersistedText(`chat ${chatId}`)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [problem, setProblem] = useState('')
  const content = text.trim()
  const isEmpty = content === '' && photo === null
  const send = () => {
    if (isEmpty) return
    onSend(content, photo)
    setText('')
    setPhoto(null)
  }
  const attach = async (picture: Blob) => {
    setProblem('')
    try {
      setPhoto(await toJpeg(picture))
    } catch {
      setProblem(t(cameraMessages.process))
    }
  }
  return { text, setText, photo, removePhoto: () => setPhoto(null), problem, isEmpty, send, attach }
}
