import { refusalOf } from '../../apps/api/testing/chaos/caller.ts'
import type { Tally } from './tally.ts'

/** The engine's own, which counts what came, and whether anything did. */
export const countedFetch =
  ({ attempted }: Tally): typeof fetch =>
  async (input, init) => {
    const begunMs = performance.now()
    const path = new URL(String(input)).pathname
    const note = (status?: number, retryAfter: string | null = null, refusal?: string) =>
      attempted({
        method: init?.method ?? 'GET',
        path,
        status,
        retryAfter,
        tookMs: performance.now() - begunMs,
        refusal,
      })
    try {
      const answer = await fetch(input, init)
      const isJson = answer.headers.get('content-type')?.includes('json')
      const refusal = isJson ? refusalOf(await answer.clone().text()) : undefined
      note(answer.status, answer.headers.get('retry-after'), refusal)
      return answer
    } catch (error) {
      note()
      throw error
    }
  }
