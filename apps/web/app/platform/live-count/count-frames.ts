import type { FoundBox, OpenCounter } from './frame-counter.ts'

export interface CountedFrame {
  readonly boxes: readonly FoundBox[]
  readonly width: number
  readonly height: number
  readonly atMs: number
}

export interface FrameCounting {
  /** The camera's current frame; undefined while there is none. */
  grabFrame: () => Promise<ImageBitmap | undefined>
  openCounter: OpenCounter
  now: () => number
  onCounted: (frame: CountedFrame) => void
  /** Counting has ended: it was too slow, or no counter was available. */
  onEnded: () => void
}

const everyMs = 500
const slowMs = 1_000
const slowFramesAllowed = 2

/**
 * Counts in the camera's picture, one frame at a time, until it is stopped. Returns the function that stops it and
 * frees the counter.
 */
export function countFrames(counting: FrameCounting): () => void {
  const life = new AbortController()
  // A failing hint is left out.
  run(counting, life.signal)
    .catch(() => undefined)
    .finally(() => {
      if (!life.signal.aborted) counting.onEnded()
      life.abort()
    })
  return () => life.abort()
}

async function run({ grabFrame, openCounter, now, onCounted }: FrameCounting, signal: AbortSignal): Promise<void> {
  const nextFrame = async () => {
    while (!signal.aborted) {
      await shown(signal)
      // While a machine is busy, Chromium may fail to allocate one frame and give the next.
      const frame = await grabFrame().catch(() => undefined)
      if (frame) return frame
      await pause(everyMs, signal)
    }
    return undefined
  }
  // Nothing is loaded before the camera has a picture.
  const first = await nextFrame()
  first?.close()
  if (!first || signal.aborted) return
  const count = await openCounter(signal)
  for (let slowFrames = 0; slowFrames <= slowFramesAllowed; ) {
    const frame = await nextFrame()
    if (!frame) return
    const { width, height } = frame
    const begunMs = now()
    const boxes = await count(frame)
    const atMs = now()
    if (signal.aborted) return
    onCounted({ boxes, width, height, atMs })
    if (atMs - begunMs > slowMs) slowFrames += 1
    await pause(begunMs + everyMs - atMs, signal)
  }
}

/** Waits while the page is in the background. */
const shown = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve()
    const grabFrame = () => {
      if (!document.hidden) resolve()
    }
    document.addEventListener('visibilitychange', grabFrame, { signal })
  })

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
