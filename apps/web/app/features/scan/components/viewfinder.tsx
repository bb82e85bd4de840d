import { type DragEvent, type ReactNode, useState } from 'react'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import type { OpenCounter } from '../../../platform/live-count/frame-counter.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { LiveCountLater } from './live-count-later.tsx'
import { PhotoStage } from './photo-stage.tsx'

export interface ViewfinderProps {
  camera: {
    state: 'starting' | 'live' | 'failed'
    error: string | undefined
    attach: (element: HTMLVideoElement | null) => void
    start: () => Promise<void>
    grabFrame: () => Promise<ImageBitmap | undefined>
  }
  /** The address of the photo that was taken or chosen. */
  photoUrl: string | undefined
  isScanning: boolean
  onDrop: (file: File) => void
  openCounter?: OpenCounter | undefined
  /** The found pieces. */
  children?: ReactNode
}

/** The camera's view, or the photo; a picture can also be dropped on it until its pieces are shown. */
export function Viewfinder({ camera, photoUrl, isScanning, onDrop, openCounter, children }: ViewfinderProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !children) onDrop(file)
  }
  return (
    <section
      className={isOver ? 'scan-view scan-over' : 'scan-view'}
      aria-label={t('Photo of your clothes')}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
    >
      {photoUrl ? (
        <PhotoStage url={photoUrl}>{children}</PhotoStage>
      ) : (
        <video ref={camera.attach} autoPlay muted playsInline aria-label={t('Camera')} />
      )}
      {!photoUrl && camera.state === 'starting' && <Spinner label={t('Starting the camera')} />}
      {!photoUrl && camera.state === 'failed' && (
        <div className="relative grid max-w-80 justify-items-center gap-4 px-6 pt-6 pb-20 text-center" role="alert">
          <Icon name="camera" className="size-10" />
          <p>{camera.error && tText(camera.error)}</p>
          <Button icon="repeat" size="compact" flat onClick={() => void camera.start()}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {!photoUrl && !isScanning && camera.state === 'live' && (
        <LiveCountLater grabFrame={camera.grabFrame} openCounter={openCounter} />
      )}
      <span className={children ? 'scan-end' : 'scan-corners'} aria-hidden="true" />
      {isScanning && <span className="scan-sweep" aria-hidden="true" />}
      <Hint>{hintOf({ isScanning, hasPhoto: Boolean(photoUrl), isLive: camera.state === 'live' })}</Hint>
    </section>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return children ? (
    <p className="scan-hint" role="status">
      {children}
    </p>
  ) : null
}

function hintOf({ isScanning, hasPhoto, isLive }: { isScanning: boolean; hasPhoto: boolean; isLive: boolean }) {
  if (isScanning) return t('Counting and pricing your clothes...')
  if (hasPhoto) return undefined
  return isLive ? t('Spread them out, everything in the frame') : t('Upload a photo or drop it here')
}
