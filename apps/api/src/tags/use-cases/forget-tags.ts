import { market } from '@washline/contract/market'
import type { TagsDeps } from '../deps.ts'
import { deleteUnused } from '../store.ts'

const dayMs = 24 * 60 * 60_000

/** Deletes the codes of tags that have been on no bag for years. */
export const forgetTags = async ({ db, clock }: TagsDeps): Promise<void> => {
  const before = new Date(clock.now().getTime() - market.tags.forgottenDays * dayMs)
  await db.transaction((tx) => deleteUnused(tx, before))
}
