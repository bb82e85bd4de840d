import { canCountLive } from './can-count-live.ts'
import type { CountFrame, WorkerAnswer } from './frame-counter.ts'
import { thisDevice } from './this-device.ts'

/** The scanner's own detector in a worker of this page, on capable devices. */
export async function openFrameCounter(signal: AbortSignal): Promise<CountFrame> {
  if (!canCountLive(thisDevice())) throw new Error('this device counts nothing before the photo')
  const worker = new Worker(new URL('./count-worker.ts', import.meta.url), { type: 'module', name: 'live-count' })
  signal.addEventListener('abort', () => worker.terminate())
  const answer = () =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data)
      worker.onerror = () => reject(new Error('the counting worker broke'))
    })
  const { kind } = await answer()
  if (kind !== 'ready') throw new Error('the counting worker did not start')
  return async (frame) => {
    const answered = answer()
    worker.postMessage(frame, [frame])
    const reply = await answered
    if (reply.kind !== 'found') throw new Error('the counting worker failed')
    return reply.boxes
  }
}
