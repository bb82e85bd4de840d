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
        <button
          type="button"
          className="shutter"
          aria-label={t('Scan Items')}
          aria-busy={isBusy}
          aria-disabled={!canScan}
          onClick={onScan}
        >
          {isBusy ? <Spinner /> : <Icon name={hasPhoto ? 'search' : 'camera'} />}
        </button>
        {hasPhoto && !isBusy ? (
          <Button variant="link" className="text-14" onClick={onAgain}>
            {t('Take another photo')}
          </Button>
        ) : (
          <span className="text-14 font-semibold" aria-hidden="true">
            {isBusy ? t('Scanning...') : t('Scan Items')}
          </span>
        )}
      </div>
    </>
  )
}
