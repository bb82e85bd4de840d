import { consoleRefusals } from '@washline/contract/console/refusals'
import { notFound, refuse } from '../../../platform/http/refusal.ts'
import { insertAudit } from '../../audit/store.ts'
import type { ActionDeps } from '../../deps.ts'
import { trialTimes } from '../queries.ts'
import { trialState } from '../rules.ts'
import { insertWithdrawal } from '../store.ts'
import type { VersionEdit } from './add-version.ts'

/** Withdraws published rules before they start, or ends them; the settings apply again from now on. */
export const withdrawTrial = (
  deps: ActionDeps,
  { operatorId, version, reason, requestId = deps.newId() }: VersionEdit,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const times = await trialTimes(tx, version)
    if (!times) throw notFound()
    const state = trialState(times, at)
    if (state !== 'planned' && state !== 'running') throw refuse(consoleRefusals.trialOver)
    if ((await insertWithdrawal(tx, { version, by: operatorId, reason, at })) === 0)
      throw refuse(consoleRefusals.trialOver)
    await insertAudit(tx, { action: 'withdraw_trial', operatorId, subjectId: version, reason, requestId, at })
  })
