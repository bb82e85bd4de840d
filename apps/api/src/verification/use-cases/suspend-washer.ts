import type { SuspensionId, UserId } from '@washline/contract/ids'
import { verificationMessages } from '@washline/contract/verification/messages'
import { verificationRefusals } from '@washline/contract/verification/refusals'
import { insertAudit } from '../../console/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forbidden, invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import { lockWasher } from '../../washers/index.ts'
import type { DecisionDeps, VerificationDeps } from '../deps.ts'
import { openSuspension, type SuspensionRow } from '../queries.ts'
import {
  closeFlagOf,
  endedSuspensions,
  endSuspension,
  insertSuspension,
  saveAppeal,
  saveAppealAnswer,
} from '../store.ts'
import { settleVerified } from './change-step.ts'
import type { OperatorAction } from './decide-step.ts'

interface Reasoned extends OperatorAction {
  readonly washerId: UserId
  readonly reason: string
}

async function lockSubject(tx: Tx, { washerId, operatorId }: Reasoned): Promise<SuspensionRow | undefined> {
  if (!(await lockWasher(tx, washerId))) throw notFound()
  if (washerId === operatorId) throw forbidden(verificationMessages.ownCase)
  return openSuspension(tx, washerId)
}

const record = (
  tx: Tx,
  deps: DecisionDeps,
  action: 'suspend' | 'lift' | 'uphold_suspension',
  { operatorId, washerId, reason, requestId }: Reasoned,
  at: Date,
): Promise<number> =>
  insertAudit(tx, {
    action,
    operatorId,
    personId: washerId,
    reason,
    requestId: requestId ?? deps.newId(),
    at,
  })

/** Suspends a Washer: no further orders are offered. Orders in hand may be finished. */
export const suspendWasher = (deps: DecisionDeps, input: Reasoned & { until: Date | null }): Promise<SuspensionRow> =>
  deps.db.transaction(async (tx) => {
    const { washerId, operatorId, reason, until } = input
    if (await lockSubject(tx, input)) throw refuse(verificationRefusals.suspended)
    const at = deps.clock.now()
    if (until && until <= at) throw invalid({ until: [verificationMessages.untilPast] })
    const suspension = await insertSuspension(tx, { washerId, reason, by: operatorId, since: at, until })
    await closeFlagOf(tx, washerId, { by: operatorId, note: reason, at })
    await record(tx, deps, 'suspend', input, at)
    await deps.events.publish(tx, 'washer.suspended', { userId: washerId, reason, until, at })
    await settleVerified(tx, deps, washerId, at)
    return suspension
  })

async function lockDecided(tx: Tx, input: Reasoned & { suspensionId: SuspensionId }): Promise<SuspensionRow> {
  const open = await lockSubject(tx, input)
  if (open?.id !== input.suspensionId) throw refuse(verificationRefusals.suspensionOver)
  return open
}

/** Lifts a suspension; the second of two operators is refused with 409. */
export const liftSuspension = (deps: DecisionDeps, input: Reasoned & { suspensionId: SuspensionId }): Promise<Date> =>
  deps.db.transaction(async (tx) => {
    const { washerId, operatorId, reason } = input
    const { id } = await lockDecided(tx, input)
    const at = deps.clock.now()
    await endSuspension(tx, id, { by: operatorId, reason, at })
    await record(tx, deps, 'lift', input, at)
    await deps.events.publish(tx, 'suspension.lifted', { userId: washerId, reason, at })
    await settleVerified(tx, deps, washerId, at)
    return at
  })

/** Rejects an appeal with a reason; the suspension stays. */
export const upholdSuspension = (
  deps: DecisionDeps,
  input: Reasoned & { suspensionId: SuspensionId },
): Promise<SuspensionRow> =>
  deps.db.transaction(async (tx) => {
    const { washerId, operatorId, reason } = input
    const open = await lockDecided(tx, input)
    if (!open.appealedAt || open.appealAnsweredAt) throw refuse(verificationRefusals.noAppeal)
    const at = deps.clock.now()
    const upheld = await saveAppealAnswer(tx, open.id, { reason, by: operatorId, at })
    await record(tx, deps, 'uphold_suspension', input, at)
    await deps.events.publish(tx, 'suspension.upheld', { userId: washerId, reason, at })
    return upheld
  })

/** Stores the Washer's only appeal against the suspension. */
export const appealSuspension = (deps: VerificationDeps, input: { washerId: UserId; text: string }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { washerId, text } = input
    if (!(await lockWasher(tx, washerId))) throw notFound()
    const open = await openSuspension(tx, washerId)
    if (!open) throw notFound(verificationMessages.notSuspended)
    if (open.appealedAt) throw refuse(verificationRefusals.appealed)
    const at = deps.clock.now()
    await saveAppeal(tx, open.id, { text, at })
  })

const atOnce = 100

/** Ends suspensions whose time has passed. */
export async function endSuspensions(deps: VerificationDeps): Promise<void> {
  const at = deps.clock.now()
  const due = await deps.db.transaction((tx) => endedSuspensions(tx, at, atOnce))
  for (const washerId of due)
    await deps.db.transaction(async (tx) => {
      if (!(await lockWasher(tx, washerId))) return
      const open = await openSuspension(tx, washerId)
      if (!open?.until || open.until > at) return
      await endSuspension(tx, open.id, { by: null, reason: null, at })
      await deps.events.publish(tx, 'suspension.lifted', { userId: washerId, reason: null, at })
      await settleVerified(tx, deps, washerId, at)
    })
}
