import type { UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { lockWasher } from '../../washers/index.ts'
import type { VerificationDeps } from '../deps.ts'
import { applyEvent } from '../rules/apply-event.ts'
import { insertSteps, lockSteps } from '../store.ts'
import { saveChange, settleVerified } from './change-step.ts'

/**
 * Opens the steps of a new or returning Washer. In mode `auto` it approves steps that are not started or expired;
 * rejected ones stay rejected.
 */
export async function openSteps(
  tx: Tx,
  deps: Pick<VerificationDeps, 'events'> & { readonly mode: 'auto' | 'manual' },
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> {
  await insertSteps(tx, userId)
  await lockWasher(tx, userId)
  const steps = await lockSteps(tx, userId)
  const passing =
    deps.mode === 'auto' ? steps.filter(({ state }) => state === 'not_started' || state === 'expired') : []
  for (const step of passing) {
    const happening = { event: 'pass', reviewer: 'automatic', by: null, at } as const
    const after = applyEvent(step, happening)
    if (after) await saveChange(tx, deps, { step, after, happening })
  }
  await settleVerified(tx, deps, userId, at)
}
