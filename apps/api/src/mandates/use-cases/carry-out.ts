import type { Endpoint } from '@washline/contract/endpoint'
import type { ApprovalId } from '@washline/contract/ids'
import { approvalLimits } from '@washline/contract/mandates/approval-limits'
import type { Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { MandatesDeps } from '../deps.ts'
import { personOf, wasPlacedSince } from '../queries.ts'
import { approvalKey } from '../rules/approval-key.ts'
import { type Outcome, readOutcome } from '../rules/read-outcome.ts'
import { spendingKey } from '../rules/spending-key.ts'
import { type LockedApproval, lockApproval, saveAskedAnew, saveEnd, saveSpending } from '../store.ts'

/**
 * Makes an approved call in the name of its person and records what came of it. It runs again after a crash: under its key the call
 * is made once. Undefined where there is nothing to do.
 */
export async function carryOut(deps: MandatesDeps, approvalId: ApprovalId): Promise<Outcome | undefined> {
  const ready = await deps.db.transaction(async (tx) => {
    const approval = await lockApproval(tx, approvalId)
    const person = approval?.state === 'approved' ? await personOf(tx, approval.userId) : undefined
    return approval && person && { approval, person }
  })
  if (!ready) return undefined
  const { approval, person } = ready
  const { userId, sessionId, parts: sent } = approval
  if (!sent || sessionId === null) return undefined
  const actor: Actor = {
    userId,
    name: person.name,
    tokenId: sessionId,
    isWasher: false,
    isOperator: false,
    hasSecondFactor: false,
  }
  const endpoint = { method: approval.method as Endpoint['method'], path: approval.path as Endpoint['path'] }
  const answer = await deps.operations.perform(endpoint, {
    actor,
    sent,
    key: approvalKey(approval),
    ceilingMinor: approval.amountMinor ?? undefined,
  })
  return deps.db.transaction((tx) => recordOutcome(tx, deps, approval, readOutcome(answer)))
}

async function recordOutcome(
  tx: Tx,
  deps: MandatesDeps,
  approval: LockedApproval,
  read: Outcome,
): Promise<Outcome | undefined> {
  const current = await lockApproval(tx, approval.id)
  if (current?.state !== 'approved' || current.attempt !== approval.attempt) return undefined
  const outcome = await correct(tx, current, read)
  const { id, tokenId, kind, orderId, amountMinor } = current
  const at = deps.clock.now()
  if (outcome.state === 'waiting') {
    await saveAskedAnew(tx, {
      id,
      amountMinor: outcome.amountMinor,
      expiresAt: new Date(at.getTime() + approvalLimits.waitingMs),
    })
    return outcome
  }
  await saveEnd(tx, { id, state: outcome.state, failure: outcome.state === 'failed' ? outcome.failure : null })
  if (outcome.state === 'done' && amountMinor !== null)
    await saveSpending(tx, { tokenId, kind, key: spendingKey(current, approvalKey(current)), orderId, amountMinor, at })
  return outcome
}

/** A first run may have placed the order and died before it recorded that: the second one is refused then. */
async function correct(tx: Tx, { kind, orderId, answeredAt }: LockedApproval, read: Outcome): Promise<Outcome> {
  if (read.state !== 'failed' || kind !== 'place' || orderId === null || answeredAt === null) return read
  return (await wasPlacedSince(tx, orderId, answeredAt)) ? { state: 'done' } : read
}
