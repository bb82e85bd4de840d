import { t } from '../../../platform/i18n/i18n.ts'
import type { OpenCounter } from '../../../platform/live-count/frame-counter.ts'
import { openFrameCounter } from '../../../platform/live-count/open-frame-counter.ts'
import { useLiveCount } from '../use-live-count.ts'
import { CountMarks } from './count-marks.tsx'

export interface LiveCountProps {
  /** The camera's current frame; undefined while there is none. */
  grabFrame: () => Promise<ImageBitmap | undefined>
  openCounter?: OpenCounter | undefined
}

/** The number of garments in the camera's view. A hint only: the photo is what is priced. */
export function LiveCount({ grabFrame, openCounter = openFrameCounter }: LiveCountProps) {
  const { frame, hint } = useLiveCount({ grabFrame, openCounter })
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
