import type { Log } from './log/log.ts'
import type { Module } from './module.ts'

/** After that many the next is hardly faster, and what proxies send waits for each. */
const mostTimes = 5
/** What the next time takes of the one before it, while more of it pays. */
const fasterBy = 0.75

/**
 * Rehearses what the first requests after a start would otherwise wait for, as long as it gets clearly faster. A start without it is
 * slow for those requests only.
 */
export async function warmUp({
  log,
  modules,
  nowMs = () => performance.now(),
}: {
  readonly log: Log
  readonly modules: readonly Pick<Module, 'warmUp'>[]
  readonly nowMs?: () => number
}): Promise<void> {
  const parts = modules.flatMap((module) => module.warmUp ?? [])
  let lastMs = Number.POSITIVE_INFINITY
  try {
    for (let times = 0; times < mostTimes; times += 1) {
      const begunAt = nowMs()
      for (const rehearse of parts) await rehearse()
      const tookMs = nowMs() - begunAt
      if (tookMs > lastMs * fasterBy) return
      lastMs = tookMs
    }
  } catch (error) {
    log.error('start.warm-up', error)
  }
}

/** The warm-up of a server that listens already: it answers who asks, and is not ready for what proxies send while this is on. */
export function warmUpAfter(deps: Parameters<typeof warmUp>[0]) {
  let running: Promise<void> | undefined
  return {
    isOn: () => running !== undefined,
    ended: async () => running,
    /** Passes on how listening ended, and warms up after it. */
    begin: async <Address>(listening: Promise<Address>): Promise<Address> => {
      running = listening.then(
        () => warmUp(deps),
        () => undefined,
      )
      void running.then(() => {
        running = undefined
      })
      return listening
    },
  }
}
