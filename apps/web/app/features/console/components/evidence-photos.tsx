import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { PhotoViewer } from '../../../ui/photo-viewer.tsx'

export interface EvidencePhoto {
  readonly url: string
  readonly caption: string
  readonly detail?: string
  readonly doubt?: string
  /** Outlined on the photo, as shares of it: left, top, width, height. */
  readonly boxes?: readonly (readonly [number, number, number, number])[]
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
              <span className="console-photo">
                <img src={photo.url} alt="" loading="lazy" />
                {photo.boxes?.map(([left, top, width, height]) => (
                  <i
                    key={`${left} ${top}`}
                    style={{
                      left: `${left * 100}%`,
                      top: `${top * 100}%`,
                      width: `${width * 100}%`,
                      height: `${height * 100}%`,
                    }}
                  />
                ))}
              </span>
            </button>
            <p>
              <b>{photo.caption}</b>
              {photo.boxes && photo.boxes.length > 0 && (
                <span className="block text-ink-2">{t('The claimed item is outlined.')}</span>
              )}
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
