import { useState } from 'react'
import type { FoundMark } from './found-mark.ts'
import { PieceSticker } from './piece-sticker.tsx'

export interface FoundPhotoProps {
  imageUrl: string
  /** The accessible description of the photo and what was found on it. */
  alt: string
  marks: readonly FoundMark[]
  onChoose?: (key: string) => void
}

/** The photo with its pieces cut out. They are visual only: a list beside the photo has the same content. */
export function FoundPhoto({ imageUrl, alt, marks, onChoose }: FoundPhotoProps) {
  // Marks on a photo without its size would move with it.
  const [isThere, setIsThere] = useState(false)
  const show = () => setIsThere(true)
  return (
    <div className="found-place">
      <div className="found-photo">
        <img src={imageUrl} alt={alt} ref={(image) => void (image?.complete && show())} onLoad={show} onError={show} />
        {isThere && (
          <span className="found-marks" aria-hidden="true">
            <span className="photo-dim" />
            {marks.map((mark, order) => (
              <PieceSticker
                key={`${mark.key}-${mark.box[0]}-${mark.box[1]}`}
                {...{ mark, imageUrl, order, onChoose }}
              />
            ))}
          </span>
        )}
      </div>
    </div>
  )
}
