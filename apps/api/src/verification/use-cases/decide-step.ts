import { verificationMessages } from '@washline/contract/verification/messages'
import { insertAudit } from '../../ops/index.ts'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import { type StepRow, stepById } from '../queries.ts'
import { openCheck, settleCheck } from '../store.ts'
import { changeStep, lockStep, type VerificationDeps } from './change-step.ts'

export interface Act {
  readonly operatorId: number
  readonly requestId: string | undefined
}
export type ActDeps = VerificationDeps & { readonly newId: () => string }

interface Decision extends Act {
  readonly stepId: number
  readonly version: number
  readonly decision: 'approve' | 'reject'
  readonly reason: string | null
}

/** An operator approves or rejects a step, once for each picture they have of it: of two, one decides. */
export const decideStep = (deps: ActDeps, input: Decision): Promise<StepRow> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, decision, reason } = input
    const step = await lockStep(tx, input.stepId)
    if (step.washerId === operatorId) throw forbidden(verificationMessages.ownCase)
    if (step.version !== input.version) throw conflict('changed', verificationMessages.changed)
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
    // What an operator has decided, a vendor's late answer does not undo.
    const open = await openCheck(tx, step.id)
    if (open) await settleCheck(tx, open.key, at)
    await insertAudit(tx, {
      act: decision === 'approve' ? 'approve_step' : 'reject_step',
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
