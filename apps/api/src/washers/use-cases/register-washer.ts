import type { UserId } from '@washline/contract/ids'
import { washerRefusals } from '@washline/contract/washers/refusals'
import { lockUser, setAccountType } from '../../identity/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import type { RegisterWasherDeps } from '../deps.ts'
import type { WasherProfile } from '../queries.ts'
import { defaultRadiusKm, pointOf, texts } from '../rules.ts'
import { insertWasher, lockWasher, reopenWasher } from '../store.ts'

export interface WasherRegistration {
  readonly userId: UserId
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

async function claimDeposit(
  tx: Tx,
  payments: RegisterWasherDeps['payments'],
  deposit: { userId: UserId; paymentIntentId: string },
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

/** Makes a user a Washer, for the first time or again, if the deposit is paid. A repeat with the same deposit returns the same profile. */
export async function registerWasher(deps: RegisterWasherDeps, input: WasherRegistration): Promise<WasherProfile> {
  const { userId, paymentIntentId, lat, lng, ...profile } = input
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const existing = await lockWasher(tx, userId)
    if (existing?.depositIntentId === paymentIntentId && !existing.closed) return existing
    if (existing && !existing.closed) throw refuse(washerRefusals.alreadyWasher)
    await claimDeposit(tx, deps.payments, { userId, paymentIntentId })
    const washer = await (existing ? reopenWasher : insertWasher)(tx, {
      ...profile,
      userId,
      point: pointOf(lat, lng),
      radiusKm: defaultRadiusKm,
      depositIntentId: paymentIntentId,
      at,
    })
    await setAccountType(tx, userId, true)
    await deps.events.publish(tx, 'washer.registered', { userId, at })
    if (washer.online) await deps.events.publish(tx, 'washer.availability-changed', { userId, online: true, at })
    // A handler of `washer.registered` may have verified the Washer.
    return (await lockWasher(tx, userId)) ?? washer
  })
}
