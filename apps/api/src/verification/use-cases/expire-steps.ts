import { market } from '@washline/contract/market'
import type { VerificationDeps } from '../deps.ts'
import { expiredWashers, takeReminders } from '../store.ts'
import { changeStep, lockStepsOf } from './change-step.ts'

const atOnce = 100
const dayMs = 24 * 3_600_000

/** Expires approvals whose time has passed. A repeat changes nothing. */
export async function expireSteps(deps: VerificationDeps): Promise<void> {
  const at = deps.clock.now()
  const due = await deps.db.transaction((tx) => expiredWashers(tx, at, atOnce))
  for (const washerId of due)
    await deps.db.transaction(async (tx) => {
      const steps = await lockStepsOf(tx, washerId)
      for (const step of steps)
        if ((step.state === 'approved' || step.state === 'submitted') && step.approvedUntil && step.approvedUntil <= at)
          await changeStep(tx, deps, step, { event: 'expire', at })
    })
}

/** Publishes a reminder, once, for each approval that expires soon. */
export const remindOfExpiry = (deps: VerificationDeps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const before = new Date(now.getTime() + market.verification.renewDaysBefore * dayMs)
    for (const { washerId: userId, step, until } of await takeReminders(tx, { now, before, atMost: atOnce }))
      await deps.events.publish(tx, 'verification.expiring', { userId, step, until, at: now })
  })
