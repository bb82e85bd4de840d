import { getClaimForm, listClaims, submitClaim, uploadClaimPhoto } from '@washline/contract/claims/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { leastOf, minor } from '@washline/contract/money'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import type { Claims } from '../claims/index.ts'
import type { DemoClient } from './demo-client.ts'
import { drawnScene } from './scenes/drawn-scene.ts'

interface PastClaims {
  readonly customer: DemoClient
  readonly claims: Claims
  /** Lives one more order of the customer, with the Washer that signs in by hand, some hours ago; gives its id. */
  readonly liveLateOrder: () => Promise<OrderId>
}

/**
 * Two claims of the demo customer, by the calls that people make: a stain that the rules paid at once, and a piece that
 * is missing by the customer's word only, so that an operator has to look. What is there already is not made again.
 */
export async function liveClaims({ customer, claims, liveLateOrder }: PastClaims): Promise<void> {
  const { data: made } = await customer.call(listClaims)
  const claim = async (orderId: OrderId, past: PastClaim) => {
    const { data: form } = await customer.call(getClaimForm, { params: { id: orderId } })
    const item = form.items.find(({ category }) => category === past.category)
    if (!item) throw new Error(`demo data: order ${orderId} has no such piece`)
    const photo = await customer.upload(uploadClaimPhoto, await drawnScene(past.scene), { id: orderId })
    const { data } = await customer.call(submitClaim, {
      body: {
        order_id: orderId,
        description: past.description,
        items: [
          {
            item_id: item.item_id,
            problem: past.problem,
            quantity: 1,
            retail_value_minor: leastOf(item.usual_value_minor, minor(6_000)),
            age_months: 18,
            condition: 'good',
          },
        ],
        photo_ids: [photo.data.id],
      },
    })
    await claims.assess(data.id)
  }
  if (made.claims.length === 0) {
    const { data: orders } = await customer.call(listOrders)
    const [latest] = orders
    if (!latest) throw new Error('demo data: the customer has no order to claim for')
    await claim(latest.id, {
      problem: 'stained',
      category: 'tops',
      scene: 'green-tshirt',
      description: 'It came back with a rusty stain on the front that does not wash out.',
    })
  }
  if (made.claims.length < 2)
    await claim(await liveLateOrder(), {
      problem: 'lost',
      category: 'bottoms',
      scene: 'three-on-tiles',
      description: 'One piece is not in the bag. This is everything that came back.',
    })
}

interface PastClaim {
  readonly problem: 'stained' | 'lost'
  /** Of the claimed piece. The photo of a damaged one must show such a piece. */
  readonly category: 'tops' | 'bottoms'
  readonly scene: 'green-tshirt' | 'three-on-tiles'
  readonly description: string
}
