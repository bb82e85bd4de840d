import { verificationMessages } from '@washline/contract/verification/messages'
import { stands, verificationSteps } from '@washline/contract/verification/steps'
import type { FactBus } from '../../facts/fact-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { lockWasher, setVerified } from '../../washers/index.ts'
import { openSuspension, type StepRow, stepsOf } from '../queries.ts'
import { applyEvent, type Happening } from '../rules/apply-event.ts'
import { insertHistory, lockSteps, saveStep, washerOfStep } from '../store.ts'

export interface VerificationDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
}

/** A Washer's steps, for whoever changes one. The Washer's row is held first, so that all that decides waits in one line. */
export async function lockStepsOf(tx: Tx, washerId: number): Promise<StepRow[]> {
  if (!(await lockWasher(tx, washerId))) throw notFound()
  return lockSteps(tx, washerId)
}

/** One step by its id, held like all of its Washer's. */
export async function lockStep(tx: Tx, stepId: number): Promise<StepRow> {
  const washerId = await washerOfStep(tx, stepId)
  const steps = washerId === undefined ? [] : await lockStepsOf(tx, washerId)
  const step = steps.find(({ id }) => id === stepId)
  if (!step) throw notFound()
  return step
}

/**
 * Sets whether requests come to a Washer by what is true now, the one place that does. The caller holds the Washer's row.
 * Gives whether they come.
 */
export async function settleVerified(tx: Tx, deps: Pick<VerificationDeps, 'facts'>, userId: number, at: Date) {
  const steps = await stepsOf(tx, userId)
  const verified =
    steps.filter((step) => stands(step, at)).length === verificationSteps.length &&
    (await openSuspension(tx, userId)) === undefined
  const changed = await setVerified(tx, { userId, verified, at })
  if (!changed) return verified
  await deps.facts.tell(tx, verified ? 'washer.verified' : 'washer.unverified', { userId, at })
  if (verified && changed.online) await deps.facts.tell(tx, 'washer.availability-changed', { userId, online: true, at })
  return verified
}

/** Lets an event happen to a held step: state, history, whether requests come, and the news of it. */
export async function changeStep(
  tx: Tx,
  deps: Pick<VerificationDeps, 'facts'>,
  step: StepRow,
  happening: Happening,
): Promise<void> {
  const { event, at } = happening
  const after = applyEvent(step, happening)
  if (!after)
    throw step.state === 'submitted'
      ? conflict('under_way', verificationMessages.underWay)
      : conflict('not_waiting', verificationMessages.notWaiting)
  await saveStep(tx, step.id, after)
  const decided = event === 'submit' || event === 'expire' ? undefined : happening
  const by = decided?.by ?? null
  const { reason, state } = after
  await insertHistory(tx, { stepId: step.id, event, state, reviewer: decided?.reviewer ?? null, by, reason, at })
  const userId = step.washerId
  const verified = await settleVerified(tx, deps, userId, at)
  if (event === 'expire' && state === 'expired')
    await deps.facts.tell(tx, 'verification.lapsed', { userId, step: step.step, at })
  if (!decided) return
  await deps.facts.tell(tx, 'verification.decided', {
    userId,
    step: step.step,
    decision: decided.event === 'reject' ? 'rejected' : 'approved',
    reviewer: decided.reviewer,
    reason,
    verified,
    at,
  })
}
