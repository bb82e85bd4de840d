import { approvalLimits } from '@washline/contract/mandates/approval-limits'
import type { MandatesDeps } from '../deps.ts'
import { deleteOld, expireDue } from '../store.ts'

/** Ends what nobody has answered in time. */
export const expireApprovals = async (deps: Pick<MandatesDeps, 'db' | 'clock'>): Promise<void> => {
  await deps.db.transaction((tx) => expireDue(tx, deps.clock.now()))
}

export const forgetApprovals = async (deps: Pick<MandatesDeps, 'db' | 'clock'>): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - approvalLimits.storedMs)
  await deps.db.transaction((tx) => deleteOld(tx, before))
}
