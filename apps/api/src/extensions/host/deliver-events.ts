import { messageOf } from '../../platform/log/describe-error.ts'
import type { ExtensionsDeps } from '../deps.ts'
import { failuresUntilOff, nextAttempt } from '../rules/next-attempt.ts'
import { countFailure, deleteEvent, forgetFailures, type LeasedEvent, leaseEvents, putBackEvent } from '../store.ts'
import { turnOff } from './load-extension.ts'
import { isRunning, type Loaded, type Started } from './loaded.ts'

const atOnce = 4
const handlerLimitMs = 10_000
/** Longer than a handler may take: afterwards the process that had it has died. */
const leaseMs = 30_000

/** Hands over what is due, until nothing is; returns how many events were handled. */
export async function deliverEvents(deps: ExtensionsDeps, loaded: Loaded, isStopping: () => boolean): Promise<number> {
  let handled = 0
  while (isRunning(loaded) && !isStopping()) {
    const now = deps.clock.now()
    const lease = { now, until: new Date(now.getTime() + leaseMs), most: atOnce }
    const events = await leaseEvents(deps.db, loaded.row.id, lease)
    if (events.length === 0) break
    const running = loaded
    const results = await Promise.all(events.map((event) => deliver(deps, running, event)))
    handled += results.filter(Boolean).length
  }
  return handled
}

async function deliver(deps: ExtensionsDeps, loaded: Started, event: LeasedEvent): Promise<boolean> {
  const { db, clock, log } = deps
  const { id, name, payload, at, attempts } = event
  const sent = { ...(payload as object), id: `event-${id}`, name, at: at.toISOString() }
  try {
    await loaded.thread.call('event', [sent], { limitMs: handlerLimitMs })
  } catch (error) {
    const message = messageOf(error).slice(0, 400)
    const failedAt = clock.now()
    const again = nextAttempt(attempts, failedAt)
    log.warn('extension.event-failed', { extension: loaded.row.name, event: name, attempts, reason: message })
    await putBackEvent(db, id, { again, error: message || 'no message', at: failedAt })
    const { failures } = await countFailure(db, loaded.row.id)
    if (failures >= failuresUntilOff)
      await turnOff(deps, loaded, `${failures} events one after the other failed, the last one with: ${message}`)
    return false
  }
  await deleteEvent(db, id)
  await forgetFailures(db, loaded.row.id)
  return true
}
