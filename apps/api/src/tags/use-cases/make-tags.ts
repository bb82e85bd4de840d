import { randomBytes } from 'node:crypto'
import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { tagRefusals } from '@washline/contract/tags/refusals'
import { randomBytesPerTag, type TagCode, tagCodeOf } from '@washline/contract/tags/tag-code'
import { refuse } from '../../platform/http/refusal.ts'
import type { TagsDeps } from '../deps.ts'
import { countUnused, insertTags, lockMaker } from '../store.ts'

/** Makes the codes of a sheet. */
export const makeTags = (deps: TagsDeps, { count, by }: { count: number; by: UserId }): Promise<TagCode[]> =>
  deps.db.transaction(async (tx) => {
    await lockMaker(tx, by)
    const unused = await countUnused(tx, by)
    if (unused + count > market.tags.unusedMost) throw refuse(tagRefusals.tooManyTags, { values: { count: unused } })
    const codes = Array.from({ length: count }, () => tagCodeOf(randomBytes(randomBytesPerTag)))
    await insertTags(tx, { codes, by, at: deps.clock.now() })
    return codes
  })
