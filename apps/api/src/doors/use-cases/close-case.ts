import type { DoorOutcome } from '@washline/contract/doors/rules'
import { type Minor, minor } from '@washline/contract/money'
import type { Tx } from '../../platform/db/database.ts'
import type { CloseCaseDeps } from '../deps.ts'
import type { DoorCaseRow } from '../rules/door-case.ts'
import { saveClosed } from '../store.ts'
import { publishCase } from './publish-case.ts'

export interface Closing {
  readonly outcome: DoorOutcome
  readonly feeMinor?: Minor
  readonly isCharged?: boolean
  readonly isForPerson?: boolean
  readonly returnAt?: Date | null
  readonly at: Date
}

/** Stores how a locked case ended, and publishes it. */
export async function closeCase(
  tx: Tx,
  deps: Pick<CloseCaseDeps, 'events' | 'broadcast'>,
  row: DoorCaseRow,
  { outcome, feeMinor = minor(0), isCharged = false, isForPerson = false, returnAt = null, at }: Closing,
): Promise<void> {
  const closed = { outcome, feeMinor, isCharged, isForPerson, returnAt, at }
  if ((await saveClosed(tx, row.id, closed)) !== 1)
    throw new Error(`case ${row.id} was not locked before it was closed`)
  await publishCase(tx, deps, { ...row, ...closed, closedAt: at }, { change: 'closed', at })
}
