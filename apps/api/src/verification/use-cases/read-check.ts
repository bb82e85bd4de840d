import type { EnqueueDeps, VerificationDeps } from '../deps.ts'
import { readCheckJob } from '../jobs.ts'
import { checkOfVendor, openCheck, openVendorChecks } from '../store.ts'
import type { VerificationGateway } from '../verification-gateway.ts'
import { lockStep } from './change-step.ts'
import { followCheck } from './follow-check.ts'

/** Reads a check from the vendor and applies it. A vendor's event only triggers this read. */
export async function readCheck(
  deps: VerificationDeps & { readonly gateway: VerificationGateway },
  checkId: string,
): Promise<void> {
  const begun = await deps.db.transaction((tx) => checkOfVendor(tx, checkId))
  if (!begun || begun.gateway !== deps.gateway.name) return
  const check = await deps.gateway.read(checkId)
  await deps.db.transaction(async (tx) => {
    const step = await lockStep(tx, begun.stepId)
    const open = await openCheck(tx, begun.stepId)
    if (open?.key !== begun.key) return
    await followCheck(tx, deps, step, { key: begun.key, check, note: step.note, at: deps.clock.now() })
  })
}

const atOnce = 200
// Older checks were abandoned.
const watchedMs = 30 * 24 * 3_600_000

/** Enqueues a read of every open check, so that the product does not depend on the vendor's events. */
export const readOpenChecks = (deps: EnqueueDeps & { readonly gateway: VerificationGateway }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const since = new Date(deps.clock.now().getTime() - watchedMs)
    for (const checkId of await openVendorChecks(tx, { gateway: deps.gateway.name, since, atMost: atOnce }))
      await deps.jobs.enqueue(tx, readCheckJob, { checkId }, { key: checkId })
  })
