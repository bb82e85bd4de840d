import type { UserId } from '@washline/contract/ids'
import { notFound } from '../../platform/http/refusal.ts'
import type { ExtensionsDeps } from '../deps.ts'
import { extensionRows } from '../queries.ts'
import { endConsent } from '../store.ts'

/** Ends what a person lets an extension take; also of one that runs no more. A repeat changes nothing. */
export const withdrawConsent = (
  { db, clock }: Pick<ExtensionsDeps, 'db' | 'clock'>,
  name: string,
  userId: UserId,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = (await extensionRows(tx)).find((each) => each.name === name)
    if (!row) throw notFound()
    await endConsent(tx, row.id, userId, clock.now())
  })
