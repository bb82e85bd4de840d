import { messages } from '@washline/contract/messages'
import { type CatalogueRow, changesBetween } from '@washline/contract/scanning/priced-catalogue'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, invalid } from '../../platform/http/refusal.ts'
import { currentCatalogue, insertCatalogue, rowsOf } from '../../scanning/index.ts'
import { insertAudit } from '../store.ts'

export interface ChangeCatalogueDeps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
}

export interface CatalogueWish {
  readonly operatorId: number
  /** The version that the operator saw; of two who saw the same one, one changes it. */
  readonly version: number
  readonly rows: readonly CatalogueRow[]
  readonly reason: string
  readonly requestId: string | undefined
}

/** Makes a new version of the price list. Drafts begun after this commit are priced by it; no order is priced anew. */
export const changeCatalogue = (deps: ChangeCatalogueDeps, wish: CatalogueWish): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, rows, reason } = wish
    const current = await currentCatalogue(tx)
    const changedSince = () => conflict('catalogue_changed', messages.ops.catalogueChanged)
    if (current.version !== wish.version) throw changedSince()
    const changes = changesBetween(rowsOf(current), rows)
    if (changes.length === 0) throw invalid({ rows: [messages.ops.catalogueSame] })
    const version = current.version + 1
    const at = deps.clock.now()
    if ((await insertCatalogue(tx, { version, rows, changes, by: operatorId, reason, at })) === 0) throw changedSince()
    await insertAudit(tx, {
      act: 'change_catalogue',
      operatorId,
      subjectId: version,
      changes,
      reason,
      requestId: wish.requestId ?? deps.newId(),
      at,
    })
    return version
  })
