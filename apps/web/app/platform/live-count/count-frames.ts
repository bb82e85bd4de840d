import type { FoundBox, OpenCounter } from './frame-counter.ts'

export interface CountedFrame {
  readonly boxes: readonly FoundBox[]
  readonly width: number
  readonly height: number
  readonly atMs: number
}

export interface FrameCounting {
  /** The camera's picture; nothing while it shows none. */
  look: () => Promise<ImageBitmap | undefined>
  openCounter: OpenCounter
  now: () => number
  onCounted: (frame: CountedFrame) => void
  /** It counts no more: it was too slow, or could not be had. */
  onEnded: () => void
}

const everyMs = 500
const slowMs = 1_000
const slowFramesAllowed = 2

/** Counts in the camera's picture, one frame at a time, until it is stopped. Gives what stops it and frees the counter. */
export function countFrames(counting: FrameCounting): () => void {
  const life = new AbortController()
  // A hint that cannot be given is left out.
  run(counting, life.signal)
    .catch(() => undefined)
    .finally(() => {
      if (!life.signal.aborted) counting.onEnded()
      life.abort()
    })
  return () => life.abort()
}

async function run({ look, openCounter, now, onCounted }: FrameCounting, signal: AbortSignal): Promise<void> {
  const nextFrame = async () => {
    while (!signal.aborted) {
      await shown(signal)
      const frame = await look()
      if (frame) return frame
      await pause(everyMs, signal)
    }
    return undefined
  }
  // Nothing is loaded before the camera shows its picture.
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
    const look = () => {
      if (!document.hidden) resolve()
    }
    document.addEventListener('visibilitychange', look, { signal })
  })

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
