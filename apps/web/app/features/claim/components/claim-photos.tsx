import type { Claim, ReplyPhoto } from '@washline/contract/claims/schemas'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { PhotoViewer } from '../../../ui/photo-viewer.tsx'

/** The photos of the claim and of the Washer's reply; each opens full size. */
export function ClaimPhotos({ claim: { photos, reply } }: { claim: Claim }) {
  return (
    <>
      <Photos
        id="photos"
        title={t('Photos of the claim')}
        photos={photos}
        nameOf={(number) => t('Photo {number}', { number })}
      />
      {reply && reply.photos.length > 0 && (
        <Photos
          id="reply-photos"
          title={t('Photos of the Washer’s answer')}
          photos={reply.photos}
          nameOf={(number) => t('Photo {number} of the answer', { number })}
        />
      )}
    </>
  )
}

interface PhotosProps {
  id: string
  title: string
  photos: readonly (Claim['photos'][number] & Partial<ReplyPhoto>)[]
  nameOf: (number: number) => string
}

function Photos({ id: headingId, title, photos, nameOf }: PhotosProps) {
  const [open, setOpen] = useState<number>()
  const shown = photos.findIndex(({ id }) => id === open)
  const photo = photos[shown]
  return (
    <section className="grid gap-4" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul className="photo-tiles">
        {photos.map(({ id, url, taken_at, used_before }, index) => (
          <li key={id} className="grid gap-1">
            <button type="button" className="photo-tile" onClick={() => setOpen(id)}>
              <img src={url} alt={nameOf(index + 1)} />
            </button>
            <small className="text-14 text-ink-2">
              {taken_at ? t('taken {when}', { when: formatDateTime(taken_at) }) : t('time unknown')}
            </small>
            {used_before && <small className="text-14 font-semibold">{t('Also used in another answer')}</small>}
          </li>
        ))}
      </ul>
      {photo && (
        <PhotoViewer
          url={photo.url}
          alt={nameOf(shown + 1)}
          onClose={() => setOpen(undefined)}
          texts={{ close: t('Close'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') }}
        />
      )}
    </section>
  )
}
