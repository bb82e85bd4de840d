import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'

export interface PhotoViewerProps {
  url: string
  alt: string
  onClose: () => void
  texts: { close: string; zoomIn: string; zoomOut: string }
}

/** A photo in the whole window. A press or plus and minus zoom; Escape and the close button close it. */
export function PhotoViewer({ url, alt, onClose, texts }: PhotoViewerProps) {
  const window = useRef<HTMLDialogElement>(null)
  const [isLarge, setIsLarge] = useState(false)
  useEffect(() => {
    if (!window.current?.open) window.current?.showModal()
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') setIsLarge(true)
    if (event.key === '-') setIsLarge(false)
  }
  return (
    <dialog ref={window} className="photo-viewer" aria-label={alt} onKeyDown={press} onClose={onClose}>
      <div className="photo-viewer-bar">
        <IconButton
          icon={isLarge ? 'minus' : 'plus'}
          label={isLarge ? texts.zoomOut : texts.zoomIn}
          outlined
          onClick={() => setIsLarge(!isLarge)}
        />
        <IconButton icon="close" label={texts.close} outlined onClick={onClose} />
      </div>
      <div className="photo-viewer-place">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above and plus and minus do the same */}
        <img className={classes(isLarge && 'photo-large')} src={url} alt={alt} onClick={() => setIsLarge(!isLarge)} />
      </div>
    </dialog>
  )
}
