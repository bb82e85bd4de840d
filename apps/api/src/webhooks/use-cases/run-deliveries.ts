import { setTimeout as pause } from 'node:timers/promises'
import type { WebhookId } from '@washline/contract/ids'
import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'
import { fairLane } from '../../platform/lane/fair-lane.ts'
import type { DeliverDeps } from '../deps.ts'
import { dueWebhooks } from '../queries.ts'
import { deliverNext, type Turn } from './deliver-next.ts'

const { atOnce } = webhookSettings
/** Webhooks that are found at once; the rest are found when these have had their turn. */
const foundAtOnce = 200
const places = 10_000
const longestTimerMs = 3_600_000
/** A delivery is due by the clock of this process, which may be a little behind the one that wrote it. */
const slackMs = 20

/** What is on its way when the process stops has so long to arrive. */
const closingMs = 1_000

class NoPlace extends Error {}

export interface Deliveries {
  /** Before it, nothing is sent. */
  start(): void
  /** Searches for what is due; at once or at a time. Many calls together are one. */
  wake(at?: Date): void
  /** Resolves once nothing is due or on its way that this process started. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Calls again at later times; the longest are left to the sweep. */
function timersOf(call: () => void) {
  const timers = new Set<NodeJS.Timeout>()
  return {
    add: (inMs: number): void => {
      if (inMs > longestTimerMs) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        call()
      }, inMs + slackMs).unref()
      timers.add(timer)
    },
    clear: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/**
 * Sends what is due, a turn for each webhook after the other, so that none waits for one with much to send. Webhooks that failed or were
 * slow have a lane and places of their own: they never wait in front of the others.
 */
export function runDeliveries(deps: DeliverDeps): Deliveries {
  const tasks = runningTasks(deps.log)
  const timers = timersOf(() => wake())
  const turns = turnsOf(deps, { tasks, repeatAt: (at) => wake(at) })
  let isRunning = false
  let searching: Promise<void> | undefined
  let isAskedAgain = false

  const search = async () => {
    do {
      isAskedAgain = false
      for (const isSlow of [false, true])
        for (const id of await dueWebhooks(deps.db, { isSlow, now: deps.clock.now(), limit: foundAtOnce }))
          turns.take({ id, isSlow })
    } while (isAskedAgain && isRunning)
  }

  const wake = (at?: Date): void => {
    if (!isRunning) return
    const inMs = at ? at.getTime() - deps.clock.now().getTime() : 0
    if (inMs > 0) timers.add(inMs)
    else {
      isAskedAgain = true
      searching ??= search()
        .catch((error: unknown) => deps.log.error('webhooks.fault', error))
        .finally(() => {
          searching = undefined
          // Asked between the end of the search and this.
          if (isAskedAgain) wake()
        })
    }
  }

  return {
    start: () => {
      isRunning = true
      wake()
    },
    wake,
    idle: async () => {
      while (searching || tasks.some()) await Promise.all([searching, tasks.ended()])
    },
    close: async () => {
      isRunning = false
      timers.clear()
      turns.close()
      const ended = Promise.all([searching, tasks.ended()])
      await Promise.race([ended, pause(closingMs, undefined, { ref: false })])
      await deps.gateway.close()
      await ended
    },
  }
}

interface WebhookToServe {
  readonly id: WebhookId
  readonly isSlow: boolean
}

/** Turns of webhooks in two lanes. A turn makes one attempt; another one begins beside it, and after it, as long as something is due. */
function turnsOf(deps: DeliverDeps, { tasks, repeatAt }: { tasks: Tasks; repeatAt: (at: Date) => void }) {
  const refused = () => new NoPlace()
  const lanes = {
    quick: fairLane({ atOnce: atOnce.quick, places, placesPerAccount: atOnce.perWebhook }, refused),
    slow: fairLane({ atOnce: atOnce.slow, places, placesPerAccount: atOnce.perSlowWebhook }, refused),
  }
  /** Asked for a turn while all of their places were taken. */
  const missed = new Set<WebhookId>()
  let isClosed = false

  const take = (webhook: WebhookToServe): void => {
    if (isClosed) return
    const { id } = webhook
    const deliver = async (): Promise<Turn> =>
      isClosed ? { sent: undefined } : deliverNext(deps, id, () => take(webhook))
    const goOn = ({ sent, againAt, isSlow = webhook.isSlow }: Turn) => {
      if (againAt) repeatAt(againAt)
      // What came due while this turn found nothing was refused a place by it.
      const hasMissed = missed.delete(id)
      if (sent || hasMissed) take({ id, isSlow })
    }
    const lane = webhook.isSlow ? lanes.slow : lanes.quick
    tasks.add(
      lane.run({ account: id }, deliver).then(goOn, (error: unknown) => {
        if (!(error instanceof NoPlace)) throw error
        missed.add(id)
      }),
    )
  }
  return {
    take,
    close: () => {
      isClosed = true
    },
  }
}

type Tasks = ReturnType<typeof runningTasks>

function runningTasks(log: DeliverDeps['log']) {
  const running = new Set<Promise<void>>()
  return {
    add: (task: Promise<void>): void => {
      const logged = task
        .catch((error: unknown) => log.error('webhooks.fault', error))
        .finally(() => running.delete(logged))
      running.add(logged)
    },
    some: () => running.size > 0,
    ended: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
