import type { UserId } from '@washline/contract/ids'
import { notFound } from '../../platform/http/refusal.ts'
import type { ChangeRelationshipDeps } from '../deps.ts'
import { findPerson } from '../queries.ts'
import { deleteBlock } from '../store.ts'

/** Removes a block; repeats change nothing. */
export const unblockPerson = async (
  deps: Pick<ChangeRelationshipDeps, 'db'>,
  input: { blockerId: UserId; blockedId: UserId },
): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    const { blockerId, blockedId } = input
    const wasBlocked = (await deleteBlock(tx, blockerId, blockedId)) > 0
    if (!wasBlocked && !(await findPerson(tx, blockerId, blockedId))) throw notFound()
  })
}
