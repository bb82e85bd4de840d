import { type ChangeEvent, useRef } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

export interface ShutterRowProps {
  hasPhoto: boolean
  isBusy: boolean
  canScan: boolean
  onFile: (file: File) => void
  onScan: () => void
  /** Discards the photo and opens the camera. */
  onAgain: () => void
}

/** Uploads a picture, or takes and scans a photo. */
export function ShutterRow({ hasPhoto, isBusy, canScan, onFile, onScan, onAgain }: ShutterRowProps) {
  const upload = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={upload}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('Photo file')}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
      <div className="shutter-row">
        <button type="button" className="stack-button" disabled={isBusy} onClick={() => upload.current?.click()}>
          <Icon name="image" />
          {t('Upload image')}
        </button>
        {hasPhoto ? (
          <Button variant="primary" size="large" busy={isBusy} busyText={t('Scanning...')} onClick={onScan}>
            {t('Scan Items')}
          </Button>
        ) : (
          <button type="button" className="stack-button" aria-busy={isBusy} aria-disabled={!canScan} onClick={onScan}>
            <span className="shutter">{isBusy ? <Spinner /> : <Icon name="camera" />}</span>
            {isBusy ? t('Scanning...') : t('Scan Items')}
          </button>
        )}
        {hasPhoto && !isBusy ? (
          <Button variant="link" className="text-14" onClick={onAgain}>
            {t('Take another photo')}
          </Button>
        ) : (
          <span />
        )}
      </div>
    </>
  )
}
