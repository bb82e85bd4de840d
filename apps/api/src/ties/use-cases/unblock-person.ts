import { deleteBlock } from '../store.ts'
import type { TieDeps } from './block-person.ts'

export const unblockPerson = async (
  deps: Pick<TieDeps, 'db'>,
  input: { blockerId: number; blockedId: number },
): Promise<void> => {
  await deps.db.transaction((tx) => deleteBlock(tx, input.blockerId, input.blockedId))
}
