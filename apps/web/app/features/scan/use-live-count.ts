import { useEffect, useState } from 'react'
import { type CountedFrame, countFrames } from '../../platform/live-count/count-frames.ts'
import { type CountHint, nextHint, noHint } from '../../platform/live-count/count-hint.ts'
import type { OpenCounter } from '../../platform/live-count/frame-counter.ts'

export interface UseLiveCount {
  /** The camera's picture; nothing while it shows none. */
  look: () => Promise<ImageBitmap | undefined>
  openCounter: OpenCounter
}

interface LiveCount {
  frame: CountedFrame | undefined
  hint: CountHint
}

const nothing: LiveCount = { frame: undefined, hint: noHint }

/** What is found in the camera's picture while the component is shown. */
export function useLiveCount({ look, openCounter }: UseLiveCount): LiveCount {
  const [live, setLive] = useState(nothing)
  useEffect(
    () =>
      countFrames({
        look,
        openCounter,
        now: () => performance.now(),
        onCounted: (frame) =>
          setLive(({ hint }) => ({ frame, hint: nextHint(hint, { count: frame.boxes.length, atMs: frame.atMs }) })),
        onEnded: () => setLive(nothing),
      }),
    [look, openCounter],
  )
  return live
}
