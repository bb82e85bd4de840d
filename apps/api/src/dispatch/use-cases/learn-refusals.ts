import { market } from '@washline/contract/market'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { lastAnswers } from '../queries/refusals.ts'
import { fitRefusals } from '../rules/fit-refusals.ts'
import { saveRefusals } from '../store/refusals.ts'

const { days, last } = market.dispatch.refusals

/** Learns from the market's last answers to offers how likely a Washer refuses one. */
export async function learnRefusals({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  const at = clock.now()
  const answers = await lastAnswers(db, new Date(at.getTime() - days * 86_400_000), last)
  const weights = fitRefusals(answers, market.dispatch.matching.refusal)
  const refused = answers.filter(({ isRefused }) => isRefused).length
  await db.transaction((tx) => saveRefusals(tx, { weights, answers: answers.length, refused, at }))
}
