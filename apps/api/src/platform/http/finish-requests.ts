import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { Http } from './http.ts'

/** A request that takes longer is cut off at a stop. */
const inHandLimitMs = 10_000

/** Proxies ask for readiness now and then: until they have, requests still come. What is in hand is answered. */
export async function finishRequests({ fastify }: Http, { STOP_DELAY_S }: Pick<Config, 'STOP_DELAY_S'>): Promise<void> {
  if (STOP_DELAY_S > 0) await pause(STOP_DELAY_S * 1_000)
  const late = setTimeout(() => fastify.server.closeAllConnections(), inHandLimitMs)
  await fastify.close()
  clearTimeout(late)
}
