import { market } from '@washline/contract/market'
import { lapsedWashers, takeReminders } from '../store.ts'
import type { VerificationDeps } from './change-step.ts'
import { changeStep, lockStepsOf } from './change-step.ts'

const atOnce = 100
const dayMs = 24 * 3_600_000

/** Ends approvals whose time is up; a Washer's requests end with the first of them. Twice, it does nothing more. */
export async function lapseSteps(deps: VerificationDeps): Promise<void> {
  const at = deps.clock.now()
  const due = await deps.db.transaction((tx) => lapsedWashers(tx, at, atOnce))
  for (const washerId of due)
    await deps.db.transaction(async (tx) => {
      const steps = await lockStepsOf(tx, washerId)
      for (const step of steps)
        if ((step.state === 'approved' || step.state === 'submitted') && step.approvedUntil && step.approvedUntil <= at)
          await changeStep(tx, deps, step, { event: 'expire', at })
    })
}

/** Tells Washers, once, of approvals that are about to lapse. */
export const remindOfLapsing = (deps: VerificationDeps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const before = new Date(now.getTime() + market.verification.renewDaysBefore * dayMs)
    for (const { washerId: userId, step, until } of await takeReminders(tx, { now, before, atMost: atOnce }))
      await deps.facts.tell(tx, 'verification.lapsing', { userId, step, until, at: now })
  })
