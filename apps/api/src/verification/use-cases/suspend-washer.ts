import { verificationMessages } from '@washline/contract/verification/messages'
import { insertAudit } from '../../ops/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/http/refusal.ts'
import { lockWasher } from '../../washers/index.ts'
import { openSuspension, type SuspensionRow } from '../queries.ts'
import {
  closeFlagOf,
  endedSuspensions,
  endSuspension,
  insertSuspension,
  saveAppeal,
  saveAppealAnswer,
} from '../store.ts'
import { settleVerified, type VerificationDeps } from './change-step.ts'
import type { Act, ActDeps } from './decide-step.ts'

interface Reasoned extends Act {
  readonly washerId: number
  readonly reason: string
}

async function lockSubject(tx: Tx, { washerId, operatorId }: Reasoned): Promise<SuspensionRow | undefined> {
  if (!(await lockWasher(tx, washerId))) throw notFound()
  if (washerId === operatorId) throw forbidden(verificationMessages.ownCase)
  return openSuspension(tx, washerId)
}

const record = (
  tx: Tx,
  deps: ActDeps,
  act: 'suspend' | 'lift' | 'keep_suspended',
  { operatorId, washerId, reason, requestId }: Reasoned,
  at: Date,
): Promise<number> =>
  insertAudit(tx, {
    act,
    operatorId,
    personId: washerId,
    reason,
    requestId: requestId ?? deps.newId(),
    at,
  })

/** Stops requests to a Washer, and tells them why and until when. What they have in hand they may finish. */
export const suspendWasher = (deps: ActDeps, input: Reasoned & { until: Date | null }): Promise<SuspensionRow> =>
  deps.db.transaction(async (tx) => {
    const { washerId, operatorId, reason, until } = input
    if (await lockSubject(tx, input)) throw conflict('suspended', verificationMessages.alreadySuspended)
    const at = deps.clock.now()
    if (until && until <= at) throw invalid({ until: [verificationMessages.untilPast] })
    const suspension = await insertSuspension(tx, { washerId, reason, by: operatorId, since: at, until })
    await closeFlagOf(tx, washerId, { by: operatorId, note: reason, at })
    await record(tx, deps, 'suspend', input, at)
    await deps.facts.tell(tx, 'washer.suspended', { userId: washerId, reason, until, at })
    await settleVerified(tx, deps, washerId, at)
    return suspension
  })

async function lockDecided(tx: Tx, input: Reasoned & { suspensionId: number }): Promise<SuspensionRow> {
  const open = await lockSubject(tx, input)
  if (open?.id !== input.suspensionId) throw conflict('suspension_over', verificationMessages.suspensionOver)
  return open
}

/** Ends a suspension before its time; of two operators one does. */
export const liftSuspension = (deps: ActDeps, input: Reasoned & { suspensionId: number }): Promise<Date> =>
  deps.db.transaction(async (tx) => {
    const { washerId, operatorId, reason } = input
    const { id } = await lockDecided(tx, input)
    const at = deps.clock.now()
    await endSuspension(tx, id, { by: operatorId, reason, at })
    await record(tx, deps, 'lift', input, at)
    await deps.facts.tell(tx, 'suspension.lifted', { userId: washerId, reason, at })
    await settleVerified(tx, deps, washerId, at)
    return at
  })

/** Answers an appeal with a reason; the suspension stays. */
export const keepSuspension = (deps: ActDeps, input: Reasoned & { suspensionId: number }): Promise<SuspensionRow> =>
  deps.db.transaction(async (tx) => {
    const { washerId, operatorId, reason } = input
    const open = await lockDecided(tx, input)
    if (!open.appealedAt || open.appealAnsweredAt) throw conflict('no_appeal', verificationMessages.noAppeal)
    const at = deps.clock.now()
    const kept = await saveAppealAnswer(tx, open.id, { reason, by: operatorId, at })
    await record(tx, deps, 'keep_suspended', input, at)
    await deps.facts.tell(tx, 'suspension.kept', { userId: washerId, reason, at })
    return kept
  })

/** The Washer's one word against their suspension. */
export const appealSuspension = (deps: VerificationDeps, input: { washerId: number; text: string }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { washerId, text } = input
    if (!(await lockWasher(tx, washerId))) throw notFound()
    const open = await openSuspension(tx, washerId)
    if (!open) throw notFound(verificationMessages.notSuspended)
    if (open.appealedAt) throw conflict('appealed', verificationMessages.appealed)
    const at = deps.clock.now()
    await saveAppeal(tx, open.id, { text, at })
    await deps.facts.tell(tx, 'suspension.appealed', { userId: washerId, at })
  })

const atOnce = 100

/** Ends suspensions whose time is up. */
export async function endSuspensions(deps: VerificationDeps): Promise<void> {
  const at = deps.clock.now()
  const due = await deps.db.transaction((tx) => endedSuspensions(tx, at, atOnce))
  for (const washerId of due)
    await deps.db.transaction(async (tx) => {
      if (!(await lockWasher(tx, washerId))) return
      const open = await openSuspension(tx, washerId)
      if (!open?.until || open.until > at) return
      await endSuspension(tx, open.id, { by: null, reason: null, at })
      await deps.facts.tell(tx, 'suspension.lifted', { userId: washerId, reason: null, at })
      await settleVerified(tx, deps, washerId, at)
    })
}
