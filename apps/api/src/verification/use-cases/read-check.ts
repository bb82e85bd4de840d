import type { Jobs } from '../../platform/jobs/jobs.ts'
import { readCheckJob } from '../jobs.ts'
import { checkOfVendor, openCheck, openVendorChecks } from '../store.ts'
import type { VerificationGateway } from '../verification-gateway.ts'
import { lockStep, type VerificationDeps } from './change-step.ts'
import { followCheck } from './follow-check.ts'

/** Asks the vendor how a check stands; an event of theirs is only a reason to ask. */
export async function readCheck(
  deps: VerificationDeps & { readonly gateway: VerificationGateway },
  checkId: string,
): Promise<void> {
  const known = await deps.db.transaction((tx) => checkOfVendor(tx, checkId))
  if (!known || known.gateway !== deps.gateway.name) return
  const check = await deps.gateway.read(checkId)
  await deps.db.transaction(async (tx) => {
    const step = await lockStep(tx, known.stepId)
    const open = await openCheck(tx, known.stepId)
    if (open?.key !== known.key) return
    await followCheck(tx, deps, step, { key: known.key, check, note: step.note, at: deps.clock.now() })
  })
}

const atOnce = 200
const watchedMs = 30 * 24 * 3_600_000

/** Has every check that is still open read again: no event of the vendor has to arrive. */
export const readOpenChecks = (
  deps: VerificationDeps & { readonly gateway: VerificationGateway; readonly jobs: Pick<Jobs, 'enqueue'> },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const since = new Date(deps.clock.now().getTime() - watchedMs)
    for (const checkId of await openVendorChecks(tx, { gateway: deps.gateway.name, since, atMost: atOnce }))
      await deps.jobs.enqueue(tx, readCheckJob, { checkId }, { key: checkId })
  })
