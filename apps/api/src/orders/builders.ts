import { randomUUID } from 'node:crypto'
import { market } from '@washline/contract/market'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { LoadType } from '@washline/contract/orders/schemas'
import { catalogueVersion, garmentByName } from '@washline/contract/scanning/catalogue'
import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { grossOf, netPayOf, priceOrder } from './rules/price-order.ts'

export interface Person {
  readonly id: number
  readonly name: string
}

let made = 0

/** Someone with a customer account. */
export async function aCustomer(q: Queryable, person: { name?: string; email?: string } = {}): Promise<Person> {
  made += 1
  const name = person.name ?? `Customer ${made}`
  const email = person.email ?? `person-${made}-${randomUUID().slice(0, 8)}@example.test`
  const { id } = await q.one<{ id: number }>(
    sql`insert into users (name, email) values (${name}, ${email}) returning id`,
  )
  return { id, name }
}

/** Someone with a verified Washer's account, online in the middle of the demo city unless told otherwise. */
export async function aWasher(
  q: Queryable,
  washer: { name?: string; businessName?: string; latitude?: number; longitude?: number; online?: boolean } = {},
): Promise<Person> {
  const person = await aCustomer(q, { name: washer.name ?? `Washer ${made + 1}` })
  await q.run(sql`update users set is_washer = true where id = ${person.id}`)
  await q.run(sql`
    insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude,
      online, verified_at, deposit_intent_id, deposit_held)
    values (${person.id}, ${washer.businessName ?? `${person.name} Laundry`}, '1 Jalan Ampang', 'Kuala Lumpur', 'Kuala Lumpur',
      '50450', 'Malaysia', ${washer.latitude ?? 3.1478}, ${washer.longitude ?? 101.7117}, ${washer.online ?? true}, now(),
      ${`pi_${randomUUID()}`}, true)`)
  return person
}

export interface OrderWish {
  readonly customerId?: number
  readonly washerId?: number
  readonly status?: OrderStatus
  /** Catalogue names. */
  readonly items?: readonly { readonly name: string; readonly quantity: number }[]
  readonly loadType?: LoadType
  readonly createdAt?: Date
  /** When it came into its status; the moves before it lie a minute apart. */
  readonly at?: Date
  readonly pickup?: { readonly address: string; readonly latitude: number; readonly longitude: number }
  readonly paymentMethodId?: string
}

export interface BuiltOrder {
  readonly id: number
  readonly customerId: number
  readonly washerId: number | null
  readonly valueMinor: number
  readonly totalMinor: number
}

const steps = ['pending', 'accepted', 'picked_up', 'in_progress', 'delivered', 'completed'] as const

/** Writes an order in any status, with its people where none are given. It moves no money and tells nobody. */
export async function anOrder(q: Queryable, wish: OrderWish = {}): Promise<BuiltOrder> {
  const status = wish.status ?? 'draft'
  const reached = steps.indexOf(status as (typeof steps)[number])
  const customerId = wish.customerId ?? (await aCustomer(q)).id
  const washerId = reached >= 1 ? (wish.washerId ?? (await aWasher(q)).id) : null
  const items = (wish.items ?? [{ name: 'T-shirt', quantity: 4 }]).map((item) => {
    const garment = garmentByName(item.name)
    if (!garment) throw new Error(`the catalogue has no ${item.name}`)
    return { ...item, garment: garment.id, category: garment.category, unitPriceMinor: garment.priceMinor }
  })
  const valueMinor = items.reduce((sum, item) => sum + item.quantity * item.unitPriceMinor, 0)
  const placed = reached >= 0
  const loadType = wish.loadType ?? (placed ? 'light' : null)
  const coverageMinor = market.coverage.includedMinor
  const price = priceOrder({ valueMinor, loadType, coverageMinor, walletBalanceMinor: 0 })
  const at = wish.at ?? new Date()
  const minutesBefore = (step: number) => (step > reached ? null : new Date(at.getTime() - (reached - step) * 60_000))
  const createdAt = wish.createdAt ?? new Date(at.getTime() - (reached + 1) * 60_000)
  const pickup = wish.pickup ?? {
    address: '12 Jalan Bukit Bintang, Kuala Lumpur',
    latitude: 3.1478,
    longitude: 101.7117,
  }
  const { id } = await q.one<{ id: number }>(sql`
    insert into orders (customer_id, washer_id, status, item_count, value_minor, service_fee_minor, total_minor,
      agreed_minor, authorised_minor, net_pay_minor, catalogue_version, coverage_minor, load_type, pickup_address, pickup_latitude,
      pickup_longitude, pickup_at, payment_method_id, created_at, placed_at, pending_since, accepted_at, picked_up_at,
      laundry_started_at, laundry_completed_at, delivered_at, promise_kept, completed_at, cancelled_at)
    values (${customerId}, ${washerId}, ${status}, ${items.reduce((sum, item) => sum + item.quantity, 0)}, ${valueMinor},
      ${price.serviceFeeMinor}, ${price.totalMinor}, ${placed ? grossOf(price) : 0}, ${placed ? grossOf(price) : 0}, ${placed ? netPayOf(valueMinor) : 0},
      ${catalogueVersion}, ${coverageMinor}, ${loadType}, ${placed ? pickup.address : null},
      ${placed ? pickup.latitude : null}, ${placed ? pickup.longitude : null}, ${placed ? minutesBefore(0) : null},
      ${wish.paymentMethodId ?? null}, ${createdAt}, ${minutesBefore(0)}, ${minutesBefore(0)}, ${minutesBefore(1)}, ${minutesBefore(2)},
      ${minutesBefore(3)}, ${minutesBefore(4)}, ${minutesBefore(4)}, ${reached >= 4 ? true : null}, ${minutesBefore(5)},
      ${status === 'cancelled' ? at : null})
    returning id`)
  await q.run(sql`
    insert into order_items (order_id, position, name, garment, category, quantity, unit_price_minor)
    select ${id}, row_number() over (), name, garment, category, quantity, "unitPriceMinor"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as x(name text, garment text, category text, quantity int, "unitPriceMinor" bigint)`)
  return { id, customerId, washerId, valueMinor, totalMinor: price.totalMinor }
}
