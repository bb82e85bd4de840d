import type { UserId } from '@washline/contract/ids'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { verificationMessages } from '@washline/contract/verification/messages'
import { verificationRefusals } from '@washline/contract/verification/refusals'
import { nextState, type VerificationStep } from '@washline/contract/verification/steps'
import { GatewayFailure } from '../../payments/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import type { SubmitStepDeps } from '../deps.ts'
import { manualChecks } from '../manual/manual-checks.ts'
import type { StepRow } from '../queries.ts'
import { type BegunCheck, countUnsent, insertCheck, openCheck, saveVendorId, settleCheck } from '../store.ts'
import type { Check, VerificationGateway } from '../verification-gateway.ts'
import { lockStep, lockStepsOf } from './change-step.ts'
import { followCheck } from './follow-check.ts'

interface Submission {
  readonly washerId: UserId
  readonly step: VerificationStep
  readonly note: string | undefined
  readonly version: number
}

export const checksOf = (step: VerificationStep, gateway: VerificationGateway): VerificationGateway =>
  step === 'identity' ? gateway : manualChecks

async function lockToSubmit(tx: Tx, { washerId, step: name, version }: Submission): Promise<StepRow> {
  const step = (await lockStepsOf(tx, washerId)).find((one) => one.step === name)
  if (!step) throw notFound()
  if (!nextState(step.state, 'submit')) throw refuse(verificationRefusals.underWay)
  if (step.version !== version) throw refuse(platformRefusals.changed, { message: verificationMessages.changed })
  return step
}

/** Returns the open check of the step, or inserts one before the vendor is called. */
async function beginCheck(
  tx: Tx,
  deps: SubmitStepDeps,
  step: StepRow,
  checks: VerificationGateway,
): Promise<BegunCheck> {
  if (checks.name === 'manual' && (await countUnsent(tx, step.id)) === 0)
    throw invalid({ image: [verificationMessages.pictureMissing] })
  const at = deps.clock.now()
  const open = await openCheck(tx, step.id)
  if (open?.gateway === checks.name) return open
  if (open) await settleCheck(tx, open.key, at)
  return insertCheck(tx, { key: deps.newId(), stepId: step.id, gateway: checks.name, at })
}

async function askCheck(deps: SubmitStepDeps, checks: VerificationGateway, begun: BegunCheck, washerId: UserId) {
  try {
    if (begun.vendorId !== null) return await checks.read(begun.vendorId)
    const returnUrl = `${deps.publicUrl}/provider/verification`
    return await checks.begin({ key: begun.key, washerId, returnUrl })
  } catch (error) {
    if (error instanceof GatewayFailure) throw refuse(verificationRefusals.checkUnavailable)
    throw error
  }
}

/** Submits a step to its check. Returns the vendor's page for the person, or null if nothing is left to do. */
export async function submitStep(deps: SubmitStepDeps, input: Submission): Promise<string | null> {
  if (input.step === 'training') throw refuse(verificationRefusals.byCourse)
  const checks = checksOf(input.step, deps.gateway)
  const begun = await deps.db.transaction(async (tx) => beginCheck(tx, deps, await lockToSubmit(tx, input), checks))
  const check: Check = await askCheck(deps, checks, begun, input.washerId)
  await deps.db.transaction(async (tx) => {
    const step = await lockStep(tx, begun.stepId)
    if (begun.vendorId === null) await saveVendorId(tx, begun.key, check.id)
    const { key } = begun
    await followCheck(tx, deps, step, { key, check, note: input.note || null, at: deps.clock.now() })
  })
  return check.url
}
