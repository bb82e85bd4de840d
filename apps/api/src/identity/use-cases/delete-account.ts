import type { Proof } from '@washline/contract/identity/proof'
import { identityRefusals } from '@washline/contract/identity/refusals'
import type { SessionId, UserId } from '@washline/contract/ids'
import { refuse } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { PrivacyPart } from '../../platform/privacy-part.ts'
import type { CodeDeps } from '../deps.ts'
import { removePhotos } from '../jobs.ts'
import { texts } from '../rules.ts'
import { lockUser } from '../store.ts'
import { proveAgain } from './prove-again.ts'

/**
 * Deletes an account. Every module erases its data first and reports blockers afterwards, so that a concurrent order either waits
 * and finds its draft deleted, or is visible and blocks the deletion.
 */
export async function deleteAccount(
  deps: CodeDeps & { jobs: Pick<Jobs, 'enqueue'>; people: () => readonly PrivacyPart[] },
  person: { userId: UserId; tokenId: SessionId },
  proof: Proof,
): Promise<void> {
  const { userId } = person
  await proveAgain(deps, person, proof)
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const photoKeys: string[] = []
    for (const part of deps.people()) photoKeys.push(...((await part.erase?.(tx, { userId, at })) ?? []))
    for (const part of deps.people()) {
      const blockers = (await part.blockers?.(tx, userId)) ?? []
      if (blockers.length > 0)
        throw refuse(identityRefusals.accountInUse, {
          message: blockers[0]?.message ?? texts.cannotDelete,
          body: { blockers },
        })
    }
    if (photoKeys.length > 0) await deps.jobs.enqueue(tx, removePhotos, { keys: photoKeys })
  })
}
