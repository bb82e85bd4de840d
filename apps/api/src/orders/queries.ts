import type { OrderId, UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { type Minor, minor, mostOf } from '@washline/contract/money'
import { isLoadEnough, type LoadType, loadOf } from '@washline/contract/orders/load-types'
import { draftStatus, inHandStatuses, type OrderStatus, openStatuses } from '@washline/contract/orders/process'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import type { Language } from '@washline/contract/texts/languages'
import type { Zone } from '@washline/contract/zones/zone'
import { type PlaceInZones, zoneAt } from '@washline/contract/zones/zone-at'
import { catalogueIn, hasOwnPrices } from '@washline/contract/zones/zone-prices'
import { movementsColumn, type StoredMovement } from '../payments/index.ts'
import { inList } from '../platform/db/in-list.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { catalogueOf } from '../scanning/index.ts'
import { currentZones } from '../zones/index.ts'
import { feesAt } from './queries/fees.ts'
import { seesPhotosOf } from './queries/photo-access.ts'
import { calibrationColumn, paceColumns, whereaboutsColumns } from './queries/promises.ts'
import { recognizedPieces } from './queries/washed-pieces.ts'
import { laundryValueOf, type OrderItem } from './rules/merge-items.ts'
import { priceInZone, priceItems } from './rules/price-in-zone.ts'
import { type Price, priceOrder } from './rules/price-order.ts'
import type { OrderView } from './rules/show-order.ts'
import type { OrderCard } from './rules/show-order-card.ts'
import type { ReceiptInput } from './rules/write-receipt.ts'
import { itemsOf } from './store.ts'

/** The handovers between the Washers of an order, the first one first. */
const takeovers = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('giverId', r.giver_id, 'isWashed', r.is_washed) order by r.id), '[]')
    from rescues r where r.order_id = o.id and r.state = 'taken_over') as takeovers`

/** What may be on two photos; of a piece whose earlier item was removed nothing is shown. */
const samePieces = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', i.name, 'verdict', p.verdict,
      'photoKey', p.photo_key, 'box', p.box, 'earlierPhotoKey', e.photo_key, 'earlierBox', e.box) order by p.id), '[]')
    from order_pieces p join order_pieces e on e.id = p.same_as
      join order_items i on i.id = e.item_id and i.order_id = o.id and i.quantity > 0
    where p.order_id = o.id and p.verdict in ('once', 'asked', 'same'))`

