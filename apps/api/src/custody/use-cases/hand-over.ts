import type { HandoverPhoto } from '@washline/contract/custody/evidence'
import { custodyMessages } from '@washline/contract/custody/messages'
import { custodyRefusals } from '@washline/contract/custody/refusals'
import type { Handover } from '@washline/contract/custody/schemas'
import type { ItemId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { decideMove } from '@washline/contract/orders/process'
import type { TagCode } from '@washline/contract/tags/tag-code'
import { marketSettings } from '../../console/index.ts'
import {
  checkRight,
  deliver,
  type LockedOrder,
  lockOrder,
  pickUp,
  refuseReplaced,
  wrongStatus,
} from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { scanTags } from '../../tags/index.ts'
import type { HandOverDeps } from '../deps.ts'
import { countBag, expectedOf } from '../rules/count-bag.ts'
import { stepTime } from '../rules/step-time.ts'
import { insertWrongTry, readChainEnd, wrongTries } from '../store.ts'
import { appendStep, type Evidence } from './append-step.ts'
import { isPin } from './derive-pin.ts'
import { takePhoto } from './take-photo.ts'

export interface HandOverInput {
  readonly orderId: OrderId
  readonly washerId: UserId
  readonly step: Handover
  readonly counts: readonly { readonly itemId: ItemId; readonly quantity: number }[]
  /** The tags that were scanned. */
  readonly tags: readonly TagCode[]
  readonly pin: string | undefined
  /** The address returned by the upload. */
  readonly photo: string | undefined
  readonly note: string | null
  readonly position: Evidence['position']
  readonly madeAt: Date | undefined
}

const moves = { pickup: 'pickUp', return: 'deliver' } as const satisfies Record<Handover, string>

/**
 * The Washer takes or returns the bag: with counts, and with the customer's PIN or, if nobody is at the door, a photo and a
 * note. A market may require the photo in any case, or ask for none, so that the note is enough. The step and the order's move are one transaction. A wrong PIN is counted, so it is committed before the refusal.
 */
export async function handOver(deps: HandOverDeps, input: HandOverInput): Promise<void> {
  const wrong = await deps.db.transaction((tx) => confirm(tx, deps, input))
  if (wrong === undefined) return
  throw refuse(custodyRefusals.wrongPin, {
    errors: { pin: [custodyMessages.wrongPin] },
    body: { tries_left: market.custody.pinTries - wrong },
  })
}

/** Hands over; for a wrong PIN it returns the number of wrong PINs so far. */
async function confirm(tx: Tx, deps: HandOverDeps, input: HandOverInput): Promise<number | undefined> {
  const { orderId, washerId, step } = input
  const locked = await lockOrder(tx, orderId)
  await refuseReplaced(tx, locked, washerId)
  const order = checkRight(locked, { kind: 'washer', userId: washerId })
  if ('refused' in decideMove(moves[step], order.status, 'washer')) throw wrongStatus()
  const asks = await marketSettings(tx)
  if (asks.evidence === 'off') throw refuse(custodyRefusals.handoverOff)
  if (asks.photo === 'required' && input.photo === undefined) throw invalid({ photo: [custodyMessages.photoNeeded] })
  const wrong = await checkPin(tx, deps, order, input, asks.photo)
  if (typeof wrong === 'number') return wrong
  await record(tx, deps, order, input, wrong === 'confirmed')
  if (step === 'pickup') await pickUp(tx, deps, { orderId, washerId, at: deps.clock.now() })
  else await deliver(tx, deps, { orderId, washerId, at: deps.clock.now(), proven: true })
  return undefined
}

async function checkPin(
  tx: Tx,
  deps: HandOverDeps,
  order: LockedOrder,
  { step, washerId, pin, photo, note }: HandOverInput,
  asksPhoto: HandoverPhoto,
): Promise<'confirmed' | 'replaced' | number> {
  const tried = { orderId: order.id, step, washerId }
  const isReplaced = (asksPhoto === 'off' || photo !== undefined) && (note?.length ?? 0) >= market.custody.noteMin
  if (pin === undefined) {
    if (isReplaced) return 'replaced'
    throw invalid({ pin: [asksPhoto === 'off' ? custodyMessages.noteNeeded : custodyMessages.noEvidence] })
  }
  const wrong = await wrongTries(tx, tried)
  if (wrong >= market.custody.pinTries) {
    if (isReplaced) return 'replaced'
    throw refuse(custodyRefusals.pinLocked)
  }
  if (order.acceptedAt === null) throw new Error(`order ${order.id} is handed over before anybody accepted it`)
  if (isPin(deps.pinKeys, { ...tried, acceptedAt: order.acceptedAt }, pin)) return 'confirmed'
  await insertWrongTry(tx, tried)
  return wrong + 1
}

async function record(
  tx: Tx,
  deps: HandOverDeps,
  order: LockedOrder,
  input: HandOverInput,
  pinConfirmed: boolean,
): Promise<void> {
  const { step, washerId } = input
  const at = deps.clock.now()
  const end = await readChainEnd(tx, order.id)
  const counts = countBag(expectedOf(end.list, end.lastCounted ?? undefined), input.counts)
  if (!counts) throw invalid({ counts: [custodyMessages.countAll] })
  const from = (step === 'pickup' ? order.acceptedAt : order.pickedUpAt) ?? at
  await appendStep(tx, deps, end, {
    order,
    step,
    actor: 'washer',
    actorId: washerId,
    counts,
    time: stepTime(input.madeAt, { from, now: at }),
    at,
    pinConfirmed,
    tags: await scanTags(tx, { orderId: order.id, isPickup: step === 'pickup', codes: input.tags, at }),
    evidence: { note: input.note, position: input.position, photo: await takePhoto(tx, input) },
  })
}
