import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { Http } from './http.ts'

/** A request that takes longer is cut off at a stop. */
const inHandLimitMs = 10_000
/** Where the database is silent nothing more comes of what is in hand. */
const silentLimitMs = 2_000

/** Proxies ask for readiness now and then: until they have, requests still come. What is in hand is answered. */
export async function finishRequests(http: Http, { STOP_DELAY_S }: Pick<Config, 'STOP_DELAY_S'>): Promise<void> {
  if (STOP_DELAY_S > 0) await pause(STOP_DELAY_S * 1_000)
  const { fastify } = http
  const limitMs = (await http.databaseAnswers()) ? inHandLimitMs : silentLimitMs
  const late = setTimeout(() => fastify.server.closeAllConnections(), limitMs)
  await fastify.close()
  clearTimeout(late)
}
