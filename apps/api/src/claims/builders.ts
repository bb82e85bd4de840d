import type { OpsClaim } from '@washline/contract/claims/ops-endpoints'
import type { Claim, ClaimForm } from '@washline/contract/claims/schemas'
import type { Custody } from '@washline/contract/custody/schemas'
import { patchworkJpeg } from '../../../../models/scanner/scenes/patchwork-jpeg.ts'
import { custodyModule } from '../custody/module.ts'
import { earningsModule } from '../earnings/module.ts'
import { type Answer, aCustomer, type Person, startOrders, startPlacing } from '../orders/builders.ts'
import type { PaymentGateway } from '../payments/index.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import { photoForm } from '../scanning/builders.ts'
import { comparePhotos } from './embedded/compare-photos.ts'
import { type Claims, claimsModule } from './module.ts'
import type { ClaimsRoutesDeps } from './routes.ts'

export const words = 'It went in whole and came back with a hole in the knee'
let seeds = 0
/** Of a picture that no other claim has. */
const newSeed = () => {
  seeds += 1
  return seeds
}
export const hourMs = 3_600_000

/** Claims with everything beside them that they look at, and an operator; jobs are run by hand. */
export async function startClaims() {
  let gateway: PaymentGateway | undefined
  let made: { claims: Claims; deps: ClaimsRoutesDeps } | undefined
  const api = await startOrders({
    work: false,
    gateway: (sandbox) => {
      gateway = sandbox
      return sandbox
    },
    modules: (orders) => {
      if (!gateway) throw new Error('earnings need the gateway')
      const { earnings, ...earningsParts } = earningsModule({ ...orders, gateway, log: silentLog })
      const deps = { ...orders, earnings, log: silentLog, photoFindings: comparePhotos(orders.photos) }
      const { claims, ...claimsParts } = claimsModule(deps)
      made = { claims, deps }
      return [custodyModule({ ...orders, pinSecret: 'secret' }), earningsParts, claimsParts]
    },
  })
  if (!made) throw new Error('claims were not made')
  const { claims, deps } = made
  const operator = await aCustomer(api.db)
  await api.db.run(sql`update users set is_operator = true where id = ${operator.id}`)
  return { ...api, deps, operator, assess: claims.assess, ...callsOf(api, operator) }
}
type ClaimsWorld = Awaited<ReturnType<typeof startClaims>>

function callsOf(api: Awaited<ReturnType<typeof startOrders>>, operator: Person) {
  return {
    claimOf: async (id: number, by: { id: number }) =>
      (await api.call(by, 'GET', `/api/claims/${id}`)).body.data as Claim,
    opsClaimOf: async (id: number) => (await api.call(operator, 'GET', `/api/ops/claims/${id}`)).body.data as OpsClaim,
    decide: (id: number, decision: object, by: { id: number } = operator) =>
      api.call(by, 'POST', `/api/ops/claims/${id}/decide`, {
        reason: 'Looked at both counts',
        decisions: 0,
        ...decision,
      }),
    uploadClaimPhoto: async (orderId: number, by: { id: number }, seed = newSeed()): Promise<Answer> => {
      const { payload, headers } = photoForm(await patchworkJpeg(seed), {}, 'claim.jpg')
      return api.send(by, 'POST', `/api/orders/${orderId}/claim-photos`, payload, headers)
    },
    uploadReplyPhoto: async (claimId: number, by: { id: number }, seed = newSeed()): Promise<Answer> => {
      const { payload, headers } = photoForm(await patchworkJpeg(seed), {}, 'reply.jpg')
      return api.send(by, 'POST', `/api/claims/${claimId}/reply-photos`, payload, headers)
    },
  }
}

/** A photo whose file is gone, for tests in which nobody looks at it. */
export const insertClaimPhoto = async (
  { db, clock }: Pick<ClaimsRoutesDeps, 'db' | 'clock'>,
  { orderId, uploaderId }: { orderId: number; uploaderId: number },
): Promise<number> =>
  (
    await db.one<{ id: number }>(sql`
      insert into claim_photos (order_id, uploader_id, side, uploaded_at)
      values (${orderId}, ${uploaderId}, 'customer', ${clock.now()}) returning id`)
  ).id

/** A customer and a Washer of their own, with what they do until there is something to claim. */
export async function claimants(world: ClaimsWorld) {
  const { call } = world
  const people = await startPlacing(world)
  const { customer, washer } = people
  const handOver = async (orderId: number, step: 'pickup' | 'return', missing = 0) => {
    const { manifest } = (await call(customer, 'GET', `/api/orders/${orderId}/custody`)).body.data as Custody
    const { pin } = (await call(customer, 'GET', `/api/orders/${orderId}/pin`)).body.data as { pin: string }
    const counts = manifest.map(({ item_id, quantity }) => ({ item_id, quantity: quantity - missing }))
    const { status } = await call(washer, 'POST', `/api/orders/${orderId}/handovers`, { step, counts, pin })
    if (status !== 200) throw new Error(`${step} answered ${status}`)
  }
  /** Four pairs of jeans, counted in and, but for what is missing, counted out. */
  const delivered = async ({ missing = 0, change = {} }: { missing?: number; change?: object } = {}) => {
    const orderId = await people.accepted(change)
    await handOver(orderId, 'pickup')
    await people.walk(orderId, 'in_progress', 'laundry_complete')
    await handOver(orderId, 'return', missing)
    return orderId
  }
  const complete = async (orderId: number) => {
    const confirmed = { order_id: orderId, status: 'completed' }
    const { status } = await call(customer, 'PUT', `/api/orders/${orderId}/status`, confirmed)
    if (status !== 200) throw new Error(`completion answered ${status}`)
  }
  const completed = async (wish: { missing?: number; change?: object } = {}) => {
    const orderId = await delivered(wish)
    await complete(orderId)
    return orderId
  }
  const formOf = async (orderId: number) =>
    (await call(customer, 'GET', `/api/orders/${orderId}/claim-form`)).body.data as ClaimForm
  const photoOf = async (orderId: number, seed?: number) =>
    ((await world.uploadClaimPhoto(orderId, customer, seed)).body.data as { id: number }).id
  /** A year old pair of jeans of five, as good as new: four fifths of its price. */
  const inputOf = async (orderId: number, item: object = {}, seed?: number) => ({
    order_id: orderId,
    description: words,
    items: [
      {
        item_id: (await formOf(orderId)).items[0]?.item_id,
        problem: 'torn',
        quantity: 1,
        retail_value: 50,
        age_months: 12,
        condition: 'new',
        ...item,
      },
    ],
    photo_ids: [await photoOf(orderId, seed)],
  })
  const submit = (input: object, key?: string, by: Person = customer) => call(by, 'POST', '/api/claims', input, key)
  const submitted = async (orderId: number, item: object = {}, seed?: number): Promise<number> => {
    const { status, body } = await submit(await inputOf(orderId, item, seed))
    if (status !== 200) throw new Error(`a claim answered ${status} ${JSON.stringify(body)}`)
    return (body.data as Claim).id
  }
  const claimed = async (orderId: number, item: object = {}, seed?: number): Promise<number> => {
    const id = await submitted(orderId, item, seed)
    await world.assess(id)
    return id
  }
  return { ...people, delivered, complete, completed, formOf, photoOf, inputOf, submit, submitted, claimed }
}
