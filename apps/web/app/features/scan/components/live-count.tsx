import { t } from '../../../platform/i18n/i18n.ts'
import type { OpenCounter } from '../../../platform/live-count/frame-counter.ts'
import { openFrameCounter } from '../../../platform/live-count/open-frame-counter.ts'
import { useLiveCount } from '../use-live-count.ts'
import { CountMarks } from './count-marks.tsx'

export interface LiveCountProps {
  /** The camera's picture; nothing while it shows none. */
  look: () => Promise<ImageBitmap | undefined>
  openCounter?: OpenCounter | undefined
}

/** How many garments the camera sees, over its picture. A hint only: what is priced is the photo. */
export function LiveCount({ look, openCounter = openFrameCounter }: LiveCountProps) {
  const { frame, hint } = useLiveCount({ look, openCounter })
  return (
    <>
      {frame && <CountMarks {...frame} />}
      {hint.shown > 0 && (
        <p className="live-count" aria-hidden="true">
          {itemsText(hint.shown)}
        </p>
      )}
      <p className="sr-only" role="status">
        {hint.announced > 0 && itemsText(hint.announced)}
      </p>
    </>
  )
}

const itemsText = (count: number) => t('{count, plural, one {# item} other {About # items}}', { count })
