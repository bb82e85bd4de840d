import { groupItems } from '../rules/group-items.ts'
import { seesLaundry } from '../rules/sees-laundry.ts'
import { type GarmentInspector, ScannerFailure, type ScannerGateway } from '../scanner-gateway.ts'
import { startWorker, type WorkerHost } from './worker-host.ts'

export type EmbeddedScanner = ScannerGateway &
  GarmentInspector & {
    /** Loads the models before the first scan needs them. */
    warm(): Promise<void>
  }

export type EmbeddedScannerOptions = {
  readonly modelFolder?: URL
  /** The maximum of running and waiting scans; further ones are refused as busy. */
  readonly queueLimit?: number
  readonly timeoutMs?: number
  readonly workerFile?: URL
}

const shippedModels = new URL('../../../../../models/scanner/', import.meta.url)
const shippedWorker = new URL('./scan-worker.ts', import.meta.url)

/** A scanner without network: this project's models in a worker thread, one picture at a time. */
export function createEmbeddedScanner(options: EmbeddedScannerOptions = {}): EmbeddedScanner {
  const { modelFolder = shippedModels, workerFile = shippedWorker, queueLimit = 16, timeoutMs = 15_000 } = options
  let starting: Promise<WorkerHost> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let queued = 0
  let closed = false

  const refuseWhenClosed = () => {
    if (closed) throw new ScannerFailure('closed', 'the scanner was closed')
  }

  const livingWorker = async (): Promise<WorkerHost> => {
    const host = await starting?.catch(() => undefined)
    if (host?.alive()) return host
    starting = startWorker(workerFile, { modelFolder: modelFolder.href })
    return starting
  }

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  const inspect = async (image: Buffer) => {
    refuseWhenClosed()
    if (queued >= queueLimit) throw new ScannerFailure('busy', `${queued} scans are waiting`)
    queued++
    try {
      return await inTurn(async () => (await livingWorker()).scan(image, timeoutMs))
    } finally {
      queued--
    }
  }

  return {
    name: 'embedded',
    inspect,
    warm: async () => {
      refuseWhenClosed()
      await inTurn(livingWorker)
    },
    scan: async (image) => {
      const items = groupItems(await inspect(image))
      return seesLaundry(items) ? items : []
    },
    /** Refuses new scans, finishes those in the queue, then ends the worker. */
    close: async () => {
      closed = true
      await last
      await (await starting?.catch(() => undefined))?.stop()
    },
  }
}