/** One order for its customer or its Washer, in one statement. Items with quantity 0 are listed only while it is a draft. */
export const orderFor = (
  q: Queryable,
  orderId: OrderId,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<(OrderView & { readonly seesPhotos: boolean }) | undefined> =>
  q.maybe<OrderView & { readonly seesPhotos: boolean }>(sql`
    select coalesce(${seesPhotosOf(userId, now)}, false) as "seesPhotos", o.id, o.status, o.customer_id as "customerId", o.washer_id as "washerId", c.name as "customerName",
      c.photo_key as "customerPhotoKey", o.item_count as "itemCount", o.value_minor as "valueMinor", o.service_fee_minor as "serviceFeeMinor",
      o.coverage_fee_minor as "coverageFeeMinor", o.zone_fee_minor as "zoneFeeMinor", o.pickup_fee_minor as "pickupFeeMinor",
      o.small_order_fee_minor as "smallOrderFeeMinor", o.promise_s as "promiseS", o.coverage_minor as "coverageMinor", o.wallet_minor as "walletMinor",
      o.total_minor as "totalMinor", o.net_pay_minor as "netPayMinor", ${takeovers}, o.load_type as "loadType", o.notes, o.pickup_address as "pickupAddress",
      o.pickup_latitude as "pickupLatitude", o.pickup_longitude as "pickupLongitude", o.pickup_at as "pickupAt",
      o.photo_keys as "photoKeys", o.provider_edited as "providerEdited", k.brand as "cardBrand",
      k.last4 as "cardLast4", o.promise_kept as "promiseKept", o.delivery_proven as "deliveryProven",
      a.reason as "washerReason",
      case when a.order_id is not null then jsonb_build_object('distanceM', a.distance_m, 'isFavourite', a.is_favourite, 'ground', a.ground) end
        as "washerMatch",
      o.created_at as "createdAt", o.placed_at as "placedAt", o.accepted_at as "acceptedAt", o.arrived_at as "arrivedAt",
      o.picked_up_at as "pickedUpAt", o.laundry_started_at as "laundryStartedAt", o.laundry_completed_at as "laundryCompletedAt",
      o.taken_over_at as "takenOverAt", ${paceColumns}, ${calibrationColumn},
      o.delivered_at as "deliveredAt", o.completed_at as "completedAt", o.cancelled_at as "cancelledAt", o.cancel_fee_minor as "cancelFeeMinor",
      (select r.first_order_id from order_rewashes r where r.order_id = o.id) as "rewashOf",
      (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'category', i.category,
          'quantity', i.quantity, 'unitPriceMinor', i.unit_price_minor, 'confidence', i.confidence, 'boxes', i.boxes)
          order by i.position), '[]')
        from order_items i where i.order_id = o.id and (i.quantity > 0 or o.status = ${draftStatus})) as items,
      case when o.status = ${draftStatus} then ${samePieces} else '[]'::jsonb end as "samePieces",
      case when o.status = ${draftStatus} then ${recognizedPieces(now)} else '[]'::jsonb end as "recognizedPieces",
      (select coalesce(jsonb_agg(jsonb_build_object('itemId', d.item_id, 'name', d.name,
          'valueMinor', d.value_minor, 'photoKey', d.photo_key) order by d.id), '[]')
        from order_declared_items d where d.order_id = o.id) as "declaredItems",
      case when w.user_id is null or p.id is null then null else jsonb_build_object('userId', w.user_id, 'name', p.name, 'photoKey', p.photo_key,
        'businessName', w.business_name, 'street', w.street, 'city', w.city, 'state', w.state,
        'postalCode', w.postal_code, 'latitude', w.latitude, 'longitude', w.longitude,
        'ratingTenthsSum', w.rating_tenths_sum, 'ratingCount', w.rating_count, ${whereaboutsColumns}) end as washer,
      (select jsonb_build_object('id', j.id, 'state', j.state, 'reason', j.reason, 'photoKey', j.photo_key, 'items', j.items,
          'totalMinor', j.total_minor, 'createdAt', j.created_at)
        from order_adjustments j where j.order_id = o.id order by j.id desc limit 1) as adjustment
    from orders o
    join users c on c.id = o.customer_id
    left join order_washers w on w.user_id = o.washer_id
    left join users p on p.id = o.washer_id
    left join payment_cards k on k.id = o.payment_method_id
    left join accepted_offers a on a.order_id = o.id and a.washer_id = o.washer_id
    where o.id = ${orderId} and ${userId}::bigint in (o.customer_id, o.washer_id)`)

export interface PageQuery {
  /** The last order of the previous page. */
  readonly after: { readonly createdAt: Date; readonly id: number } | undefined
  readonly limit: number
  readonly status: OrderStatus | undefined
  /** Part of the number, of a name, of the address or of an item's name. */
  readonly search: string | undefined
}

const cardColumns = sql`
  exists (select from order_rewashes r where r.order_id = o.id) as "isRewash", o.id, o.status, o.item_count as "itemCount",
  (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'category', i.category, 'quantity', i.quantity) order by i.id), '[]')
    from order_items i where i.order_id = o.id and i.quantity > 0) as items,
  o.value_minor as "valueMinor", o.total_minor as "totalMinor", o.net_pay_minor as "netPayMinor", ${takeovers}, o.created_at as "createdAt", o.pickup_at as "pickupAt", o.booked_until as "bookedUntil",
  o.picked_up_at as "pickedUpAt", o.promise_s as "promiseS", o.laundry_completed_at as "laundryCompletedAt", o.delivered_at as "deliveredAt", o.pickup_address as "pickupAddress",
  o.pickup_latitude as "pickupLatitude", o.pickup_longitude as "pickupLongitude", c.name as "customerName",
  c.photo_key as "customerPhotoKey", o.washer_id as "washerId", p.name as "washerName", p.photo_key as "washerPhotoKey",
  w.business_name as "businessName"`
const cardPeople = sql`
  join users c on c.id = o.customer_id
  left join users p on p.id = o.washer_id
  left join washer_profiles w on w.user_id = o.washer_id`

const isOpen = sql`o.status = any(${openStatuses}::text[])`

const shownName = (name: Sql, isOwn: boolean) =>
  sql`case when ${isOwn} or ${isOpen} then ${name} else split_part(btrim(${name}), ' ', 1) end`

/** What the list no longer shows is not searched either. `%` and `_` in the search text are escaped: they are not wildcards. */
function matching(search: string | undefined, viewer: 'customer' | 'washer') {
  if (!search) return sql``
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`and (('WL-' || o.id) ilike ${part}
    or ${shownName(sql`c.name`, viewer === 'customer')} ilike ${part} or ${shownName(sql`p.name`, viewer === 'washer')} ilike ${part}
    or w.business_name ilike ${part} or ((${viewer === 'customer'} or ${isOpen}) and o.pickup_address ilike ${part})
    or exists (select 1 from order_items i where i.order_id = o.id and i.quantity > 0 and i.name ilike ${part}))`
}

const pageOf = ({ after, limit, status, search }: PageQuery, viewer: 'customer' | 'washer') => sql`
  ${matching(search, viewer)}
  and (o.created_at, o.id) < (coalesce(${after?.createdAt ?? null}::timestamptz, 'infinity'), ${after?.id ?? 0}::bigint)
  and (${status ?? null}::text is null or o.status = ${status ?? null})
  order by o.created_at desc, o.id desc limit ${limit}`

/** A card with the money that moved for the order. */
export type PaidCard = OrderCard & { readonly movements: readonly StoredMovement[] }

/** A customer's orders, newest first. */
export const ordersOfCustomer = (q: Queryable, userId: UserId, page: PageQuery): Promise<PaidCard[]> =>
  q.all<PaidCard>(
    sql`select ${cardColumns}, ${movementsColumn} as movements from orders o ${cardPeople} where o.customer_id = ${userId} ${pageOf(page, 'customer')}`,
  )

/** The orders assigned to a Washer, newest first. */
export const ordersOfWasher = (q: Queryable, userId: UserId, page: PageQuery): Promise<OrderCard[]> =>
  q.all<OrderCard>(
    sql`select ${cardColumns} from orders o ${cardPeople} where o.washer_id = ${userId} ${pageOf(page, 'washer')}`,
  )

/** The Washer's orders between acceptance and delivery, the soonest pickup first. */
export const activeOrdersOfWasher = (q: Queryable, userId: UserId): Promise<OrderCard[]> =>
  q.all<OrderCard>(sql`
    select ${cardColumns} from orders o ${cardPeople}
    where o.washer_id = ${userId} and o.status ${inList(inHandStatuses)}
    order by o.pickup_at, o.id`)

/** Whether a user is the order's customer or its Washer. */
export async function isOfOrder(q: Queryable, orderId: OrderId, userId: UserId): Promise<boolean> {
  const row = await q.maybe(sql`
    select 1 from orders where id = ${orderId} and ${userId}::bigint in (customer_id, washer_id)`)
  return row !== undefined
}

const walletOf = (userId: UserId) => sql`
  coalesce((select available_minor from wallets
    where user_id = ${userId} and currency = ${market.currency}), 0)`

/** The available balance of a user's wallet. */
export const walletBalance = async (q: Queryable, userId: UserId): Promise<Minor> =>
  (await q.one<{ balance: Minor }>(sql`select ${walletOf(userId)}::bigint as balance`)).balance

export interface QuoteOptions {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly loadType: LoadType | undefined
  readonly coverageMinor: Minor | undefined
  readonly useWallet: boolean
  readonly at: Date
  /** Where and when it would be picked up; undefined as long as nobody has chosen. */
  readonly pickup: { readonly place: Point; readonly at: Date } | undefined
}

export interface Quoted {
  readonly price: Price
  readonly place?: PlaceInZones
}

/**
 * The price of a customer's order: for a draft with the given options, otherwise as it was placed. Without a load type the
 * load follows the count.
 */
export async function quoteFor(q: Queryable, options: QuoteOptions): Promise<Quoted | 'load_too_small' | undefined> {
  const row = await q.maybe<
    Price & { status: OrderStatus; itemCount: number; coverageMinor: Minor; balance: Minor; catalogueVersion: number }
  >(sql`
    select status, item_count as "itemCount", coverage_minor as "coverageMinor", value_minor as "valueMinor",
      service_fee_minor as "serviceFeeMinor", coverage_fee_minor as "coverageFeeMinor", zone_fee_minor as "zoneFeeMinor",
      pickup_fee_minor as "pickupFeeMinor", small_order_fee_minor as "smallOrderFeeMinor", wallet_minor as "walletMinor",
      catalogue_version as "catalogueVersion", total_minor as "totalMinor", ${walletOf(options.customerId)}::bigint as balance
    from orders where id = ${options.orderId} and customer_id = ${options.customerId}`)
  if (row?.status !== draftStatus) return row && { price: row }
  const loadType = options.loadType ?? loadOf(row.itemCount)
  if (!isLoadEnough(loadType, row.itemCount)) return 'load_too_small'
  const chosen = {
    loadType,
    coverageMinor: mostOf(market.coverage.includedMinor, options.coverageMinor ?? row.coverageMinor),
    walletBalanceMinor: options.useWallet ? row.balance : minor(0),
  }
  const rules = priceRulesOf(await feesAt(q, options.at))
  const { pickup } = options
  const place = pickup && zoneAt((await currentZones(q)).zones, pickup.place, pickup.at)
  if (!place || place.state === 'outside')
    return { price: priceOrder({ ...chosen, valueMinor: row.valueMinor }, rules), ...(place && { place }) }
  const { zone } = place
  const valueMinor = hasOwnPrices(zone)
    ? laundryValueOf(await pricedInZone(q, await itemsOf(q, options.orderId), row.catalogueVersion, zone))
    : row.valueMinor
  return { price: priceInZone({ zone, place: pickup.place, rules }, { ...chosen, valueMinor }), place }
}

/** Items of a draft at the prices of a zone. */
export const pricedInZone = async (
  q: Queryable,
  items: readonly OrderItem[],
  catalogueVersion: number,
  zone: Zone,
): Promise<readonly OrderItem[]> =>
  hasOwnPrices(zone) ? priceItems(items, catalogueIn(zone, await catalogueOf(q, catalogueVersion))) : items

const receiptColumns = sql`
  o.id, o.status, o.customer_id as "customerId", o.washer_id as "washerId", c.name as "customerName",
  p.name as "washerName", w.business_name as "businessName", o.value_minor as "valueMinor",
  o.service_fee_minor as "serviceFeeMinor", o.coverage_fee_minor as "coverageFeeMinor",
  o.zone_fee_minor as "zoneFeeMinor", o.pickup_fee_minor as "pickupFeeMinor", o.small_order_fee_minor as "smallOrderFeeMinor",
  o.coverage_minor as "coverageMinor", o.cancel_fee_minor as "cancelFeeMinor",
  exists (select from order_events e where e.order_id = o.id and e.to_status = o.status and (e.data ->> 'atDoor')::boolean) as "endedAtDoor", o.net_pay_minor as "netPayMinor", ${takeovers},
  o.load_type as "loadType", o.placed_at as "placedAt", o.picked_up_at as "pickedUpAt",
  o.delivered_at as "deliveredAt", o.completed_at as "completedAt", o.cancelled_at as "cancelledAt",
  o.promise_kept as "promiseKept",
  (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity,
      'unitPriceMinor', i.unit_price_minor) order by i.position), '[]')
    from order_items i where i.order_id = o.id and i.quantity > 0) as items,
  (select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'valueMinor', d.value_minor) order by d.id), '[]')
    from order_declared_items d where d.order_id = o.id) as "declaredItems",
  (select coalesce(jsonb_agg(jsonb_build_object('reason', a.reason, 'valueBeforeMinor', a.value_before_minor,
      'valueMinor', a.value_minor, 'at', coalesce(a.decided_at, a.created_at)) order by a.decided_at, a.id), '[]')
    from order_adjustments a where a.order_id = o.id and a.state in ('applied', 'approved')) as adjustments`

/** The part of a receipt that comes from the order, for its customer or its Washer. Drafts have no receipt. */
export const receiptInputOf = (q: Queryable, orderId: OrderId, userId: UserId): Promise<ReceiptInput | undefined> =>
  q.maybe<ReceiptInput>(sql`
    select ${receiptColumns} from orders o ${cardPeople}
    where o.id = ${orderId} and o.placed_at is not null and ${userId}::bigint in (o.customer_id, o.washer_id)`)

export interface ReceiptReader {
  readonly userId: UserId
  readonly name: string
  readonly email: string
  readonly language: Language | null
}

/** The recipient of an order's receipt email; undefined if the email for this occasion was already sent. */
export const receiptReaderOf = (q: Queryable, orderId: OrderId, occasion: string): Promise<ReceiptReader | undefined> =>
  q.maybe<ReceiptReader>(sql`
    select u.id as "userId", u.name, u.email, u.language from orders o join users u on u.id = o.customer_id
    where o.id = ${orderId}
      and not exists (select from order_receipt_emails l where l.order_id = o.id and l.occasion = ${occasion})`)

/** Whether the scanner may be trained on a user's photos; null if they have not answered. */
export const consentOf = async (q: Queryable, userId: UserId): Promise<boolean | null> =>
  (await q.maybe<{ consents: boolean }>(sql`select consents from training_consents where user_id = ${userId}`))
    ?.consents ?? null

export interface ScanToLearnFrom {
  readonly id: number
  readonly orderId: OrderId
  readonly photoKey: string
  readonly scanner: string
  readonly found: unknown
  /** The item list of the placed order, over all its photos. */
  readonly items: unknown
}

/** Scans of placed orders whose customers had consented before placing and still consent. */
export const scansToLearnFrom = (
  q: Queryable,
  page: { readonly after: number; readonly limit: number },
): Promise<ScanToLearnFrom[]> =>
  q.all<ScanToLearnFrom>(sql`
    select s.id, s.order_id as "orderId", s.photo_key as "photoKey", s.scanner, s.found,
      (select jsonb_agg(jsonb_build_object('name', i.name, 'garment', i.garment, 'category', i.category,
        'quantity', i.quantity) order by i.position) from order_items i where i.order_id = o.id) as items
    from order_scans s join orders o on o.id = s.order_id
    join training_consents c on c.user_id = o.customer_id and c.consents and o.placed_at >= c.at
    where s.id > ${page.after} order by s.id limit ${page.limit}`)
