import { verificationMessages } from '@washline/contract/verification/messages'
import type { Tx } from '../../platform/db/database.ts'
import type { VerificationDeps } from '../deps.ts'
import type { StepRow } from '../queries.ts'
import { setEvidenceSubmitted, settleCheck } from '../store.ts'
import type { Check } from '../verification-gateway.ts'
import { changeStep } from './change-step.ts'

/** Applies the current state of a check to its locked step. Repeated or late results change nothing. */
export async function followCheck(
  tx: Tx,
  deps: Pick<VerificationDeps, 'events'>,
  step: StepRow,
  begun: { readonly key: string; readonly check: Check; readonly note: string | null; readonly at: Date },
): Promise<void> {
  const { key, check, note, at } = begun
  const byVendor = { reviewer: 'vendor', by: null, at } as const
  switch (check.state) {
    case 'person':
      return
    case 'operator':
      await setEvidenceSubmitted(tx, step.id, at)
      await settleCheck(tx, key, at)
      return changeStep(tx, deps, step, { event: 'submit', at, note, withVendor: false })
    case 'checking':
      if (step.state === 'submitted') return
      return changeStep(tx, deps, step, { event: 'submit', at, note, withVendor: true })
    case 'passed':
      await settleCheck(tx, key, at)
      return changeStep(tx, deps, step, { event: 'pass', ...byVendor })
    case 'failed':
    case 'cancelled':
      await settleCheck(tx, key, at)
      // A check that the person never began ends without a rejection.
      if (check.reason === null && !step.withVendor) return
      return changeStep(tx, deps, step, {
        event: 'reject',
        ...byVendor,
        reason: check.reason ?? verificationMessages.failures.abandoned,
      })
    default:
      return check.state satisfies never
  }
}
