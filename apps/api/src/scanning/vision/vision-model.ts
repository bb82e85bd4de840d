import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import type { Vision } from '../../platform/config/config.ts'
import { personWaits, vendorTimeMs } from '../../platform/vendors/vendor-time.ts'
import { ScannerFailure } from '../scanner-gateway.ts'
import type { VisionQuestion } from './vision-question.ts'

/** A vendor's model. Rejects with `ScannerFailure` without a usable answer. */
export interface VisionModel {
  ask<Schema extends z.ZodType, Answer>(question: VisionQuestion<Schema, Answer>): Promise<Answer>
  close(): Promise<void>
}

export interface VisionOptions {
  /** For both attempts together. */
  readonly timeoutMs?: number
  /** The maximum of concurrent questions; further ones are refused as busy. */
  readonly atOnce?: number
  /** After one that was not answered in time, people's questions are not put to it for so long. */
  readonly restMs?: number
}

const longSidePx = 1024
const pauseMs = 250

/** Sends shrunken pictures, and asks a second time if the first answer is unusable. */
export function createVisionModel(settings: Vision, options: VisionOptions = {}): VisionModel {
  const { timeoutMs, atOnce = 8, restMs = 30_000 } = options
  const closing = new AbortController()
  let running = 0
  let restsUntil = 0

  const ask: VisionModel['ask'] = async (question) => {
    const limitMs = vendorTimeMs('vision', timeoutMs)
    const expiry = AbortSignal.timeout(limitMs)
    const signal = AbortSignal.any([expiry, closing.signal])
    const { askModel, failureOf, isWorthAnotherTry } = await import('./ask-model.ts')
    const { shrinkJpeg } = await import('../sharp/shrink-jpeg.ts')
    const shrink = async <Photo extends { readonly jpeg: Uint8Array }>(photo: Photo) => ({
      ...photo,
      jpeg: await shrinkJpeg(photo.jpeg, longSidePx),
    })
    const ready = { ...question, photos: await Promise.all(question.photos.map(shrink)) }
    try {
      return await askModel(settings, ready, signal).catch(async (error: unknown) => {
        if (signal.aborted || !isWorthAnotherTry(error)) throw error
        await wait(pauseMs, undefined, { signal })
        return askModel(settings, ready, signal)
      })
    } catch (error) {
      if (closing.signal.aborted) throw new ScannerFailure('closed', 'the vision model was closed')
      if (expiry.aborted) {
        restsUntil = performance.now() + restMs
        throw new ScannerFailure('timeout', `no answer within ${limitMs} ms`)
      }
      throw error instanceof ScannerFailure ? error : new ScannerFailure('failed', failureOf(error))
    }
  }

  return {
    ask: async (question) => {
      if (closing.signal.aborted) throw new ScannerFailure('closed', 'the vision model was closed')
      if (running >= atOnce) throw new ScannerFailure('busy', `${running} questions are out`)
      if (personWaits() && performance.now() < restsUntil)
        throw new ScannerFailure('busy', 'it did not answer a moment ago')
      running += 1
      try {
        return await ask(question)
      } finally {
        running -= 1
      }
    },
    close: async () => closing.abort(),
  }
}
