import { type ClaimActor, type ClaimMoveName, claimProcess, mayMove } from '@washline/contract/claims/process'
import type { Earnings } from '../../earnings/index.ts'
import type { FactBus } from '../../facts/fact-bus.ts'
import type { Payments } from '../../payments/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Broadcast } from '../../platform/realtime/channels.ts'
import { tellChanged } from '../channels.ts'
import type { Claim } from '../rules/claim.ts'
import { insertEvent, saveClaim } from '../store.ts'

export interface ClaimDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly broadcast: Broadcast
  readonly earnings: Pick<Earnings, 'placeHold' | 'settleHold' | 'giveBack'>
  readonly payments: Pick<Payments, 'creditWallet'>
  /** A fresh uuid. */
  readonly newId: () => string
}

export interface ClaimStep {
  readonly by: ClaimActor
  readonly actorId: number | null
  readonly at: Date
  readonly reason?: string | null
  readonly reportSha256?: string | null
}

/** Moves a locked claim by the table, with its event. A move that the table has not is a fault of the caller. */
export async function moveClaim(tx: Tx, claim: Claim, move: ClaimMoveName, step: ClaimStep, set?: Sql): Promise<Claim> {
  if (!mayMove(move, claim.state, step.by))
    throw new Error(`claim ${claim.id} is ${claim.state}: no ${move} by ${step.by}`)
  const { to } = claimProcess[move]
  const moved = await saveClaim(tx, claim.id, set ? sql`state = ${to}, ${set}` : sql`state = ${to}`)
  await insertEvent(tx, { claimId: claim.id, from: claim.state, to, ...step })
  return moved
}

type Resting = 'submitted' | 'in_review' | 'rejected' | 'paid' | 'appealed'

/** Tells that a claim has come to rest in a state. */
export async function tellMoved(
  deps: Pick<ClaimDeps, 'facts' | 'broadcast'>,
  tx: Tx,
  claim: Claim,
  told: { readonly to: Resting; readonly by: ClaimActor; readonly at: Date },
): Promise<void> {
  await tellChanged(deps.broadcast, tx, claim)
  await deps.facts.tell(tx, 'claim.moved', {
    claimId: claim.id,
    orderId: claim.orderId,
    customerId: claim.customerId,
    washerId: claim.washerId,
    amountMinor: claim.amountMinor ?? 0,
    washerMinor: claim.washerMinor,
    isHeld: claim.holdId !== null,
    ...told,
  })
}
