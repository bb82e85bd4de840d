import type { UserId } from '@washline/contract/ids'
import { notFound } from '../../platform/http/refusal.ts'
import type { ChangeRelationshipDeps } from '../deps.ts'
import { findPerson } from '../queries.ts'
import { deleteFavourite } from '../store.ts'

/** Removes a favourite; repeats change nothing. */
export const removeFavourite = async (
  deps: Pick<ChangeRelationshipDeps, 'db'>,
  input: { customerId: UserId; washerId: UserId },
): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    const { customerId, washerId } = input
    const wasFavourite = (await deleteFavourite(tx, customerId, washerId)) > 0
    if (!wasFavourite && !(await findPerson(tx, customerId, washerId))) throw notFound()
  })
}
