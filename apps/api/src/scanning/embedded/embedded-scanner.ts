import type { UserId } from '@washline/contract/ids'
import { fairLane } from '../../platform/lane/fair-lane.ts'
import { groupItems } from '../rules/group-items.ts'
import { passGate } from '../rules/pass-gate.ts'
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
  /** Of these, the maximum of one account. */
  readonly placesPerAccount?: number
  readonly timeoutMs?: number
  readonly workerFile?: URL
}

const shippedModels = new URL('../../../../../models/scanner/', import.meta.url)
const shippedWorker = new URL('./scan-worker.ts', import.meta.url)

/** A scanner without network: this project's models in a worker thread, one picture at a time. */
export function createEmbeddedScanner(options: EmbeddedScannerOptions = {}): EmbeddedScanner {
  const { modelFolder = shippedModels, workerFile = shippedWorker, timeoutMs = 15_000 } = options
  const { queueLimit = 24, placesPerAccount = 10 } = options
  let starting: Promise<WorkerHost> | undefined
  const lane = fairLane({ atOnce: 1, places: queueLimit, placesPerAccount }, (why) => new ScannerFailure('busy', why))
  const running = new Set<Promise<unknown>>()
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

  const inTurn = async <Result>(account: UserId | undefined, work: () => Promise<Result>): Promise<Result> => {
    refuseWhenClosed()
    const turn = lane.run({ account }, work)
    const settled = turn.catch(() => undefined)
    running.add(settled)
    void settled.then(() => running.delete(settled))
    return turn
  }

  const inspect = (image: Buffer, account?: UserId) =>
    inTurn(account, async () => (await livingWorker()).scan(image, timeoutMs))

  return {
    name: 'embedded',
    inspect: async (image) => (await inspect(image)).garments,
    warm: async () => {
      await inTurn(undefined, livingWorker)
    },
    scan: async (image, account) => {
      const { garments, gate } = await inspect(image, account)
      const items = groupItems(garments)
      return seesLaundry(items) ? passGate(items, gate) : []
    },
    /** Refuses new scans, finishes those in the queue, then ends the worker. */
    close: async () => {
      closed = true
      await Promise.all(running)
      await (await starting?.catch(() => undefined))?.stop()
    },
  }
}
