import type { UserId } from '@washline/contract/ids'
import { ChildTookTooLong, childHost } from '../../platform/child/child-host.ts'
import { fairLane } from '../../platform/lane/fair-lane.ts'
import { messageOf } from '../../platform/log/describe-error.ts'
import { type Log, silentLog } from '../../platform/log/log.ts'
import type { LabelGateway } from '../label-gateway.ts'
import { itemsOfPicture } from '../rules/items-of-picture.ts'
import { type OwnScanner, ScannerFailure } from '../scanner-gateway.ts'
import { runtimeChoice } from './runtime-choice.ts'
import type { Answered, ScanCalls } from './scan-calls.ts'

export type EmbeddedScanner = OwnScanner & {
  /** Loads the models before the first scan needs them. */
  warm(): Promise<void>
  /** The process that scans at the moment. */
  pid(): number | undefined
}

export type EmbeddedScannerOptions = {
  readonly modelFolder?: URL
  /** Of the models that read care labels. */
  readonly labelFolder?: URL
  /** The maximum of running and waiting scans; further ones are refused as busy. */
  readonly queueLimit?: number
  /** Of these, the maximum of one account. */
  readonly placesPerAccount?: number
  readonly timeoutMs?: number
  readonly idleMs?: number
  readonly childFile?: URL
  /** Where packages are found that need not be installed. */
  readonly packages?: URL
  readonly log?: Log
}

const shippedModels = new URL('../../../../../models/scanner/', import.meta.url)
const shippedLabelModels = new URL('../../../../../models/care-label/', import.meta.url)
const shippedPackages = new URL('../../../../../', import.meta.url)
const shippedChild = new URL('./scan-child.ts', import.meta.url)
/** A small young generation makes V8 free the pictures' pixels often, at the same speed. */
const nodeArgs = ['--max-semi-space-size=4', '--max-old-space-size=96']

/** A scanner without network: this project's models in a process of its own, which ends when it is idle; one picture at a time. */
export function createEmbeddedScanner(options: EmbeddedScannerOptions = {}): EmbeddedScanner {
  const { modelFolder = shippedModels, labelFolder = shippedLabelModels, childFile = shippedChild } = options
  const { timeoutMs = 15_000, idleMs = 60_000 } = options
  const { packages = shippedPackages, log = silentLog } = options
  const { queueLimit = 24, placesPerAccount = 10 } = options
  const runtime = runtimeChoice(log)
  const host = childHost<ScanCalls>({
    file: childFile,
    args: () => [modelFolder.href, labelFolder.href, packages.href, runtime.current()],
    nodeArgs,
    timeoutMs,
    idleMs,
  })
  const lane = fairLane({ atOnce: 1, places: queueLimit, placesPerAccount }, (why) => new ScannerFailure('busy', why))
  const running = new Set<Promise<unknown>>()
  let closed = false

  const inTurn = async <Result>(
    account: UserId | undefined,
    work: () => Promise<Answered<Result>>,
  ): Promise<Result> => {
    if (closed) throw new ScannerFailure('closed', 'the scanner was closed')
    const turn = lane.run({ account }, () => runtime.ask(work).catch(fail))
    const settled = turn.catch(() => undefined)
    running.add(settled)
    void settled.then(() => running.delete(settled))
    return turn
  }
  const inspect = (image: Buffer, account?: UserId) => inTurn(account, () => host.ask('inspect', image))
  const warm = () => inTurn(undefined, () => host.ask('load'))

  const labels: LabelGateway = {
    name: 'embedded',
    readLabel: async (image, account) => ({
      signs: await inTurn(account, () => host.ask('readLabel', image)),
      fibers: null,
    }),
    prepare: () => {
      inTurn(undefined, () => host.ask('loadLabels')).catch(() => undefined)
    },
  }

  return {
    name: 'embedded',
    labels,
    inspect: async (image) => (await inspect(image)).garments,
    warm,
    prepare: () => {
      if (host.pid() === undefined) warm().catch(() => undefined)
    },
    scan: async (image, account) => itemsOfPicture(await inspect(image, account)),
    pid: host.pid,
    /** Refuses new scans, finishes those in the queue, then ends the process. */
    close: async () => {
      closed = true
      await Promise.all(running)
      host.close()
    },
  }
}

const fail = (error: unknown): never => {
  if (error instanceof ScannerFailure) throw error
  const detail = messageOf(error)
  throw new ScannerFailure(error instanceof ChildTookTooLong ? 'timeout' : 'failed', detail)
}
