import { deleteFavourite } from '../store.ts'
import type { TieDeps } from './block-person.ts'

export const removeFavourite = async (
  deps: Pick<TieDeps, 'db'>,
  input: { customerId: number; washerId: number },
): Promise<void> => {
  await deps.db.transaction((tx) => deleteFavourite(tx, input.customerId, input.washerId))
}
