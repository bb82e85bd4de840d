import type { ConsoleClaim } from '@washline/contract/claims/console-endpoints'
import type { Claim, ClaimForm } from '@washline/contract/claims/schemas'
import type { Custody } from '@washline/contract/custody/schemas'
import type { ClaimId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { patchworkJpeg } from '../../../../models/scanner/scenes/patchwork-jpeg.ts'
import { custodyModule } from '../custody/module.ts'
import { earningsModule } from '../earnings/module.ts'
import {
  type Answer,
  aCustomer,
  assignWasher,
  aWasher,
  type Person,
  startOrders,
  startPlacing,
} from '../orders/builders.ts'
import type { PaymentGateway, Payments } from '../payments/index.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import { photoForm, scriptedScanner } from '../scanning/builders.ts'
import type { ClaimsRoutesDeps } from './deps.ts'
import { comparePhotos } from './embedded/compare-photos.ts'
import { type Claims, claimsModule } from './module.ts'

export const description = 'It went in whole and came back with a hole in the knee'
let seeds = 0
/** Seed of a picture that no other claim uses. */
const newSeed = () => {
  seeds += 1
  return seeds
}
export const hourMs = 3_600_000

/** A scanner that recognizes jeans in every photo of a claim, until a test sets something else. */
function jeansScanner() {
  const scanner = scriptedScanner()
  const jeans = { garment: garmentById('jeans'), category: 'bottoms', quantity: 1, confidence: 0.9, boxes: [] } as const
  scanner.sees = () => [jeans]
  return scanner
}

/** Starts claims with orders, custody and earnings, and an operator. Jobs run only when a test calls them. */
export async function startClaims(more: Pick<NonNullable<Parameters<typeof startOrders>[0]>, 'modules'> = {}) {
  let gateway: PaymentGateway | undefined
  const scanner = jeansScanner()
  let made: { claims: Claims; deps: ClaimsRoutesDeps; payments: Payments } | undefined
  const api = await startOrders({
    work: false,
    gateway: (sandbox) => {
      gateway = sandbox
      return sandbox
    },
    modules: (orders) => {
      if (!gateway) throw new Error('earnings need the gateway')
      const { earnings, ...earningsParts } = earningsModule({
        ...orders,
        gateway,
        log: silentLog,
        proveAgain: async () => undefined,
      })
      const photoFindings = comparePhotos(orders.photos, scanner)
      const deps = { ...orders, earnings, log: silentLog, photoFindings, scanner }
      const { claims, ...claimsParts } = claimsModule(deps)
      made = { claims, deps, payments: orders.payments }
      return [
        custodyModule({ ...orders, pinKeys: ['secret'] }),
        earningsParts,
        claimsParts,
        ...(more.modules?.(orders) ?? []),
      ]
    },
  })
  if (!made) throw new Error('claims were not made')
  const { claims, deps, payments } = made
  const operator = await aCustomer(api.db)
  await api.db.run(sql`update users set is_operator = true where id = ${operator.id}`)
  return { ...api, deps, payments, operator, claimScanner: scanner, assess: claims.assess, ...callsOf(api, operator) }
}

type ClaimsWorld = Awaited<ReturnType<typeof startClaims>>

function callsOf(api: Awaited<ReturnType<typeof startOrders>>, operator: Person) {
  return {
    claimOf: async (id: number, by: { id: UserId }) =>
      (await api.call(by, 'GET', `/api/claims/${id}`)).body.data as Claim,
    consoleClaimOf: async (id: number) =>
      (await api.call(operator, 'GET', `/api/ops/claims/${id}`)).body.data as ConsoleClaim,
    decide: (id: number, decision: object, by: { id: UserId } = operator) =>
      api.call(by, 'POST', `/api/ops/claims/${id}/decide`, {
        reason: 'Looked at both counts',
        decisions: 0,
        ...decision,
      }),
    uploadClaimPhoto: async (orderId: OrderId, by: { id: UserId }, seed = newSeed()): Promise<Answer> => {
      const { payload, headers } = photoForm(await patchworkJpeg(seed), {}, 'claim.jpg')
      return api.send(by, 'POST', `/api/orders/${orderId}/claim-photos`, payload, headers)
    },
    uploadReplyPhoto: async (claimId: ClaimId, by: { id: UserId }, seed = newSeed()): Promise<Answer> => {
      const { payload, headers } = photoForm(await patchworkJpeg(seed), {}, 'reply.jpg')
      return api.send(by, 'POST', `/api/claims/${claimId}/reply-photos`, payload, headers)
    },
  }
}

/** Inserts a photo row for a stored picture that was not uploaded. */
export const insertClaimPhoto = async (
  { db, clock }: Pick<ClaimsRoutesDeps, 'db' | 'clock'>,
  { orderId, uploaderId, key }: { orderId: OrderId; uploaderId: UserId; key: string },
): Promise<number> =>
  (
    await db.one<{ id: number }>(sql`
      insert into claim_photos (key, order_id, uploader_id, side, uploaded_at)
      values (${key}, ${orderId}, ${uploaderId}, 'customer', ${clock.now()}) returning id`)
  ).id

/** Hands the laundry over with the customer's PIN; `missing` of each item are not counted. */
async function handOverBy(
  { call }: Pick<ClaimsWorld, 'call'>,
  { customer, washer }: { customer: Person; washer: Person },
  { orderId, step, missing }: { orderId: OrderId; step: 'pickup' | 'return'; missing: number },
): Promise<void> {
  const { manifest } = (await call(customer, 'GET', `/api/orders/${orderId}/custody`)).body.data as Custody
  const { pin } = (await call(customer, 'GET', `/api/orders/${orderId}/pin`)).body.data as { pin: string }
  const counts = manifest.map(({ item_id, quantity }) => ({ item_id, quantity: quantity - missing }))
  const { status } = await call(washer, 'POST', `/api/orders/${orderId}/handovers`, { step, counts, pin })
  if (status !== 200) throw new Error(`${step} answered ${status}`)
}

/** Opens the account a month ago, and has another Washer wash two orders that the customer's card pays. */
async function giveStanding(
  { db, clock, call }: Pick<ClaimsWorld, 'db' | 'clock' | 'call'>,
  { customer, placed }: Pick<Awaited<ReturnType<typeof startPlacing>>, 'customer' | 'placed'>,
  api: Parameters<typeof assignWasher>[1],
): Promise<void> {
  await db.run(sql`
    update users set created_at = ${new Date(clock.now().getTime() - 30 * 24 * hourMs)} where id = ${customer.id}`)
  const washer = await aWasher(db)
  for (let orders = 0; orders < market.claims.instant.paidOrders; orders += 1) {
    const orderId = await placed()
    await db.transaction((tx) => assignWasher(tx, api, { orderId, washerId: washer.id, at: clock.now() }))
    for (const action of ['picked_up', 'in_progress', 'delivered'])
      await call(washer, 'PUT', `/api/provider/orders/${orderId}/status`, { action })
    const { status } = await call(customer, 'PUT', `/api/orders/${orderId}/status`, { status: 'completed' })
    if (status !== 200) throw new Error(`completion answered ${status}`)
  }
}

/** A customer and a Washer, with the calls that lead to an order that can be claimed for. */
export async function claimants(world: ClaimsWorld, { isNew = false }: { readonly isNew?: boolean } = {}) {
  const { call } = world
  const people = await startPlacing(world)
  const { customer } = people
  if (!isNew) await giveStanding(world, people, world.deps)
  const handOver = (orderId: OrderId, step: 'pickup' | 'return', missing = 0) =>
    handOverBy(world, people, { orderId, step, missing })
  /** Four pairs of jeans, counted at pickup; `missing` of them are not counted at return. */
  const delivered = async ({ missing = 0, change = {} }: { missing?: number; change?: object } = {}) => {
    const orderId = await people.accepted(change)
    await handOver(orderId, 'pickup')
    await people.walk(orderId, 'in_progress', 'laundry_complete')
    await handOver(orderId, 'return', missing)
    return orderId
  }
  const complete = async (orderId: OrderId) => {
    const confirmed = { order_id: orderId, status: 'completed' }
    const { status } = await call(customer, 'PUT', `/api/orders/${orderId}/status`, confirmed)
    if (status !== 200) throw new Error(`completion answered ${status}`)
  }
  const completed = async (options: { missing?: number; change?: object } = {}) => {
    const orderId = await delivered(options)
    await complete(orderId)
    return orderId
  }
  const formOf = async (orderId: OrderId) =>
    (await call(customer, 'GET', `/api/orders/${orderId}/claim-form`)).body.data as ClaimForm
  const photoOf = async (orderId: OrderId, seed?: number) =>
    ((await world.uploadClaimPhoto(orderId, customer, seed)).body.data as { id: number }).id
  /** A pair of jeans worn for one of its five years, as good as new: worth four fifths of its price. */
  const inputOf = async (orderId: OrderId, item: object = {}, seed?: number) => ({
    order_id: orderId,
    description: description,
    items: [
      {
        item_id: (await formOf(orderId)).items[0]?.item_id,
        problem: 'torn',
        quantity: 1,
        retail_value_minor: 5_000,
        age_months: 12,
        condition: 'new',
        ...item,
      },
    ],
    photo_ids: [await photoOf(orderId, seed)],
  })
  const submit = (input: object, key?: string, by: Person = customer) => call(by, 'POST', '/api/claims', input, key)
  const submitted = async (orderId: OrderId, item: object = {}, seed?: number): Promise<ClaimId> => {
    const { status, body } = await submit(await inputOf(orderId, item, seed))
    if (status !== 200) throw new Error(`a claim answered ${status} ${JSON.stringify(body)}`)
    return (body.data as Claim).id
  }
  const claimed = async (orderId: OrderId, item: object = {}, seed?: number): Promise<ClaimId> => {
    const id = await submitted(orderId, item, seed)
    await world.assess(id)
    return id
  }
  return { ...people, handOver, delivered, complete, completed, formOf, photoOf, inputOf, submit, submitted, claimed }
}
