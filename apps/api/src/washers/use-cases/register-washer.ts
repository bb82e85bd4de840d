import type { FactBus } from '../../facts/fact-bus.ts'
import { lockUser, setAccountType } from '../../identity/index.ts'
import type { Payments } from '../../payments/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { conflict, invalid } from '../../platform/http/refusal.ts'
import type { WasherProfile } from '../queries.ts'
import { defaultRadiusKm, pointOf, texts } from '../rules.ts'
import { insertWasher, lockWasher, reopenWasher } from '../store.ts'

export interface RegisterWasherDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
  readonly payments: Pick<Payments, 'depositOf' | 'claimDeposit'>
}

export interface WasherRegistration {
  readonly userId: number
  readonly businessName: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
  readonly lat: number
  readonly lng: number
  readonly paymentIntentId: string
}

async function takeDeposit(
  tx: Tx,
  payments: RegisterWasherDeps['payments'],
  deposit: { userId: number; paymentIntentId: string },
): Promise<void> {
  const state = await payments.depositOf(tx, deposit)
  switch (state) {
    case 'unknown':
      throw invalid({ payment_intent_id: [texts.depositMissing] })
    case 'used':
      throw invalid({ payment_intent_id: [texts.depositUsed] })
    case 'held':
      if (!(await payments.claimDeposit(tx, deposit))) throw invalid({ payment_intent_id: [texts.depositUsed] })
      return
    default:
      state satisfies never
  }
}

/** Makes a person a Washer, for the first time or again, once the deposit is held. Repeated with the same deposit, it answers the same. */
export async function registerWasher(deps: RegisterWasherDeps, input: WasherRegistration): Promise<WasherProfile> {
  const { userId, paymentIntentId, lat, lng, ...profile } = input
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const existing = await lockWasher(tx, userId)
    if (existing?.depositIntentId === paymentIntentId && !existing.closed) return existing
    if (existing && !existing.closed) throw conflict('already_washer', texts.alreadyWasher)
    await takeDeposit(tx, deps.payments, { userId, paymentIntentId })
    const washer = await (existing ? reopenWasher : insertWasher)(tx, {
      ...profile,
      userId,
      point: pointOf(lat, lng),
      radiusKm: defaultRadiusKm,
      depositIntentId: paymentIntentId,
      at,
    })
    await setAccountType(tx, userId, true)
    await deps.facts.tell(tx, 'washer.registered', { userId, at })
    if (washer.online) await deps.facts.tell(tx, 'washer.availability-changed', { userId, online: true, at })
    // Whoever checks Washers may have passed this one at once.
    return (await lockWasher(tx, userId)) ?? washer
  })
}
