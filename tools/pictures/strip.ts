import type { Page } from '@playwright/test'
import sharp from 'sharp'

const frameCount = 12
const columns = 6
const gap = 10

interface Shown {
  readonly image: Buffer
  readonly atMs: number
}

/**
 * Records the page while something happens on it, in its own time, and writes twelve moments of that as one contact sheet. What
 * was shown before `begin` is left out.
 */
export async function writeStrip(
  page: Page,
  file: string,
  happen: (begin: () => void) => Promise<void>,
): Promise<void> {
  const shown: Shown[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shown.push({ image: Buffer.from(data, 'base64'), atMs: (metadata.timestamp ?? 0) * 1_000 })
    // A frame of a page that has been left needs no answer.
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 })
  // The last frame before it is what the page shows as it begins.
  await happen(() => void shown.splice(0, shown.length - 1))
  await devtools.send('Page.stopScreencast')
  await devtools.detach()
  await writeSheet(evenlySpaced(shown), file)
}

/** The frame that was shown at each of twelve moments, the first and the last among them. */
function evenlySpaced(shown: readonly Shown[]): Buffer[] {
  const [first] = shown
  const last = shown.at(-1)
  if (!first || !last) throw new Error('nothing was recorded')
  const stepMs = (last.atMs - first.atMs) / (frameCount - 1)
  return Array.from({ length: frameCount }, (_, at) => {
    const seen = shown.findLast(({ atMs }) => atMs <= first.atMs + at * stepMs + 1)
    return (seen ?? first).image
  })
}

async function writeSheet(frames: readonly Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(frames.map((frame) => sharp(frame).metadata()))
  const width = Math.max(...sizes.map((size) => size.width ?? 0)) + gap
  const height = Math.max(...sizes.map((size) => size.height ?? 0)) + gap
  const rows = Math.ceil(frames.length / columns)
  const create = {
    width: width * columns + gap,
    height: height * rows + gap,
    channels: 3,
    background: '#8a8a8a',
  } as const
  await sharp({ create })
    .composite(
      frames.map((input, at) => ({
        input,
        left: gap + (at % columns) * width,
        top: gap + Math.floor(at / columns) * height,
      })),
    )
    .png()
    .toFile(file)
}
