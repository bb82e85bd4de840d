import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import type { Vision } from '../../platform/config/config.ts'
import { ScannerFailure } from '../scanner-gateway.ts'
import { shrinkJpeg } from '../sharp/shrink-jpeg.ts'

/** A question about pictures, and what an answer by its schema comes to: nothing where it cannot be. */
export interface VisionQuestion<Schema extends z.ZodType, Answer> {
  readonly name: string
  readonly instructions: string
  readonly text: string
  readonly photos: readonly { readonly jpeg: Uint8Array; readonly label?: string }[]
  readonly schema: Schema
  readonly read: (answer: z.infer<Schema>) => Answer | undefined
}

/** A vendor's model. It rejects with `ScannerFailure` where it has no answer that is of use. */
export interface VisionModel {
  ask<Schema extends z.ZodType, Answer>(question: VisionQuestion<Schema, Answer>): Promise<Answer>
  close(): Promise<void>
}

export interface VisionOptions {
  /** For both tries together. */
  readonly timeoutMs?: number
  /** How many questions may run at once; one more is refused as busy. */
  readonly atOnce?: number
}

const longSidePx = 1024
const pauseMs = 250

/** Asks small pictures, and twice where the first answer is of no use. */
export function createVisionModel(settings: Vision, options: VisionOptions = {}): VisionModel {
  const { timeoutMs = 20_000, atOnce = 8 } = options
  const closing = new AbortController()
  let running = 0

  const ask: VisionModel['ask'] = async (question) => {
    const expiry = AbortSignal.timeout(timeoutMs)
    const signal = AbortSignal.any([expiry, closing.signal])
    const { askModel, failureOf, isWorthAnotherTry } = await import('./ask-model.ts')
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
      if (expiry.aborted) throw new ScannerFailure('timeout', `no answer within ${timeoutMs} ms`)
      throw error instanceof ScannerFailure ? error : new ScannerFailure('failed', failureOf(error))
    }
  }

  return {
    ask: async (question) => {
      if (closing.signal.aborted) throw new ScannerFailure('closed', 'the vision model was closed')
      if (running >= atOnce) throw new ScannerFailure('busy', `${running} questions are out`)
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
