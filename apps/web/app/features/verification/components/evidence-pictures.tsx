import { verificationMessages } from '@washline/contract/verification/messages'
import type { Evidence, StepShown } from '@washline/contract/verification/schemas'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PhotoViewer } from '../../../ui/photo-viewer.tsx'
import { useRemoveEvidence } from '../use-evidence.ts'

export interface EvidencePicturesProps {
  pictures: StepShown['evidence']
  /** Whether unsent pictures can be removed. */
  mayRemove: boolean
}

/** The pictures of a step; each opens large. */
export function EvidencePictures({ pictures, mayRemove }: EvidencePicturesProps) {
  const [open, setOpen] = useState<Evidence>()
  const remove = useRemoveEvidence()
  if (pictures.length === 0) return null
  const nameOf = (picture: Evidence) => t('Photo from {date}', { date: formatDate(picture.uploaded_at) })
  return (
    <>
      <ul className="evidence" aria-label={t('Photos')}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={t('Show photo {number}', { number: index + 1 })}
              onClick={() => setOpen(picture)}
            >
              <img src={picture.url} alt="" />
            </button>
            {mayRemove && picture.submitted_at === null && (
              <IconButton
                icon="close"
                outlined
                label={t('Remove photo {number}', { number: index + 1 })}
                aria-busy={remove.isPending && remove.variables === picture.id}
                onClick={() => {
                  if (!remove.isPending) remove.mutate(picture.id)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {remove.error && <ErrorText>{errorText(remove.error, t(verificationMessages.upload))}</ErrorText>}
      {open && (
        <PhotoViewer
          url={open.url}
          alt={nameOf(open)}
          onClose={() => setOpen(undefined)}
          texts={{ close: t('Close'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') }}
        />
      )}
    </>
  )
}
