import type { AccessTokenId, UserId } from '@washline/contract/ids'
import type { MandateInput } from '@washline/contract/mandates/schemas'
import { notFound } from '../../platform/http/refusal.ts'
import type { MandatesDeps } from '../deps.ts'
import { tokenOf } from '../queries.ts'
import { deleteMandate, lockToken, saveMandate } from '../store.ts'

interface Change {
  readonly tokenId: AccessTokenId
  readonly userId: UserId
  /** Undefined: the token has none any more, and every call of it waits for the person. */
  readonly mandate: MandateInput | undefined
}

/** Changes what a program may do without asking. Calls that are decided at the same time come before or after it. */
export const changeMandate = (
  deps: Pick<MandatesDeps, 'db' | 'clock'>,
  { tokenId, userId, mandate }: Change,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await tokenOf(tx, tokenId, userId))) throw notFound()
    await lockToken(tx, tokenId)
    if (mandate) await saveMandate(tx, { tokenId, mandate, at: deps.clock.now() })
    else await deleteMandate(tx, tokenId)
  })
