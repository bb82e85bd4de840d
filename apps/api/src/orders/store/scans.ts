import type { OrderId, UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FoundItem } from '../rules/merge-items.ts'

export const insertScan = (
  tx: Tx,
  scan: { orderId: OrderId; photoKey: string; scanner: string; found: readonly FoundItem[]; at: Date },
): Promise<number> => {
  const found = scan.found.map(({ garment, quantity, confidence, boxes }) => ({ garment, quantity, confidence, boxes }))
  return tx.run(sql`
    insert into order_scans (order_id, photo_key, scanner, found, at)
    values (${scan.orderId}, ${scan.photoKey}, ${scan.scanner}, ${JSON.stringify(found)}::jsonb, ${scan.at})`)
}

/** Saving the same answer again keeps the time of the first one, because orders placed before it are not used. */
export async function saveConsent(tx: Tx, consent: { userId: UserId; consents: boolean; at: Date }): Promise<void> {
  await tx.run(sql`
    insert into training_consents (user_id, consents, at) values (${consent.userId}, ${consent.consents}, ${consent.at})
    on conflict (user_id) do update set consents = excluded.consents, at = excluded.at
    where training_consents.consents <> excluded.consents`)
}
