import { custodyMessages } from '@washline/contract/custody/messages'
import { custodyRefusals } from '@washline/contract/custody/refusals'
import type { ItemId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { TagCode } from '@washline/contract/tags/tag-code'
import { lockTakeover, takeOver } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { scanTags } from '../../tags/index.ts'
import type { TakeLaundryOverDeps } from '../deps.ts'
import { countBag, expectedOf } from '../rules/count-bag.ts'
import { insertWrongTry, readChainEnd, wrongTries } from '../store.ts'
import { appendStep } from './append-step.ts'
import { isPin } from './derive-pin.ts'
import { takePhoto } from './take-photo.ts'

export interface TakeOverInput {
  readonly orderId: OrderId
  readonly washerId: UserId
  readonly counts: readonly { readonly itemId: ItemId; readonly quantity: number }[]
  /** The tags that were scanned. */
  readonly tags: readonly TagCode[]
  /** Read out by the Washer who gives the laundry away: both are there. Nothing replaces it. */
  readonly pin: string
  /** The address returned by the upload. */
  readonly photo: string | undefined
}

/**
 * A Washer takes the laundry of an order over from another one, with their own count: the step and the order's move are one transaction.
 * A wrong PIN is counted, so it is committed before the refusal.
 */
export async function takeLaundryOver(deps: TakeLaundryOverDeps, input: TakeOverInput): Promise<void> {
  const wrong = await deps.db.transaction((tx) => confirm(tx, deps, input))
  if (wrong === undefined) return
  throw refuse(custodyRefusals.wrongPin, {
    errors: { pin: [custodyMessages.wrongTakeoverPin] },
    body: { tries_left: market.custody.pinTries - wrong },
  })
}

async function confirm(tx: Tx, deps: TakeLaundryOverDeps, input: TakeOverInput): Promise<number | undefined> {
  const { orderId, washerId, pin } = input
  const { order, rescue } = await lockTakeover(tx, input)
  if (rescue.state !== 'meeting' || rescue.acceptedAt === null) throw refuse(orderRefusals.rescueMoved)
  const tried = { orderId, step: 'handover', washerId } as const
  const wrong = await wrongTries(tx, tried)
  if (wrong >= market.custody.pinTries) throw refuse(custodyRefusals.takeoverLocked)
  if (!isPin(deps.pinKeys, { ...tried, acceptedAt: rescue.acceptedAt }, pin)) {
    await insertWrongTry(tx, tried)
    return wrong + 1
  }
  const at = deps.clock.now()
  const end = await readChainEnd(tx, orderId)
  const counts = countBag(expectedOf(end.list, end.lastCounted ?? undefined), input.counts)
  if (!counts) throw invalid({ counts: [custodyMessages.countAll] })
  await appendStep(tx, deps, end, {
    order,
    step: 'handover',
    actor: 'washer',
    actorId: washerId,
    counts,
    time: { madeAt: at, isLate: false },
    at,
    pinConfirmed: true,
    tags: await scanTags(tx, { orderId, isPickup: false, codes: input.tags, at }),
    evidence: { note: null, position: null, photo: await takePhoto(tx, input) },
  })
  await takeOver(tx, deps, { order, washerId, at })
  return undefined
}
