import type { OrderId, UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FoundItem } from '../rules/merge-items.ts'

export const insertScan = (
  tx: Tx,
  scan: {
    orderId: OrderId
    photoKey: string
    scanner: string
    found: readonly FoundItem[]
    fingerprint: string | null
    at: Date
  },
): Promise<number> => {
  const found = scan.found.map(({ garment, quantity, confidence, boxes }) => ({ garment, quantity, confidence, boxes }))
  return tx.run(sql`
    insert into order_scans (order_id, photo_key, scanner, found, fingerprint, at)
    values (${scan.orderId}, ${scan.photoKey}, ${scan.scanner}, ${JSON.stringify(found)}::jsonb,
      ${scan.fingerprint}, ${scan.at})`)
}

/** The fingerprints of an order's scanned photos. */
export async function scanFingerprints(q: Queryable, orderId: OrderId): Promise<string[]> {
  const rows = await q.all<{ fingerprint: string }>(sql`
    select fingerprint from order_scans where order_id = ${orderId} and fingerprint is not null`)
  return rows.map(({ fingerprint }) => fingerprint)
}

/** Saving the same answer again keeps the time of the first one, because orders placed before it are not used. */
export async function saveConsent(tx: Tx, consent: { userId: UserId; consents: boolean; at: Date }): Promise<void> {
  await tx.run(sql`
    insert into training_consents (user_id, consents, at) values (${consent.userId}, ${consent.consents}, ${consent.at})
    on conflict (user_id) do update set consents = excluded.consents, at = excluded.at
    where training_consents.consents <> excluded.consents`)
}
