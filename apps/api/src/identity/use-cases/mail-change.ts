import type { Tx } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type ChangedAccount, changeEmail } from '../jobs.ts'
import type { LockedUser } from '../store.ts'

/** Has a change mailed to the address from before it. */
export const mailChange = (
  tx: Tx,
  { jobs }: { jobs: Pick<Jobs, 'enqueue'> },
  { id: userId, email: to, language }: LockedUser,
  change: ChangedAccount['change'],
) => jobs.enqueue(tx, changeEmail, { userId, to, language, change })
