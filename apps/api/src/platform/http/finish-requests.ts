import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { Http } from './http.ts'

/** A request that takes longer is cut off at a stop. */
const inHandLimitMs = 10_000
/** Where the database is silent nothing more comes of what is in hand, and little of what else has to be stopped. */
const silentLimitMs = 2_000
const silentStopMs = 8_000

/**
 * Proxies ask for readiness now and then: until they have, requests still come. What is in hand is answered, then the rest is
 * stopped; what waits for a silent database is left as it is.
 */
export async function finishRequests(
  http: Http,
  { STOP_DELAY_S }: Pick<Config, 'STOP_DELAY_S'>,
  stopRest: () => Promise<void>,
): Promise<void> {
  if (STOP_DELAY_S > 0) await pause(STOP_DELAY_S * 1_000)
  const { fastify } = http
  const answers = await http.databaseAnswers()
  const late = setTimeout(() => fastify.server.closeAllConnections(), answers ? inHandLimitMs : silentLimitMs)
  const stopped = fastify.close().then(() => {
    clearTimeout(late)
    return stopRest()
  })
  if (answers) await stopped
  else await Promise.race([stopped, pause(silentStopMs, undefined, { ref: false })])
}
