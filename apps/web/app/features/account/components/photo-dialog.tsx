import { cameraMessages } from '@washline/contract/scanning/messages'
import { type ChangeEvent, useRef } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { initials } from '../../../platform/format/initials.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { useRemovePhoto, useSetPhoto } from '../use-photo.ts'

/** Sets or removes the person's photo. */
export function PhotoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { name, photo_url } = useUser()
  const set = useSetPhoto()
  const remove = useRemovePhoto()
  const isBusy = set.isPending || remove.isPending
  const failed = set.error ?? remove.error
  const close = () => {
    set.reset()
    remove.reset()
    onClose()
  }
  const choose = (file: File | undefined) => {
    remove.reset()
    if (file && !isBusy) set.mutate(file, { onSuccess: close })
  }
  return (
    <Dialog open={open} onClose={close} title={t('Your photo')} closeText={t('Close')}>
      <div className="grid justify-items-center gap-4">
        <Avatar initials={initials(name)} imageUrl={photo_url} large />
        <p className="text-center text-ink-2">
          {t('The people in your orders see it. It is cropped to a square, and its date and location are removed.')}
        </p>
      </div>
      <PhotoSources failed={failed} isSaving={set.isPending} onChoose={choose} />
      {photo_url && (
        <Button
          variant="danger"
          wide
          flat
          busy={remove.isPending}
          onClick={() => {
            set.reset()
            if (!isBusy) remove.mutate()
          }}
        >
          {t('Remove photo')}
        </Button>
      )}
    </Dialog>
  )
}

interface PhotoSourcesProps {
  failed: Error | null
  isSaving: boolean
  onChoose: (file: File | undefined) => void
}

/** A file of the device, or a photo from its camera. */
function PhotoSources({ failed, isSaving, onChoose }: PhotoSourcesProps) {
  const library = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    onChoose(file)
  }
  const hidden = { type: 'file', accept: 'image/*', className: 'sr-only', tabIndex: -1, onChange: choose } as const
  return (
    <>
      <input {...hidden} ref={library} aria-label={t('Photo file')} />
      <input {...hidden} ref={camera} capture="user" aria-label={t('Photo from the camera')} />
      {failed && <ErrorText>{errorText(failed, t(cameraMessages.process))}</ErrorText>}
      <Button
        variant="primary"
        icon="image"
        wide
        busy={isSaving}
        busyText={t('Saving...')}
        onClick={() => library.current?.click()}
      >
        {t('Choose a photo')}
      </Button>
      <Button icon="camera" wide flat onClick={() => camera.current?.click()}>
        {t('Take a photo')}
      </Button>
    </>
  )
}
