import { z } from 'zod'
import { minorInput } from '../amounts.ts'
import { pointSchema } from '../maps/schemas.ts'
import { market } from '../market.ts'
import { inMarketMoney } from '../market-in-force.ts'
import { amountMessages } from '../payments/amount-messages.ts'
import { garmentIdSchema, isPossiblePrice } from '../scanning/priced-catalogue.ts'
import { oneLine } from '../texts/plain-text.ts'
import { isTimeZone } from '../zoned-time.ts'
import type { HourSpan } from './hours.ts'
import { zoneLimits } from './limits.ts'
import { zoneMessages } from './messages.ts'
import { outlineProblem } from './outline.ts'

/** Limits follow the market's currency, so they are read when a zone is checked. */
const fee = minorInput.refine((amount) => amount <= inMarketMoney(zoneLimits.feeMinor), amountMessages.impossible)
const price = minorInput.refine(isPossiblePrice, amountMessages.impossible)

const hourSpan = z.object({
  day: z.int().min(1).max(7),
  from: z.int().min(0).max(1_439),
  to: z.int().min(1).max(1_440),
})

const areApart = (spans: readonly HourSpan[]) =>
  spans.every(
    (span, index) =>
      span.from < span.to &&
      spans.slice(index + 1).every((other) => other.day !== span.day || other.to <= span.from || span.to <= other.from),
  )

/** Distances from a point, and what the way from there costs; the last band has no end. */
const pickupFee = z.object({
  from: pointSchema,
  bands: z
    .array(z.object({ up_to_m: z.int().min(1).max(2_000_000).nullable(), fee_minor: fee }))
    .min(1)
    .max(zoneLimits.bands),
})

const doRise = (bands: z.infer<typeof pickupFee>['bands']) =>
  bands.every(({ up_to_m }, index) =>
    index === bands.length - 1 ? up_to_m === null : up_to_m !== null && up_to_m > (bands[index - 1]?.up_to_m ?? 0),
  )

const smallOrder = z.object({ below_minor: fee.min(1), fee_minor: fee.min(1) })

/** What holds in a zone. Every property has a value that changes nothing. */
export const zoneRules = z.object({
  time_zone: z.string().max(60),
  /** Null: at all hours. */
  hours: z.array(hourSpan).min(1).max(zoneLimits.hours).nullable(),
  /** Why no orders are taken; customers read it. */
  paused: oneLine({ min: 3, max: zoneLimits.reasonMax }).nullable(),
  /** Laundry of a lower value is not taken; 0 for none. */
  minimum_minor: fee,
  /** Of each order, for the market. */
  fee_minor: fee,
  /** Of an order whose laundry is worth less, for its Washer; never more than what is missing. */
  small_order: smallOrder.nullable(),
  /** Of the way, for the Washer. */
  pickup_fee: pickupFee.nullable(),
  /** Basis points of the market's price list. */
  price_factor: z.int().min(zoneLimits.factor.least).max(zoneLimits.factor.most),
  /** Prices in place of the market's; classes that are not listed have the market's. */
  prices: z.partialRecord(garmentIdSchema, price).nullable(),
  /** From the pickup to the return; null for the market's. */
  promise_minutes: z.int().min(zoneLimits.promiseMinutes.least).max(zoneLimits.promiseMinutes.most).nullable(),
})
export type ZoneRules = z.infer<typeof zoneRules>

/** A zone as it is shown: what is stored was checked when it was saved. */
export const shownZone = zoneRules.extend({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Must be lowercase letters, digits and hyphens.'),
  name: oneLine({ min: 1, max: 60 }),
  /** Null: everywhere that is in no other zone. */
  outline: z.array(z.tuple([z.int(), z.int()])).nullable(),
})
export type Zone = z.infer<typeof shownZone>

/** What is wrong with a zone of the right shape, with the place. */
function* problemsOf(zone: Zone): Generator<{ readonly path: readonly string[]; readonly message: string }> {
  const { outline, time_zone, hours, pickup_fee, small_order, price_factor, prices } = zone
  const problem = outline && outlineProblem(outline)
  if (problem) yield { path: ['outline'], message: zoneMessages.outline[problem] }
  if (!isTimeZone(time_zone)) yield { path: ['time_zone'], message: zoneMessages.timeZone }
  if (hours && !areApart(hours)) yield { path: ['hours'], message: zoneMessages.hours }
  if (pickup_fee && !doRise(pickup_fee.bands)) yield { path: ['pickup_fee', 'bands'], message: zoneMessages.bands }
  if (small_order && small_order.fee_minor > small_order.below_minor)
    yield { path: ['small_order', 'fee_minor'], message: zoneMessages.smallOrder }
  if (prices !== null && price_factor !== 10_000) yield { path: ['prices'], message: zoneMessages.factorOrPrices }
}

export const zone = shownZone.superRefine((each, context) => {
  for (const { path, message } of problemsOf(each)) context.addIssue({ code: 'custom', path: [...path], message })
})

/** All zones of the market, the highest priority first. */
export const zones = z
  .array(zone)
  .min(1)
  .max(zoneLimits.zones, zoneMessages.file.tooMany)
  .refine((all) => all.every(({ outline }, index) => outline !== null || index === all.length - 1), zoneMessages.order)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, zoneMessages.twice)
  .refine(
    (all) => all.reduce((sum, { outline }) => sum + (outline?.length ?? 0), 0) <= zoneLimits.pointsInAll,
    zoneMessages.tooManyPointsInAll,
  )

/** Rules that change nothing. */
export const plainRules: ZoneRules = {
  /** The market's, as it is when the rules are used. */
  get time_zone() {
    return market.timeZone
  },
  hours: null,
  paused: null,
  minimum_minor: minorInput.parse(0),
  fee_minor: minorInput.parse(0),
  small_order: null,
  pickup_fee: null,
  price_factor: 10_000,
  prices: null,
  promise_minutes: null,
}

/** Before the first change: one zone without limits. */
export const firstZones: readonly Zone[] = [{ id: 'everywhere', name: 'Everywhere', outline: null, ...plainRules }]
