import type { Blocker } from '@washline/contract/identity/schemas'
import type { UserId } from '@washline/contract/ids'
import type { Tx } from './db/database.ts'
import type { Queryable } from './db/queryable.ts'

export interface PersonalData {
  /** Parts of the download, by name. Nothing in it is another person's. */
  readonly sections: Readonly<Record<string, unknown>>
  readonly photoKeys?: readonly string[]
}

/** What a module knows of a person, and what it does when the person leaves. The account asks every module for it. */
export interface PrivacyPart {
  read(q: Queryable, userId: UserId): Promise<PersonalData>
  /** What must be settled before the person may leave. Asked after `erase`, in the same transaction, so that nothing slips in. */
  blockers?(q: Queryable, userId: UserId): Promise<readonly Blocker[]>
  /** Erases what is personal and gives the photos that nobody needs any more. Facts of orders and money stay. */
  erase?(tx: Tx, leaving: { readonly userId: UserId; readonly at: Date }): Promise<readonly string[]>
}
