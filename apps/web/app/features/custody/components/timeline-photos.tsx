import type { CustodyStep } from '@washline/contract/custody/schemas'
import { useState } from 'react'
import { stepTitle } from '../../../domain/custody/step-labels.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { PhotoViewer } from '../../../ui/photo-viewer.tsx'

/** The photos of the handovers; each opens large. */
export function TimelinePhotos({ steps }: { steps: readonly CustodyStep[] }) {
  const [shown, setShown] = useState<{ url: string; alt: string }>()
  const photos = steps.flatMap(({ number, step, at, photo_url: url }) =>
    url === null ? [] : [{ number, url, caption: `${stepTitle(step)}, ${formatTime(at)}` }],
  )
  if (photos.length === 0) return null
  return (
    <div className="mt-5 grid grid-cols-2 gap-3">
      {photos.map(({ number, url, caption }) => (
        <figure key={number} className="grid content-start gap-1">
          <button
            type="button"
            className="custody-photo"
            aria-label={t('Show photo: {name}', { name: caption })}
            onClick={() => setShown({ url, alt: caption })}
          >
            <img src={url} alt="" loading="lazy" />
          </button>
          <figcaption className="text-14 text-ink-2">{caption}</figcaption>
        </figure>
      ))}
      {shown && (
        <PhotoViewer
          {...shown}
          onClose={() => setShown(undefined)}
          texts={{ close: t('Close'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') }}
        />
      )}
    </div>
  )
}
