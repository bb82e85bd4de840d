import { platformRefusals } from '@washline/contract/platform/refusals'
import { tokenRules } from '@washline/contract/tokens/token-rules'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { Actor } from './actor.ts'
import { countOf } from './rate-limit.ts'
import { refuse } from './refusal.ts'

const windowS = 60
const max = tokenRules.callsPerMinute

/** Counts a call of a program's token, whose answer states what is left; over the limit it is refused. Sessions are not counted here. */
export async function countTokenCall(
  deps: { db: Database; clock: Clock },
  { accessToken }: Pick<Actor, 'accessToken'>,
  reply: Pick<FastifyReply, 'headers'>,
): Promise<void> {
  if (!accessToken) return
  const { calls, endsInS } = await countOf(deps, { key: `token ${accessToken.id}`, max, windowS })
  reply.headers({
    'ratelimit-policy': `"token";q=${max};w=${windowS}`,
    ratelimit: `"token";r=${Math.max(0, max - calls)};t=${endsInS}`,
  })
  if (calls > max) throw refuse(platformRefusals.tooManyRequests, { retryAfterS: endsInS })
}
