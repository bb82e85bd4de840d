import { notFound } from '../../platform/http/refusal.ts'
import { knownPerson } from '../queries.ts'
import { deleteBlock } from '../store.ts'
import type { TieDeps } from './block-person.ts'

/** Takes it back; where there is nothing to take back, nothing changes. */
export const unblockPerson = async (
  deps: Pick<TieDeps, 'db'>,
  input: { blockerId: number; blockedId: number },
): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    const { blockerId, blockedId } = input
    const isGone = (await deleteBlock(tx, blockerId, blockedId)) > 0
    if (!isGone && !(await knownPerson(tx, blockerId, { userId: blockedId }))) throw notFound()
  })
}
