import { useEffect, useState } from 'react'
import { type CountedFrame, countFrames } from '../../platform/live-count/count-frames.ts'
import { type CountHint, nextHint, noHint } from '../../platform/live-count/count-hint.ts'
import type { OpenCounter } from '../../platform/live-count/frame-counter.ts'

export interface UseLiveCount {
  /** The camera's current frame; undefined while there is none. */
  grabFrame: () => Promise<ImageBitmap | undefined>
  openCounter: OpenCounter
}

interface LiveCount {
  frame: CountedFrame | undefined
  hint: CountHint
}

const nothing: LiveCount = { frame: undefined, hint: noHint }

/** Counts garments in the camera's picture while the component is mounted. */
export function useLiveCount({ grabFrame, openCounter }: UseLiveCount): LiveCount {
  const [live, setLive] = useState(nothing)
  useEffect(
    () =>
      countFrames({
        grabFrame,
        openCounter,
        now: () => performance.now(),
        onCounted: (frame) =>
          setLive(({ hint }) => ({ frame, hint: nextHint(hint, { count: frame.boxes.length, atMs: frame.atMs }) })),
        onEnded: () => setLive(nothing),
      }),
    [grabFrame, openCounter],
  )
  return live
}
