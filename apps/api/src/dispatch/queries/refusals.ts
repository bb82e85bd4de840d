import { type Matching, refusalWeights } from '@washline/contract/dispatch/matching'
import { market } from '@washline/contract/market'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Answer } from '../rules/fit-refusals.ts'

const refusalInputs = refusalWeights.omit({ base: true })

/** The newest answers to offers: accepted, also where the order was cancelled later, or skipped, or left unanswered. */
export const lastAnswers = async (q: Queryable, since: Date, limit: number): Promise<Answer[]> => {
  const rows = await q.all<{ inputs: unknown; isRefused: boolean }>(sql`
    select refusal_inputs as inputs, state in ('skipped', 'expired') as "isRefused" from offers
    where refusal_inputs is not null and created_at > ${since}
      and (state in ('accepted', 'skipped', 'expired') or (state = 'ended' and answered_at is not null))
    order by id desc limit ${limit}`)
  return rows.map(({ inputs, isRefused }) => ({ inputs: refusalInputs.parse(inputs), isRefused }))
}

/** The present weights of the chance that a Washer refuses, and how many answers taught them. */
export async function currentRefusals(q: Queryable): Promise<Matching['refusal']> {
  const row = await q.maybe<{ weights: unknown; answers: number; refused: number; at: Date }>(sql`
    select weights, answers, refused, learned_at as at from refusal_weights where id = 1`)
  if (!row) return { weights: market.dispatch.matching.refusal, answers: 0, refused: 0, learned_at: null }
  const { weights, answers, refused, at } = row
  return { weights: refusalWeights.parse(weights), answers, refused, learned_at: at.toISOString() }
}
