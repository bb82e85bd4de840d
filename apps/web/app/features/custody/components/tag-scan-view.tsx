import { useEffect, useEffectEvent, useRef } from 'react'
import { useCamera } from '../../../platform/camera/use-camera.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { readVideo } from '../../../platform/qr-reader/read-video.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

/** The camera's picture, in which tags are read. Without a camera the code is typed. */
export function TagScanView({ onRead }: { onRead: (text: string) => void }) {
  const { state, error, attach, start } = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const read = useEffectEvent(onRead)
  useEffect(() => {
    attach(video.current)
    return video.current ? readVideo(video.current, (text) => read(text)) : undefined
  }, [attach])
  return (
    <div className="tag-view">
      <video ref={video} autoPlay muted playsInline aria-label={t('Camera')} />
      {state === 'starting' && <Spinner label={t('Starting the camera')} />}
      {state === 'failed' && (
        <div className="relative grid justify-items-center gap-3 p-4 text-center" role="alert">
          <Icon name="camera" className="size-8" />
          <p>{error && tText(error)}</p>
          <Button icon="repeat" size="compact" flat onClick={() => void start()}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </div>
  )
}
