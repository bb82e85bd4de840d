import { useState } from 'react'

export interface PieceOnPhotoProps {
  imageUrl: string
  /** Left, top, width, height as shares of the photo. */
  box: readonly [number, number, number, number]
  alt: string
  caption: string
}

const share = (value: number) => `${value * 100}%`

/** One piece, cut out of its photo and fitted into a square. */
export function PieceOnPhoto({ imageUrl, box: [left, top, width, height], alt, caption }: PieceOnPhotoProps) {
  // The shape of the piece follows from that of the photo.
  const [photoRatio, setPhotoRatio] = useState(1)
  const ratio = (photoRatio * width) / height
  const readShape = (image: HTMLImageElement) => {
    if (image.naturalHeight > 0) setPhotoRatio(image.naturalWidth / image.naturalHeight)
  }
  return (
    <figure className="grid gap-1">
      <span className="grid aspect-square place-items-center overflow-hidden rounded-ticket bg-rinse">
        <span
          className="relative block overflow-hidden"
          style={{ aspectRatio: ratio, [ratio > 1 ? 'width' : 'height']: '100%' }}
        >
          <img
            className="absolute max-w-none"
            src={imageUrl}
            alt={alt}
            ref={(image) => void (image?.complete && readShape(image))}
            onLoad={({ currentTarget }) => readShape(currentTarget)}
            style={{
              width: share(1 / width),
              height: share(1 / height),
              left: share(-left / width),
              top: share(-top / height),
            }}
          />
        </span>
      </span>
      <figcaption className="text-14 text-ink-2">{caption}</figcaption>
    </figure>
  )
}
