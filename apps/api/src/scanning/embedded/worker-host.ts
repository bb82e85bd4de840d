import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ScannerFailure } from '../scanner-gateway.ts'
import type { SeenPicture } from './find-garments.ts'
import type { ScanRequest, WorkerMessage, WorkerStart } from './worker-messages.ts'

export type WorkerHost = {
  readonly alive: () => boolean
  /** One scan at a time. A worker that times out or ends is not used again. */
  readonly scan: (image: Uint8Array, timeoutMs: number) => Promise<SeenPicture>
  readonly stop: () => Promise<void>
}

const startTimeoutMs = 30_000
// A small young generation makes V8 free the pictures' pixels often: 140 MB less after 200 scans, at the same speed.
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

/** Starts a worker thread and waits until it has loaded its models. */
export async function startWorker(file: URL, start: WorkerStart): Promise<WorkerHost> {
  const worker = new Worker(file, { workerData: start, execArgv: [], resourceLimits })
  let alive = true
  let nextId = 1
  const died = () => {
    alive = false
  }
  worker.once('exit', died)
  // Without a listener an error in the idle worker would end the whole process.
  worker.on('error', died)
  const stop = async () => {
    alive = false
    await worker.terminate()
  }
  const failAfter = async (failure: ScannerFailure): Promise<never> => {
    await stop()
    throw failure
  }
  const first = await nextMessage(worker, startTimeoutMs).catch(failAfter)
  if (first.kind !== 'ready')
    await failAfter(new ScannerFailure('model_refused', 'detail' in first ? first.detail : first.kind))

  const scan = async (image: Uint8Array, timeoutMs: number) => {
    const request: ScanRequest = { id: nextId++, image }
    worker.postMessage(request)
    const message = await nextMessage(worker, timeoutMs).catch(failAfter)
    if (message.kind === 'found' && message.id === request.id) return message.seen
    throw new ScannerFailure('failed', 'detail' in message ? message.detail : 'the worker answered something else')
  }
  return { alive: () => alive, scan, stop }
}

/** The worker's next message; rejects if the worker ends or does not answer in time. */
async function nextMessage(worker: Worker, timeoutMs: number): Promise<WorkerMessage> {
  const waiting = new AbortController()
  const { signal } = waiting
  const expiry = AbortSignal.timeout(timeoutMs)
  const answered = once(worker, 'message', { signal }).then(([message]) => message as WorkerMessage)
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new ScannerFailure('failed', 'the worker ended')
  })
  const expired = once(expiry, 'abort', { signal }).then(() => {
    throw new ScannerFailure('timeout', `no answer within ${timeoutMs} ms`)
  })
  try {
    return await Promise.race([answered, ended, expired])
  } catch (error) {
    throw error instanceof ScannerFailure ? error : new ScannerFailure('failed', String(error))
  } finally {
    waiting.abort()
    for (const loser of [answered, ended, expired]) loser.catch(() => undefined)
  }
}
