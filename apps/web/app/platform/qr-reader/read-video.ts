import { openQrReader } from './open-qr-reader.ts'

const everyMs = 200

/** Reads QR codes in a camera's picture, a few times a second, until it is stopped by the function that it returns. */
export function readVideo(video: HTMLVideoElement, onRead: (text: string) => void): () => void {
  const life = new AbortController()
  // Without a reader the code is typed.
  run(video, onRead, life.signal).catch(() => undefined)
  return () => life.abort()
}

async function run(video: HTMLVideoElement, onRead: (text: string) => void, signal: AbortSignal): Promise<void> {
  const read = await openQrReader()
  while (!signal.aborted) {
    const isShown = !document.hidden && video.readyState >= video.HAVE_CURRENT_DATA
    const text = isShown ? await read(video).catch(() => undefined) : undefined
    if (signal.aborted) return
    if (text) onRead(text)
    await pause(signal)
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, everyMs)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
