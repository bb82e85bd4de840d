import type { Tx } from '../../platform/db/database.ts'
import { insertSteps } from '../store.ts'
import { changeStep, lockStepsOf, settleVerified, type VerificationDeps } from './change-step.ts'

/**
 * Opens the steps of somebody who has just become a Washer, or has come back. An automatic check passes what was never
 * looked at or has lapsed; what was rejected stays so.
 */
export async function welcomeWasher(
  tx: Tx,
  deps: Pick<VerificationDeps, 'facts'> & { readonly mode: 'auto' | 'manual' },
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  await insertSteps(tx, userId)
  const steps = await lockStepsOf(tx, userId)
  const passing =
    deps.mode === 'auto' ? steps.filter(({ state }) => state === 'not_started' || state === 'expired') : []
  for (const step of passing) await changeStep(tx, deps, step, { event: 'pass', reviewer: 'automatic', by: null, at })
  await settleVerified(tx, deps, userId, at)
}
