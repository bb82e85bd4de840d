import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { messageOf } from '../log/describe-error.ts'
import { endServer, launchServer, type ServerPlan } from './server-process.ts'

export interface RestartPace {
  /** The pause before the second attempt; each further one is twice as long, up to the longest. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** A server that has run for so long counts as well: the next end begins a new series of attempts. */
  readonly steadyAfterMs: number
  /** A series that has lasted so long is given up. */
  readonly givenUpAfterMs: number
}

export const restartPace: RestartPace = {
  firstPauseMs: 250,
  longestPauseMs: 15_000,
  steadyAfterMs: 60_000,
  givenUpAfterMs: 600_000,
}

interface Supervision {
  readonly log: (line: string) => void
  readonly pace: RestartPace
  /** Called once, when the database does not come back. */
  readonly onGivenUp: (line: string) => void
}

/** Starts the server again, on the same port, whenever it ends without being asked to, until it runs or is given up. */
export function superviseServer(plan: ServerPlan, first: ChildProcess, { log, pace, onGivenUp }: Supervision) {
  let current = first
  let restart = Promise.resolve()
  let attempts = 0
  let seriesBeganMs = 0
  const stopping = new AbortController()

  const watch = (child: ChildProcess) => {
    current = child
    const runningSinceMs = performance.now()
    const restartIt = () => {
      if (stopping.signal.aborted) return
      const endedMs = performance.now()
      if (attempts === 0 || endedMs - runningSinceMs >= pace.steadyAfterMs) {
        attempts = 0
        seriesBeganMs = endedMs
      }
      log('The database ended unexpectedly; starting it again')
      restart = bringBack()
    }
    // It may have ended between becoming ready and this line.
    if (child.exitCode !== null || child.signalCode !== null) restartIt()
    else child.once('exit', restartIt)
  }

  const bringBack = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const seriesMs = performance.now() - seriesBeganMs
      if (seriesMs >= pace.givenUpAfterMs) {
        const seconds = Math.round(seriesMs / 1_000)
        return onGivenUp(
          `The database has not come back for ${seconds} s (${attempts} attempts); its log is ${plan.logFile}.`,
        )
      }
      const pauseMs = attempts === 0 ? 0 : Math.min(pace.firstPauseMs * 2 ** (attempts - 1), pace.longestPauseMs)
      attempts += 1
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      try {
        return watch(await launchServer(plan))
      } catch (error) {
        log(messageOf(error))
      }
    }
  }

  watch(first)
  return {
    pid: () => current.pid,
    stop: async () => {
      stopping.abort()
      await restart
      await endServer(current)
    },
  }
}
