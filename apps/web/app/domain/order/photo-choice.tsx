import { cameraMessages } from '@washline/contract/scanning/messages'
import { type ChangeEvent, useRef, useState } from 'react'
import { type Reading, useDelayedSubmit } from '../../platform/camera/use-delayed-submit.ts'
import { useJpegReader } from '../../platform/camera/use-jpeg-reader.ts'
import { usePhotoUrl } from '../../platform/camera/use-photo-url.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'

export interface PhotoChoiceProps {
  photo: Blob | undefined
  alt: string
  onPhoto: (photo: Blob | undefined) => void
  /** Where a photo is not asked for, the ways to one are links. */
  asText?: boolean
  /** What is missing. */
  error?: string | undefined
}

/** A photo from the camera or the library, as it will be sent. */
export function PhotoChoice({ photo, alt, onPhoto, asText = false, error }: PhotoChoiceProps) {
  const camera = useRef<HTMLInputElement>(null)
  const library = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<Reading>('none')
  const reader = useJpegReader()
  useDelayedSubmit(library, reading)
  const url = usePhotoUrl(photo)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    setReading('reading')
    try {
      const jpeg = await reader.read(file)
      if (!jpeg) return
      onPhoto(jpeg)
      setReading('read')
    } catch {
      setReading('unreadable')
    }
  }
  const input = { type: 'file', accept: 'image/*', className: 'sr-only', tabIndex: -1, onChange: choose } as const
  return (
    <div className="grid gap-3">
      <input ref={camera} {...input} capture="environment" aria-label={t('Take a photo')} />
      <input ref={library} {...input} aria-label={t('Photo file')} />
      {photo && url && <img src={url} alt={alt} className="handover-photo" />}
      {photo ? (
        <Button icon="close" flat className="justify-self-start" onClick={() => onPhoto(undefined)}>
          {t('Remove photo')}
        </Button>
      ) : (
        <div className={asText ? 'flex flex-wrap gap-x-6' : 'flex flex-wrap gap-3'}>
          <Button {...(asText && { variant: 'link' })} icon="camera" onClick={() => camera.current?.click()}>
            {t('Take a photo')}
          </Button>
          <Button
            {...(asText ? { variant: 'link' } : { flat: true })}
            icon="image"
            onClick={() => library.current?.click()}
          >
            {t('Library')}
          </Button>
        </div>
      )}
      {reading === 'unreadable' && <ErrorText>{t(cameraMessages.process)}</ErrorText>}
      {error && <ErrorText>{error}</ErrorText>}
    </div>
  )
}
