import { notFound } from '../../platform/http/refusal.ts'
import { caseWasher, evidenceOf, historyOf, stepById, stepsOf } from '../queries.ts'
import type { ActDeps } from './decide-step.ts'

/** Reads a step with its evidence for an operator; the look is recorded before anything is shown. */
export const lookAtCase = (deps: ActDeps, look: { operatorId: number; stepId: number }) =>
  deps.db.transaction(async (tx) => {
    const step = await stepById(tx, look.stepId)
    if (!step) throw notFound()
    await deps.facts.tell(tx, 'operator.acted', {
      act: 'look_verification',
      operatorId: look.operatorId,
      personId: step.washerId,
      reason: null,
      requestId: deps.newId(),
      at: deps.clock.now(),
    })
    return {
      step,
      evidence: await evidenceOf(tx, [step.id]),
      washer: await caseWasher(tx, step.washerId),
      others: (await stepsOf(tx, step.washerId)).filter(({ id }) => id !== step.id),
      history: await historyOf(tx, step.id),
    }
  })
