import { cameraMessages } from '@washline/contract/scanning/messages'
import { useState } from 'react'
import { useCamera } from '../../../platform/camera/use-camera.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'

export interface CameraDialogProps {
  open: boolean
  onClose: () => void
  onPhoto: (photo: Blob) => void
}

/** Takes one photo. */
export function CameraDialog({ open, onClose, onPhoto }: CameraDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Take a photo')} closeText={t('Close')}>
      <Shot onPhoto={onPhoto} />
    </Dialog>
  )
}

function Shot({ onPhoto }: Pick<CameraDialogProps, 'onPhoto'>) {
  const camera = useCamera()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const shoot = async () => {
    setIsBusy(true)
    try {
      onPhoto(await camera.capture())
    } catch {
      setProblem(t(cameraMessages.capture))
      setIsBusy(false)
    }
  }
  return (
    <>
      <video ref={camera.attach} autoPlay muted playsInline className="camera-shot" aria-label={t('Camera')} />
      {camera.state === 'failed' && camera.error && <ErrorText>{tText(camera.error)}</ErrorText>}
      {problem && <ErrorText>{problem}</ErrorText>}
      {camera.state === 'failed' ? (
        <Button wide icon="repeat" onClick={() => void camera.start()}>
          {t('Try again')}
        </Button>
      ) : (
        <Button
          variant="primary"
          wide
          icon="camera"
          busy={isBusy || camera.state === 'starting'}
          onClick={() => void shoot()}
        >
          {t('Take photo')}
        </Button>
      )}
    </>
  )
}
