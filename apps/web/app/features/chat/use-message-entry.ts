import type { OrderId } from '@washline/contract/ids'
import { cameraMessages } from '@washline/contract/scanning/messages'
import { useState } from 'react'
import { useJpegReader } from '../../platform/camera/use-jpeg-reader.ts'
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
  const [isReading, setIsReading] = useState(false)
  const reader = useJpegReader()
  const [problem, setProblem] = useState('')
  const content = text.trim()
  const isEmpty = content === '' && photo === null
  const canSend = !isEmpty && !isReading
  const send = () => {
    if (!canSend) return
    onSend(content, photo)
    setText('')
    setPhoto(null)
  }
  const attach = async (picture: Blob) => {
    setProblem('')
    setIsReading(true)
    try {
      const jpeg = await reader.read(picture)
      if (jpeg) setPhoto(jpeg)
    } catch {
      setProblem(t(cameraMessages.process))
    }
    setIsReading(reader.pending() !== null)
  }
  return { text, setText, photo, removePhoto: () => setPhoto(null), problem, isEmpty, canSend, send, attach }
}
