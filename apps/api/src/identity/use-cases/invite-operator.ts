import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { createOperatorLink, hasOperator, lockOperatorLinks } from '../store/operator-links.ts'

/** The part behind the hash sign is sent to no server and stands in no log of a proxy. */
const setupLink = (publicUrl: string, token: string): string => `${publicUrl.replace(/\/$/, '')}/setup#${token}`

/** A link by which the first operator makes their account, once and within a day; none where there is an operator. It replaces former ones. */
export const inviteOperator = ({
  db,
  clock,
  publicUrl,
}: {
  db: Database
  clock: Clock
  publicUrl: string
}): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    await lockOperatorLinks(tx)
    if (await hasOperator(tx)) return undefined
    return setupLink(publicUrl, await createOperatorLink(tx, clock.now()))
  })
