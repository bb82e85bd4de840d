import { consoleMessages } from '@washline/contract/console/messages'
import { consoleRefusals } from '@washline/contract/console/refusals'
import { type CatalogueRow, changesBetween } from '@washline/contract/scanning/priced-catalogue'
import { invalid, refuse } from '../../../platform/http/refusal.ts'
import { currentCatalogue, insertCatalogue, rowsOf } from '../../../scanning/index.ts'
import type { ActionDeps } from '../../deps.ts'
import { addVersion, type VersionEdit } from './add-version.ts'

export interface CatalogueChange extends VersionEdit {
  readonly rows: readonly CatalogueRow[]
}

/** Adds a version of the price list. It prices drafts created after this commit; existing orders keep their version. */
export const changeCatalogue = (deps: ActionDeps, change: CatalogueChange): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const current = await currentCatalogue(tx)
    const changedSince = () => refuse(consoleRefusals.catalogueChanged)
    if (current.version !== change.version) throw changedSince()
    const changes = changesBetween(rowsOf(current), change.rows)
    if (changes.length === 0) throw invalid({ rows: [consoleMessages.catalogueSame] })
    const version = await addVersion(tx, deps, { action: 'change_catalogue', edit: change, changes }, (next) =>
      insertCatalogue(tx, { ...next, rows: change.rows }),
    )
    if (version === undefined) throw changedSince()
    return version
  })
