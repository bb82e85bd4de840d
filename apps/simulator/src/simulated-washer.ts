import { setTimeout as pause } from 'node:timers/promises'
import { WashlineError } from '@washline/client'
import type { OrderId } from '@washline/contract/ids'
import { carryOrder } from './carry-order.ts'
import type { Point } from './drive.ts'
import { pace } from './pace.ts'
import type { PersonApp } from './person-app.ts'

export interface SimulatedWasher {
  home(): Point | undefined
  isIdle(): boolean
  moveTo(place: Point): Promise<void>
  /** Reads the requests now: an offer was made. */
  wake(): void
  run(signal: AbortSignal): Promise<void>
}

export interface SimulationDeps {
  /** Whether a person is signed in as a Washer; they get the first chance to accept. */
  handWasherPresent(): boolean
  /** How an order of a simulated customer goes; undefined for a visitor's order. */
  planOf?(orderId: OrderId): { readonly isLate: boolean } | undefined
  report(problem: string): void
}

/** A rest that ends early once somebody wakes the sleeper, or is none where that was meanwhile. */
function sleeper() {
  let woken = new AbortController()
  const rest = async (ms: number, signal: AbortSignal) => {
    await pause(ms, undefined, { signal: AbortSignal.any([signal, woken.signal]) }).catch(() => undefined)
    woken = new AbortController()
  }
  return { rest, wake: () => woken.abort() }
}

/** One Washer of the autopilot: goes online, accepts requests and carries out the accepted orders. */
export function simulatedWasher(app: PersonApp, deps: SimulationDeps): SimulatedWasher {
  let home: Point | undefined
  const carrying = new Set<number>()
  const seenSince = new Map<number, number>()
  const { rest, wake } = sleeper()

  const carry = (orderId: OrderId, signal: AbortSignal) => {
    if (!home || carrying.has(orderId)) return
    carrying.add(orderId)
    carryOrder(app, home, orderId, { plan: deps.planOf?.(orderId), signal })
      .catch((error: unknown) => {
        // The order was cancelled, moved by somebody else or gone with a reset, so there is nothing left to do.
        const isOver = error instanceof WashlineError && [404, 409].includes(error.status)
        if (!signal.aborted && !isOver) deps.report(String(error))
      })
      .finally(() => carrying.delete(orderId))
  }

  /** Gives in how many milliseconds the next of the requests that are left is to be answered. */
  const answerRequests = async (signal: AbortSignal): Promise<number> => {
    const { data: requests } = await app.listRequests()
    const patienceMs = deps.handWasherPresent() ? pace.acceptAfterHandWasherMs : pace.acceptAfterMs
    let nextInMs: number = pace.pollEveryMs
    // A takeover needs the PIN of the other Washer, which no program reads out.
    for (const request of requests.filter(({ is_takeover }) => !is_takeover)) {
      const since = seenSince.get(request.notification_id) ?? Date.now()
      seenSince.set(request.notification_id, since)
      const leftMs = Math.min(since + patienceMs, Date.parse(request.expires_at) - pace.beforeExpiryMs) - Date.now()
      if (leftMs > 0) {
        nextInMs = Math.min(nextInMs, leftMs)
        continue
      }
      seenSince.delete(request.notification_id)
      try {
        await app.respondToRequest({ body: { notification_id: request.notification_id, response: 'accept' } })
        carry(request.order_id, signal)
      } catch (error) {
        if (!(error instanceof WashlineError) || error.status !== 409) throw error
      }
    }
    return nextInMs
  }

  const moveTo = async (place: Point) => {
    await app.setAvailability({ body: { online: true, latitude: place.latitude, longitude: place.longitude } })
    home = place
  }

  const goOnline = async () => {
    const { latitude, longitude } = (await app.getWasherSummary()).data
    if (latitude !== null && longitude !== null) await moveTo({ latitude, longitude })
  }

  return {
    home: () => home,
    isIdle: () => carrying.size === 0,
    moveTo,
    wake,
    run: async (signal) => {
      let turn = 0
      while (!signal.aborted) {
        let nextInMs: number = home ? pace.pollEveryMs : pace.readAgainMs
        try {
          if (!home) await goOnline()
          // An order that a restart, an operator or a failed step has left.
          if (turn % 2 === 0) for (const { id } of (await app.listActiveWasherOrders()).data) carry(id, signal)
          nextInMs = await answerRequests(signal)
          turn += 1
        } catch (error) {
          if (!signal.aborted) deps.report(String(error))
        }
        await rest(nextInMs, signal)
      }
    },
  }
}
