import { classes } from './classes.ts'

export interface FoundMark {
  key: string
  /** Left, top, width, height as shares of the photo. */
  box: readonly [number, number, number, number]
  /** Pegged on after the outline: a price. */
  tag?: string | undefined
  unsure?: boolean
  chosen?: boolean
}

export interface FoundPhotoProps {
  imageUrl: string
  /** Describes the photo and what was found on it. */
  alt: string
  marks: readonly FoundMark[]
  onChoose?: (key: string) => void
}

const apartMs = 90

/** A photo on which the found things light up one by one. The marks are for the eye: a list beside says the same. */
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
