import type { StepId, UserId } from '@washline/contract/ids'
import { verificationRefusals } from '@washline/contract/verification/refusals'
import { stands, verificationSteps } from '@washline/contract/verification/steps'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { lockWasher, setVerified } from '../../washers/index.ts'
import type { VerificationDeps } from '../deps.ts'
import { openSuspension, type StepRow, stepsOf } from '../queries.ts'
import { applyEvent, type Happening, type StepInput } from '../rules/apply-event.ts'
import { insertHistory, lockSteps, saveStep, washerOfStep } from '../store.ts'

/** Locks a Washer's row, then the steps, so that all changes to one Washer are serialised. */
export async function lockStepsOf(tx: Tx, washerId: UserId): Promise<StepRow[]> {
  if (!(await lockWasher(tx, washerId))) throw notFound()
  return lockSteps(tx, washerId)
}

/** Locks one step by its id, together with the Washer's other steps. */
export async function lockStep(tx: Tx, stepId: StepId): Promise<StepRow> {
  const washerId = await washerOfStep(tx, stepId)
  const steps = washerId === undefined ? [] : await lockStepsOf(tx, washerId)
  const step = steps.find(({ id }) => id === stepId)
  if (!step) throw notFound()
  return step
}

/**
 * Sets or clears `verified_at` from the current steps and suspension; nothing else sets it. The caller has locked the
 * Washer's row. Returns whether the Washer is verified.
 */
export async function settleVerified(tx: Tx, deps: Pick<VerificationDeps, 'events'>, userId: UserId, at: Date) {
  const steps = await stepsOf(tx, userId)
  const verified =
    steps.filter((step) => stands(step, at)).length === verificationSteps.length &&
    (await openSuspension(tx, userId)) === undefined
  const changed = await setVerified(tx, { userId, verified, at })
  if (!changed) return verified
  if (verified && changed.online)
    await deps.events.publish(tx, 'washer.availability-changed', { userId, online: true, at })
  return verified
}

/** Applies an event to a locked step, or refuses it where the step's state has no such move. */
export async function changeStep(
  tx: Tx,
  deps: Pick<VerificationDeps, 'events'>,
  step: StepRow,
  happening: Happening,
): Promise<void> {
  const after = applyEvent(step, happening)
  if (!after)
    throw step.state === 'submitted' ? refuse(verificationRefusals.underWay) : refuse(verificationRefusals.notWaiting)
  await saveChange(tx, deps, { step, after, happening })
}

/** Saves a step's new state with its history, updates `verified_at` and publishes the decision. */
export async function saveChange(
  tx: Tx,
  deps: Pick<VerificationDeps, 'events'>,
  { step, after, happening }: { step: StepRow; after: StepInput; happening: Happening },
): Promise<void> {
  const { event, at } = happening
  await saveStep(tx, step.id, after)
  const decided = event === 'submit' || event === 'expire' ? undefined : happening
  const by = decided?.by ?? null
  const { reason, state } = after
  await insertHistory(tx, { stepId: step.id, event, state, reviewer: decided?.reviewer ?? null, by, reason, at })
  const userId = step.washerId
  const verified = await settleVerified(tx, deps, userId, at)
  if (event === 'expire' && state === 'expired')
    await deps.events.publish(tx, 'verification.expired', { userId, step: step.step, at })
  if (!decided) return
  await deps.events.publish(tx, 'verification.decided', {
    userId,
    step: step.step,
    decision: decided.event === 'reject' ? 'rejected' : 'approved',
    reviewer: decided.reviewer,
    reason,
    verified,
    at,
  })
}
