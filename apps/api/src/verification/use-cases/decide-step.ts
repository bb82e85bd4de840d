import type { StepId, UserId } from '@washline/contract/ids'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { verificationMessages } from '@washline/contract/verification/messages'
import { insertAudit } from '../../console/index.ts'
import { forbidden, notFound, refuse } from '../../platform/http/refusal.ts'
import type { DecisionDeps } from '../deps.ts'
import { type StepRow, stepById } from '../queries.ts'
import { openCheck, settleCheck } from '../store.ts'
import { changeStep, lockStep } from './change-step.ts'

export interface OperatorAction {
  readonly operatorId: UserId
  readonly requestId: string | undefined
}

interface Decision extends OperatorAction {
  readonly stepId: StepId
  readonly version: number
  readonly decision: 'approve' | 'reject'
  readonly reason: string | null
}

/** Applies an operator's decision to a step; refuses with 409 if the step has changed since the given version. */
export const decideStep = (deps: DecisionDeps, input: Decision): Promise<StepRow> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, decision, reason } = input
    const step = await lockStep(tx, input.stepId)
    if (step.washerId === operatorId) throw forbidden(verificationMessages.ownCase)
    if (step.version !== input.version)
      throw refuse(platformRefusals.changed, { message: verificationMessages.changed })
    const at = deps.clock.now()
    const byOperator = { reviewer: 'operator', by: operatorId, at } as const
    await changeStep(
      tx,
      deps,
      step,
      decision === 'approve'
        ? { event: 'approve', ...byOperator }
        : { event: 'reject', ...byOperator, reason: reason ?? '' },
    )
    // A vendor's late result must not change the operator's decision.
    const open = await openCheck(tx, step.id)
    if (open) await settleCheck(tx, open.key, at)
    await insertAudit(tx, {
      action: decision === 'approve' ? 'approve_step' : 'reject_step',
      operatorId,
      personId: step.washerId,
      subjectId: step.id,
      reason: reason ?? undefined,
      requestId: input.requestId ?? deps.newId(),
      at,
    })
    const decided = await stepById(tx, step.id)
    if (!decided) throw notFound()
    return decided
  })
