import type { Claim } from '@washline/contract/claims/schemas'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { PhotoViewer } from '../../../ui/photo-viewer.tsx'

/** The photos of the claim; each opens in full. */
export function ClaimPhotos({ photos }: Pick<Claim, 'photos'>) {
  const [open, setOpen] = useState<number>()
  const shown = photos.findIndex(({ id }) => id === open)
  const photo = photos[shown]
  const nameOf = (index: number) => t('Photo {number}', { number: index + 1 })
  return (
    <section className="grid gap-4" aria-labelledby="photos">
      <h2 id="photos">{t('Photos of the claim')}</h2>
      <ul className="photo-tiles">
        {photos.map(({ id, url, taken_at }, index) => (
          <li key={id} className="grid gap-1">
            <button type="button" className="photo-tile" onClick={() => setOpen(id)}>
              <img src={url} alt={nameOf(index)} />
            </button>
            <small className="text-14 text-ink-2">
              {taken_at ? t('taken {when}', { when: formatDateTime(taken_at) }) : t('without a time')}
            </small>
          </li>
        ))}
      </ul>
      {photo && (
        <PhotoViewer
          url={photo.url}
          alt={nameOf(shown)}
          onClose={() => setOpen(undefined)}
          texts={{ close: t('Close'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') }}
        />
      )}
    </section>
  )
}
