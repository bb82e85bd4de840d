import type { ReactNode } from 'react'
import { formatTime } from '../../../platform/format/date.ts'
import { classes } from '../../../ui/classes.ts'

export interface BubbleProps {
  own: boolean
  /** Says who wrote it, to those who do not see the side. */
  from: string
  content: string
  imageUrl?: string | null
  at: string
  /** After the time: how far the message got. */
  tick?: ReactNode
  failed?: boolean
  children?: ReactNode
}

/** One message: own at the right, the other person's at the left. */
export function Bubble({ own, from, content, imageUrl, at, tick, failed, children }: BubbleProps) {
  return (
    <li className={classes('bubble', own && 'bubble-own', failed && 'bubble-failed')}>
      <span className="sr-only">{from}</span>
      <div className="bubble-box">
        {imageUrl && <img src={imageUrl} alt="" className="mb-2 max-h-72 rounded-chip" />}
        <p>{content}</p>
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
