import { notFound } from '../../platform/http/refusal.ts'
import { knownPerson } from '../queries.ts'
import { deleteFavourite } from '../store.ts'
import type { TieDeps } from './block-person.ts'

/** Takes it back; where there is nothing to take back, nothing changes. */
export const removeFavourite = async (
  deps: Pick<TieDeps, 'db'>,
  input: { customerId: number; washerId: number },
): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    const { customerId, washerId } = input
    const isGone = (await deleteFavourite(tx, customerId, washerId)) > 0
    if (!isGone && !(await knownPerson(tx, customerId, { userId: washerId }))) throw notFound()
  })
}
