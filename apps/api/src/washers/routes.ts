import { firstName } from '@washline/contract/identity/first-name'
import type { UserId } from '@washline/contract/ids'
import * as endpoints from '@washline/contract/washers/endpoints'
import { washerMessages } from '@washline/contract/washers/messages'
import type { Payments } from '../payments/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { WashersDeps } from './deps.ts'
import {
  openOrders,
  type WasherProfile,
  type WasherSummary,
  washerProfile,
  washerStats,
  washerSummary,
} from './queries.ts'
import { averageRating, registrationText, stillOpen } from './rules.ts'
import { closeWasher } from './use-cases/close-washer.ts'
import { recordPosition } from './use-cases/record-position.ts'
import { registerWasher } from './use-cases/register-washer.ts'
import { setAvailability } from './use-cases/set-availability.ts'

type Earnings = Awaited<ReturnType<Payments['earningsOf']>>

const success = true as const

const availabilityWire = ({ online, radiusKm, verified, latitude, longitude }: WasherProfile) => ({
  online,
  radius_km: radiusKm,
  verified,
  latitude,
  longitude,
})

const balanceWire = (earnings: Earnings) => ({
  available_minor: earnings.availableMinor,
  pending_minor: earnings.pendingMinor,
  recent_change_minor: earnings.recentChangeMinor,
  pending_deductions_minor: earnings.pendingDeductionsMinor,
})

const ratingsWire = (row: WasherSummary) => ({
  average: averageRating(row.ratingTenthsSum, row.ratingCount),
  count: row.ratingCount,
  latest:
    row.latestTenths === null || row.latestAt === null
      ? null
      : {
          rating: row.latestTenths / 10,
          comment: row.latestComment ?? '',
          from_user: { name: firstName(row.latestFrom ?? '') },
          created_at: row.latestAt.toISOString(),
        },
})

async function closingOf({ db, earnings, payments }: WashersDeps, userId: UserId) {
  const washer = await washerProfile(db, userId)
  if (!washer) return null
  const [money, orders, deposit] = await Promise.all([
    earnings.openMoney(db, userId),
    openOrders(db, userId),
    payments.depositOfWasher(db, userId, washer.depositIntentId),
  ])
  return {
    closed: washer.closed,
    open: washer.closed ? [] : stillOpen({ ...money, openOrders: orders }),
    to_wallet_minor: money.availableMinor,
    deposit: deposit
      ? { amount_minor: deposit.amountMinor, card_last4: deposit.cardLast4, state: deposit.state }
      : null,
  }
}

function profileRoutes(http: Http, deps: WashersDeps): void {
  http.route(endpoints.registerWasher, async ({ actor, body }) => {
    const { business_name: businessName, postal_code: postalCode, payment_intent_id: paymentIntentId, ...rest } = body
    const washer = await registerWasher(deps, {
      ...rest,
      userId: actor.userId,
      businessName,
      postalCode,
      paymentIntentId,
    })
    return { success, message: registrationText(washer), online: washer.online, verified: washer.verified }
  })

  http.route(endpoints.setAvailability, async ({ actor, body: { radius_km: radiusKm, ...place } }) => {
    const washer = await setAvailability(deps, { ...place, radiusKm, userId: actor.userId })
    return ok(availabilityWire(washer))
  })

  http.route(
    endpoints.sendPosition,
    async ({ actor, body: { latitude, longitude } }) => {
      await recordPosition(deps, { latitude, longitude, userId: actor.userId })
      return { success }
    },
    { limit: { per: 'actor', max: 120, windowS: 60 } },
  )

  http.route(endpoints.getClosing, async ({ actor }) => ok(await closingOf(deps, actor.userId)))

  http.route(endpoints.closeWasher, async ({ actor }) => {
    await closeWasher(deps, actor.userId)
    return { success, message: washerMessages.closed }
  })
}

function statsRoutes(http: Http, deps: WashersDeps): void {
  http.route(endpoints.getWasherStats, async ({ actor }) => {
    const row = await washerStats(deps.db, actor.userId)
    if (!row) throw notFound()
    return ok({
      orders: row.orders,
      promise_kept: { met: row.promiseKept, of: row.promiseOf },
      on_time: { met: row.onTime, of: row.pickups },
      accepted: { met: row.accepted, of: row.answered },
      rating: { average: averageRating(row.ratingTenthsSum, row.ratingCount), count: row.ratingCount },
    })
  })

  http.route(endpoints.getWasherSummary, async ({ actor }) => {
    const [row, earnings] = await Promise.all([
      washerSummary(deps.db, actor.userId),
      deps.payments.earningsOf(deps.db, actor.userId),
    ])
    if (!row) throw notFound()
    const { online, verified, radiusKm, latitude, longitude } = row
    return ok({
      online,
      verified,
      radius_km: radiusKm,
      latitude,
      longitude,
      balance: balanceWire(earnings),
      ratings: ratingsWire(row),
    })
  })
}

export function washersRoutes(http: Http, deps: WashersDeps): void {
  profileRoutes(http, deps)
  statsRoutes(http, deps)
}
