import { afterEach, expect, it, vi } from 'vitest'
import { type CountedFrame, countFrames, type FrameCounting } from './count-frames.ts'

const frame = () => createImageBitmap(new ImageData(8, 4))
let stop = () => {}

afterEach(() => {
  stop()
  setHidden(false)
})

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Counts by a clock that each grabbed frame advances by half a second, and each count by `tookMs`. */
function begin({ tookMs = 0, ...changes }: Partial<FrameCounting> & { tookMs?: number } = {}) {
  let clockMs = 0
  const counted: CountedFrame[] = []
  const onEnded = vi.fn()
  const openCounter = vi.fn(async (_signal: AbortSignal) => async (_frame: ImageBitmap) => {
    clockMs += tookMs
    return []
  })
  const grabFrame = vi.fn(async () => {
    clockMs += 500
    return frame()
  })
  stop = countFrames({
    grabFrame,
    openCounter,
    now: () => clockMs,
    onCounted: (each) => void counted.push(each),
    onEnded,
    ...changes,
  })
  return { counted, onEnded, openCounter, grabFrame }
}

it('loads nothing before the camera has a picture', async () => {
  const calls: string[] = []
  begin({
    grabFrame: async () => {
      calls.push('looked')
      return calls.length > 1 ? frame() : undefined
    },
    openCounter: async () => {
      calls.push('opened')
      return async () => []
    },
  })
  await expect.poll(() => calls.slice(0, 3)).toEqual(['looked', 'looked', 'opened'])
})

it('goes on after a frame that could not be taken', async () => {
  let attempts = 0
  const { counted, onEnded } = begin({
    grabFrame: async () => {
      attempts += 1
      if (attempts % 2) throw new DOMException('The ImageBitmap could not be allocated.', 'InvalidStateError')
      return frame()
    },
  })
  await expect.poll(() => counted.length).toBeGreaterThan(0)
  expect(onEnded).not.toHaveBeenCalled()
})

it('counts one frame at a time, and reports its size', async () => {
  let underWay = 0
  let most = 0
  let clockMs = 0
  const { counted } = begin({
    now: () => (clockMs += 1_000),
    openCounter: async () => async () => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve, 50))
      underWay -= 1
      return [{ left: 0, top: 0, right: 1, bottom: 1 }]
    },
  })
  await expect.poll(() => counted.length).toBeGreaterThan(3)
  expect(most).toBe(1)
  expect(counted[0]).toMatchObject({ width: 8, height: 4, boxes: [{ right: 1 }] })
})

it('ends and frees its counter at the third frame that takes too long', async () => {
  const { counted, onEnded, openCounter } = begin({ tookMs: 1_001 })
  await expect.poll(() => onEnded.mock.calls).toHaveLength(1)
  expect(counted).toHaveLength(3)
  expect(openCounter.mock.lastCall?.[0].aborted).toBe(true)
})

it('continues with frames of a second each', async () => {
  const { counted, onEnded } = begin({ tookMs: 1_000 })
  await expect.poll(() => counted.length).toBeGreaterThan(4)
  expect(onEnded).not.toHaveBeenCalled()
})

it('grabs no frame while the page is in the background', async () => {
  const visibilities: boolean[] = []
  begin({
    tookMs: 500,
    grabFrame: async () => {
      visibilities.push(document.hidden)
      if (visibilities.length === 2) {
        setHidden(true)
        setTimeout(() => setHidden(false), 200)
      }
      return frame()
    },
  })
  await expect.poll(() => visibilities.length).toBeGreaterThan(3)
  expect(visibilities).not.toContain(true)
})

it.each([
  ['cannot be had', async () => Promise.reject(new Error('none'))],
  ['breaks', async () => () => Promise.reject(new Error('broken'))],
])('ends without an error where the counter %s', async (_, openCounter) => {
  const { onEnded } = begin({ openCounter })
  await expect.poll(() => onEnded.mock.calls).toHaveLength(1)
})

it('reports nothing after it was stopped', async () => {
  const { counted, onEnded, openCounter } = begin()
  await expect.poll(() => counted.length).toBeGreaterThan(0)
  stop()
  const countedBefore = counted.length
  expect(openCounter.mock.lastCall?.[0].aborted).toBe(true)
  await frame()
  expect(counted).toHaveLength(countedBefore)
  expect(onEnded).not.toHaveBeenCalled()
})
