import { WashlineError } from '@washline/client'
import { expect, it, vi } from 'vitest'
import type { PersonApp } from './person-app.ts'
import { simulatedWasher } from './simulated-washer.ts'

const away = new WashlineError('getWasherSummary', new Response(null, { status: 503 }), { code: 'unavailable' })

it('comes online with the next try where the market was away at its first', async () => {
  const stop = new AbortController()
  const online: unknown[] = []
  const answers = [Promise.reject(away), Promise.resolve({ data: { latitude: 3.1, longitude: 101.7 } })]
  const app = {
    getWasherSummary: () => answers.shift(),
    setAvailability: async ({ body }: { body: unknown }) => void online.push(body),
    listActiveWasherOrders: async () => ({ data: [] }),
    listRequests: async () => ({ data: [] }),
  }
  const report = vi.fn()
  const washer = simulatedWasher(app as unknown as PersonApp, { handWasherPresent: () => false, report })
  const running = washer.run(stop.signal)
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(String(away)), { timeout: 20_000 })
  washer.wake()
  await vi.waitFor(() => expect(online).toEqual([{ online: true, latitude: 3.1, longitude: 101.7 }]), {
    timeout: 20_000,
  })
  stop.abort()
  await running
})
