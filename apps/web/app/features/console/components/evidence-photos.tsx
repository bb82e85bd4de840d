import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { PhotoViewer } from '../../../ui/photo-viewer.tsx'

export interface EvidencePhoto {
  readonly url: string
  readonly caption: string
  readonly detail?: string
  readonly doubt?: string
}

/** A grid of photos; each opens full-screen, where it can be zoomed. */
export function EvidencePhotos({ photos }: { photos: readonly EvidencePhoto[] }) {
  const [open, setOpen] = useState<EvidencePhoto>()
  return (
    <>
      <ul className="console-photos">
        {photos.map((photo) => (
          <li key={photo.url}>
            <button
              type="button"
              aria-label={t('Enlarge: {caption}', { caption: photo.caption })}
              onClick={() => setOpen(photo)}
            >
              <img src={photo.url} alt="" loading="lazy" />
            </button>
            <p>
              <b>{photo.caption}</b>
              {photo.detail && <span className="block text-ink-2">{photo.detail}</span>}
              {photo.doubt && <span className="block">{photo.doubt}</span>}
            </p>
          </li>
        ))}
      </ul>
      {open && (
        <PhotoViewer
          url={open.url}
          alt={open.caption}
          onClose={() => setOpen(undefined)}
          texts={{ close: t('Close'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') }}
        />
      )}
    </>
  )
}
