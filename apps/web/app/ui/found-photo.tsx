import { classes } from './classes.ts'

export interface FoundMark {
  key: string
  /** Left, top, width, height as shares of the photo. */
  box: readonly [number, number, number, number]
  /** Shown after the outline: a price. */
  tag?: string | undefined
  unsure?: boolean
  chosen?: boolean
}

export interface FoundPhotoProps {
  imageUrl: string
  /** The accessible description of the photo and what was found on it. */
  alt: string
  marks: readonly FoundMark[]
  onChoose?: (key: string) => void
}

const apartMs = 90

/**
 * A photo on which the found items light up one by one. The marks are visual only: a list beside them has the same
 * content.
 */
export function FoundPhoto({ imageUrl, alt, marks, onChoose }: FoundPhotoProps) {
  return (
    <div className="found-photo">
      <img src={imageUrl} alt={alt} />
      {marks.map(({ key, box: [left, top, width, height], tag, unsure, chosen }, index) => (
        <span
          key={`${key}-${left}-${top}`}
          className={classes('found-mark', unsure && 'found-mark-unsure', chosen && 'found-mark-chosen')}
          aria-hidden="true"
          style={{
            left: `${left * 100}%`,
            top: `${top * 100}%`,
            width: `${width * 100}%`,
            height: `${height * 100}%`,
            animationDelay: `${index * apartMs}ms`,
          }}
          onPointerUp={() => onChoose?.(key)}
        >
          {tag && <b>{tag}</b>}
        </span>
      ))}
    </div>
  )
}
