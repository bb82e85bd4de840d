import type { LabelReading } from '@washline/contract/care/label-schemas'
import { cameraMessages } from '@washline/contract/scanning/messages'
import { type ChangeEvent, useRef } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { useReadLabel } from '../use-read-label.ts'

/** Takes a photo of a care label, by the camera of a phone or as a file, and reads it. */
export function LabelPhoto({ onRead }: { onRead: (reading: LabelReading) => void }) {
  const read = useReadLabel()
  const camera = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const send = (photo: File) => read.mutate(photo, { onSuccess: onRead })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? []
    target.value = ''
    if (photo && !read.isPending) send(photo)
  }
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-2">
        {t('We read the symbols and fit your instructions to them. The photo is not stored.')}
      </p>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
      />
      <input
        ref={file}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('Photo of a care label')}
        onChange={choose}
      />
      <div className="flex flex-wrap gap-3">
        <span className="hidden pointer-coarse:block">
          <Button flat icon="camera" busy={read.isPending} onClick={() => camera.current?.click()}>
            {t('Photograph a care label')}
          </Button>
        </span>
        <Button
          flat
          icon="image"
          busy={read.isPending}
          busyText={t('Reading the label…')}
          onClick={() => file.current?.click()}
        >
          {t('Choose a photo of a care label')}
        </Button>
      </div>
      {read.error && read.variables && (
        <>
          <ErrorText>{errorText(read.error, t(cameraMessages.process))}</ErrorText>
          <div>
            <Button size="compact" flat icon="repeat" onClick={() => send(read.variables)}>
              {t('Try again')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
