import type { CSSProperties } from 'react'
import { classes } from './classes.ts'
import type { FoundMark } from './found-mark.ts'

export interface PieceStickerProps {
  mark: FoundMark
  imageUrl: string
  /** Its place in the order in which the pieces light up. */
  order: number
  onChoose?: ((key: string) => void) | undefined
}

const share = (value: number) => `${value * 100}%`

/** One found piece, cut out of the photo that lies below it, with its price pegged on. */
export function PieceSticker({ mark, imageUrl, order, onChoose }: PieceStickerProps) {
  const { key, tag, unsure, chosen } = mark
  const [left, top, width, height] = mark.box
  const place = { left: share(left), top: share(top), width: share(width), height: share(height), '--i': order }
  return (
    <span
      className={classes('sticker', unsure && 'sticker-unsure', chosen && 'sticker-chosen')}
      style={place as CSSProperties}
      onPointerUp={() => onChoose?.(key)}
    >
      <span className="sticker-cut">
        <img
          src={imageUrl}
          alt=""
          style={{
            width: share(1 / width),
            height: share(1 / height),
            left: share(-left / width),
            top: share(-top / height),
          }}
        />
      </span>
      {tag && <b className={classes('sticker-tag', top + height > 0.86 && 'sticker-tag-inside')}>{tag}</b>}
    </span>
  )
}
