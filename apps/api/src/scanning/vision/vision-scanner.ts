import { setTimeout as wait } from 'node:timers/promises'
import type { Vision } from '../../platform/config/config.ts'
import { ScannerFailure, type ScannerGateway } from '../scanner-gateway.ts'
import { shrinkJpeg } from '../sharp/shrink-jpeg.ts'

export interface VisionOptions {
  /** For both tries together. */
  readonly timeoutMs?: number
  /** How many questions may run at once; one more is refused as busy. */
  readonly atOnce?: number
}

const longSidePx = 1024
const pauseMs = 250

/** A scanner that asks a vision model of a vendor, twice where the first answer is of no use. */
export function createVisionScanner(settings: Vision, options: VisionOptions = {}): ScannerGateway {
  const { timeoutMs = 20_000, atOnce = 8 } = options
  const closing = new AbortController()
  let running = 0

  const ask = async (image: Buffer) => {
    const expiry = AbortSignal.timeout(timeoutMs)
    const signal = AbortSignal.any([expiry, closing.signal])
    const { askModel, failureOf, isWorthAnotherTry } = await import('./ask-model.ts')
    const jpeg = await shrinkJpeg(image, longSidePx)
    try {
      return await askModel(settings, jpeg, signal).catch(async (error: unknown) => {
        if (signal.aborted || !isWorthAnotherTry(error)) throw error
        await wait(pauseMs, undefined, { signal })
        return askModel(settings, jpeg, signal)
      })
    } catch (error) {
      if (closing.signal.aborted) throw new ScannerFailure('closed', 'the scanner was closed')
      if (expiry.aborted) throw new ScannerFailure('timeout', `no answer within ${timeoutMs} ms`)
      throw error instanceof ScannerFailure ? error : new ScannerFailure('failed', failureOf(error))
    }
  }

  return {
    name: 'vision',
    scan: async (image) => {
      if (closing.signal.aborted) throw new ScannerFailure('closed', 'the scanner was closed')
      if (running >= atOnce) throw new ScannerFailure('busy', `${running} questions are out`)
      running += 1
      try {
        return await ask(image)
      } finally {
        running -= 1
      }
    },
    close: async () => closing.abort(),
  }
}
