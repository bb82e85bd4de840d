import { setTimeout as pause } from 'node:timers/promises'
import { WashlineError } from '@washline/client'
import type { OrderId } from '@washline/contract/ids'
import { carryOrder } from './carry-order.ts'
import type { Point } from './drive.ts'
import { pace } from './pace.ts'
import type { WasherApp } from './washer-app.ts'

export interface SimulatedWasher {
  home(): Point | undefined
  isIdle(): boolean
  moveTo(place: Point): Promise<void>
  run(signal: AbortSignal): Promise<void>
}

export interface SimulationDeps {
  /** Whether a person is signed in as a Washer; they get the first chance to accept. */
  handWasherPresent(): boolean
  report(problem: string): void
}

/** One Washer of the autopilot: goes online, accepts requests and carries out the accepted orders. */
export function simulatedWasher(app: WasherApp, deps: SimulationDeps): SimulatedWasher {
  let home: Point | undefined
  const carrying = new Set<number>()
  const seenSince = new Map<number, number>()

  const carry = (orderId: OrderId, signal: AbortSignal) => {
    if (!home || carrying.has(orderId)) return
    carrying.add(orderId)
    carryOrder(app, home, orderId, signal)
      .catch((error: unknown) => {
        // 409: the order was cancelled or moved by somebody else, so there is nothing left to do.
        if (!signal.aborted && !(error instanceof WashlineError && error.status === 409)) deps.report(String(error))
      })
      .finally(() => carrying.delete(orderId))
  }

  const answerRequests = async (signal: AbortSignal) => {
    const { data: requests } = await app.listRequests()
    const patienceMs = deps.handWasherPresent() ? pace.acceptAfterHandWasherMs : pace.acceptAfterMs
    // A takeover needs the PIN of the other Washer, which no program reads out.
    for (const request of requests.filter(({ is_takeover }) => !is_takeover)) {
      const since = seenSince.get(request.notification_id) ?? Date.now()
      seenSince.set(request.notification_id, since)
      const expiresSoon = Date.parse(request.expires_at) - Date.now() < pace.pollEveryMs + 1_000
      if (Date.now() - since < patienceMs && !expiresSoon) continue
      seenSince.delete(request.notification_id)
      try {
        await app.respondToRequest({ body: { notification_id: request.notification_id, response: 'accept' } })
        carry(request.order_id, signal)
      } catch (error) {
        if (!(error instanceof WashlineError) || error.status !== 409) throw error
      }
    }
  }

  const moveTo = async (place: Point) => {
    await app.setAvailability({ body: { online: true, latitude: place.latitude, longitude: place.longitude } })
    home = place
  }

  return {
    home: () => home,
    isIdle: () => carrying.size === 0,
    moveTo,
    run: async (signal) => {
      const { data } = await app.getWasherSummary()
      if (data.latitude !== null && data.longitude !== null)
        await moveTo({ latitude: data.latitude, longitude: data.longitude })
      while (!signal.aborted) {
        try {
          for (const order of (await app.listActiveWasherOrders()).data) carry(order.id, signal)
          await answerRequests(signal)
        } catch (error) {
          if (!signal.aborted) deps.report(String(error))
        }
        await pause(pace.pollEveryMs, undefined, { signal }).catch(() => undefined)
      }
    },
  }
}
