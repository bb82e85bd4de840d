import { timingSafeEqual } from 'node:crypto'
import type { Handover } from '@washline/contract/custody/schemas'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { decideMove } from '@washline/contract/orders/process'
import {
  checkRight,
  type DeliverDeps,
  deliver,
  type LockedOrder,
  lockOrder,
  pickUp,
  wrongStatus,
} from '../../orders/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { conflict, invalid, Refusal } from '../../platform/http/refusal.ts'
import { photoKeyOf } from '../../platform/storage/photo-key-of.ts'
import { marketSettings } from '../../settings/index.ts'
import { countBag, expectedOf } from '../rules/count-bag.ts'
import { stepTime } from '../rules/step-time.ts'
import { noteWrongTry, readChainEnd, usePhoto, wrongTries } from '../store.ts'
import { type AppendDeps, appendStep, type Evidence } from './append-step.ts'
import { derivePin } from './derive-pin.ts'

export interface HandOverDeps extends AppendDeps, DeliverDeps {
  readonly db: Database
  readonly clock: Clock
  /** What the PINs are made from. */
  readonly pinSecret: string
}

export interface HandOverInput {
  readonly orderId: number
  readonly washerId: number
  readonly step: Handover
  readonly counts: readonly { readonly itemId: number; readonly quantity: number }[]
  readonly pin: string | undefined
  /** The address of an upload. */
  readonly photo: string | undefined
  readonly note: string | null
  readonly position: Evidence['position']
  readonly madeAt: Date | undefined
}

const moves = { pickup: 'pickUp', return: 'deliver' } as const satisfies Record<Handover, string>

/**
 * The bag changes hands: counted, and confirmed by the PIN that the customer reads out, or with nobody at the door by a
 * photo and a note. The step and the move of the order are one transaction. A wrong PIN is remembered, so it is
 * committed before it is refused.
 */
export async function handOver(deps: HandOverDeps, input: HandOverInput): Promise<void> {
  const wrong = await deps.db.transaction((tx) => confirm(tx, deps, input))
  if (wrong === undefined) return
  throw new Refusal(422, 'wrong_pin', messages.custody.wrongPin, {
    errors: { pin: [messages.custody.wrongPin] },
    extra: { tries_left: market.custody.pinTries - wrong },
  })
}

/** Hands over, or gives how many times the PIN has been wrong by now. */
async function confirm(tx: Tx, deps: HandOverDeps, input: HandOverInput): Promise<number | undefined> {
  const { orderId, washerId, step } = input
  const order = checkRight(await lockOrder(tx, orderId), { kind: 'washer', userId: washerId })
  if ('refused' in decideMove(moves[step], order.status, 'washer')) throw wrongStatus()
  if ((await marketSettings(tx)).evidence === 'off') throw conflict('handover_off', messages.custody.off)
  const wrong = await checkPin(tx, deps, order, input)
  if (typeof wrong === 'number') return wrong
  await record(tx, deps, order, input, wrong === 'confirmed')
  if (step === 'pickup') await pickUp(tx, deps, { orderId, washerId, at: deps.clock.now() })
  else await deliver(tx, deps, { orderId, washerId, at: deps.clock.now() })
  return undefined
}

async function checkPin(
  tx: Tx,
  deps: HandOverDeps,
  order: LockedOrder,
  { step, washerId, pin, photo, note }: HandOverInput,
): Promise<'confirmed' | 'stood in for' | number> {
  const tried = { orderId: order.id, step, washerId }
  const isStoodInFor = photo !== undefined && (note?.length ?? 0) >= market.custody.noteMin
  if (pin === undefined) {
    if (isStoodInFor) return 'stood in for'
    throw invalid({ pin: [messages.custody.noEvidence] })
  }
  const wrong = await wrongTries(tx, tried)
  if (wrong >= market.custody.pinTries) {
    if (isStoodInFor) return 'stood in for'
    throw conflict('pin_locked', messages.custody.pinLocked)
  }
  if (order.acceptedAt === null) throw new Error(`order ${order.id} is handed over before anybody accepted it`)
  const expected = derivePin(deps.pinSecret, { ...tried, acceptedAt: order.acceptedAt })
  if (timingSafeEqual(Buffer.from(expected), Buffer.from(pin))) return 'confirmed'
  await noteWrongTry(tx, tried)
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
  if (!counts) throw invalid({ counts: [messages.custody.countAll] })
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
    evidence: { note: input.note, position: input.position, photo: await takePhoto(tx, input) },
  })
}

async function takePhoto(tx: Tx, { orderId, washerId, photo }: HandOverInput): Promise<Evidence['photo']> {
  if (photo === undefined) return null
  const key = photoKeyOf(photo)
  const sha256 = key && (await usePhoto(tx, { key, orderId, uploaderId: washerId }))
  if (!key || !sha256) throw invalid({ photo: [messages.custody.foreignPhoto] })
  return { key, sha256 }
}
