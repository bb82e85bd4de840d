import { type ReactNode, useState } from 'react'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PhotoViewer } from '../../../ui/photo-viewer.tsx'

export interface BubbleProps {
  isOwn: boolean
  /** The sender's name for screen readers. */
  from: string
  content: string
  imageUrl?: string | null | undefined
  at: string
  /** Delivery state, after the time. */
  tick?: ReactNode
  failed?: boolean
  children?: ReactNode
}

/** One message: the viewer's own on the right, the other person's on the left. */
export function Bubble({ isOwn, from, content, imageUrl, at, tick, failed, children }: BubbleProps) {
  return (
    <li className={classes('bubble', isOwn && 'bubble-own', failed && 'bubble-failed')}>
      <span className="sr-only">{from}</span>
      <div className="bubble-box">
        {imageUrl && <BubblePhoto url={imageUrl} alt={t('Photo from {name}', { name: from })} />}
        {content && <p>{content}</p>}
        {!imageUrl && !content && <MissingPhoto text={t('This photo is no longer shown.')} />}
      </div>
      {children ?? (
        <p className="bubble-foot">
          <time dateTime={at}>{formatTime(at)}</time>
          {tick}
        </p>
      )}
    </li>
  )
}

function BubblePhoto({ url, alt }: { url: string; alt: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return <MissingPhoto text={t('This photo cannot be shown right now.')} />
  return (
    <>
      <button type="button" className="bubble-photo" onClick={() => setIsOpen(true)}>
        <img src={url} alt={alt} onError={() => setIsMissing(true)} />
      </button>
      {isOpen && (
        <PhotoViewer
          url={url}
          alt={alt}
          onClose={() => setIsOpen(false)}
          texts={{ close: t('Close'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') }}
        />
      )}
    </>
  )
}

const MissingPhoto = ({ text }: { text: string }) => (
  <p className="bubble-photo-missing">
    <Icon name="image" />
    {text}
  </p>
)
