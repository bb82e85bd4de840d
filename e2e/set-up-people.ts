import { randomInt, randomUUID } from 'node:crypto'
import { getClaim, getClaimForm, submitClaim, uploadClaimPhoto } from '@washline/contract/claims/endpoints'
import { listRequests, respondToRequest } from '@washline/contract/dispatch/endpoints'
import { register } from '@washline/contract/identity/endpoints'
import type { User } from '@washline/contract/identity/schemas'
import type { OrderId } from '@washline/contract/ids'
import { savePlace } from '@washline/contract/maps/places'
import { market } from '@washline/contract/market'
import { timesQuantity } from '@washline/contract/money'
import { confirmCompletion, moveWasherOrder, placeOrder } from '@washline/contract/orders/endpoints'
import type { WasherAction } from '@washline/contract/orders/process'
import { confirmSandboxSetup, createSetupIntent, pay } from '@washline/contract/payments/endpoints'
import { makeAccessToken } from '@washline/contract/tokens/endpoints'
import { registerWasher } from '@washline/contract/washers/endpoints'
import { type ApiClient, apiClient } from './api-client.ts'
import { newPhoto, photoFile } from './photos.ts'
import { until } from './until.ts'

export interface Account {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly token: string
  readonly user: User
  readonly api: ApiClient
}

export interface Spot {
  readonly address: string
  readonly latitude: number
  readonly longitude: number
}

export const goodCard = '4242424242424242'

/** A place of its own far from every other journey's, so that no other Washer is asked. */
export const lonelySpot = (): Spot => ({
  address: `${randomInt(1, 900)} Far Lane, Nowhere`,
  latitude: randomInt(-6_000, 6_000) / 100,
  longitude: randomInt(-17_900, 9_000) / 100,
})

export async function signUp(url: string, name: string): Promise<Account> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${randomUUID().slice(0, 8)}@e2e.test`
  const password = 'a-long-password'
  const { token, user } = await apiClient(url).call(register, {
    body: {
      name,
      email,
      phone_number: `+60 3 55${randomInt(100_000, 999_999)}`,
      password,
      password_confirmation: password,
    },
  })
  return { name, email, password, token, user, api: apiClient(url, token) }
}

export async function saveCard({ api }: Pick<Account, 'api'>, number = goodCard): Promise<string> {
  const { client_secret } = await api.call(createSetupIntent)
  const { payment_method } = await api.call(confirmSandboxSetup, {
    body: { client_secret, card: { number, exp_month: 12, exp_year: 2034, cvc: '123' } },
  })
  if (!payment_method) throw new Error('the card was not saved')
  return payment_method.id
}

export async function keepHome({ api }: Pick<Account, 'api'>, spot: Spot): Promise<void> {
  await api.call(savePlace, { body: { label: 'home', ...spot } })
}

/** Pays the deposit, with a fresh card where none is given, and registers a street away from the spot. */
export async function becomeWasher({ api, name }: Account, spot: Spot, cardId?: string): Promise<void> {
  const paid = await api.call(pay, {
    body: {
      amount: market.deposit.amountMinor,
      currency: market.currency,
      payment_method_id: cardId ?? (await saveCard({ api })),
      type: 'security_deposit',
    },
  })
  if (!paid.success) throw new Error('the deposit was declined')
  await api.call(registerWasher, {
    body: {
      business_name: `${name} Laundry`,
      street: '1 Far Lane',
      city: 'Nowhere',
      postal_code: '10000',
      state: 'Nowhere',
      country: 'Nowhere',
      lat: spot.latitude + 0.004,
      lng: spot.longitude + 0.003,
      payment_intent_id: paid.payment_intent_id,
    },
  })
}

/** Scans and places an order with a fresh card. */
export async function place({ api }: Account, spot: Spot): Promise<OrderId> {
  const { order_id } = await api.scan(photoFile('five-garments.jpg'))
  const placed = await api.call(placeOrder, {
    body: { order_id, pickup_location: spot, load_type: 'light', payment_method_id: await saveCard({ api }) },
  })
  if (!placed.success) throw new Error(placed.message)
  return order_id
}

/** A program of the person places their draft, which waits for them: the ids of its token and of what waits. */
export async function askToPlace(
  { api, password }: Account,
  order_id: OrderId,
  spot: Spot,
): Promise<{ token: number; approval: number }> {
  const made = await api.call(makeAccessToken, {
    body: { name: 'Laundry helper', scopes: ['orders:write'], lifetime_days: 30, current_password: password },
  })
  const body = {
    order_id,
    pickup_location: spot,
    load_type: 'light' as const,
    payment_method_id: await saveCard({ api }),
  }
  const { id } = await api.ask(made.data.secret, placeOrder, { body })
  return { token: made.data.id, approval: id }
}

/** Accepts the order as soon as it is offered. */
export async function accept({ api }: Account, orderId: number): Promise<void> {
  const { notification_id } = await until(`the offer of order ${orderId}`, async () =>
    (await api.call(listRequests)).data.find(({ order_id }) => order_id === orderId),
  )
  await api.call(respondToRequest, { body: { notification_id, response: 'accept' } })
}

export async function move({ api }: Account, orderId: OrderId, ...actions: readonly WasherAction[]): Promise<void> {
  for (const action of actions)
    await api.call(moveWasherOrder, { params: { id: orderId }, body: { order_id: orderId, action } })
}

export async function confirm({ api }: Account, orderId: OrderId): Promise<void> {
  await api.call(confirmCompletion, { params: { id: orderId }, body: { order_id: orderId, status: 'completed' } })
}

/** Claims one piece of the order as shrunk, at more than it usually costs, so that a person has to decide. */
export async function claimShrunk({ api }: Account, orderId: OrderId): Promise<number> {
  const { items } = (await api.call(getClaimForm, { params: { id: orderId } })).data
  const [item] = items
  if (!item) throw new Error(`order ${orderId} has nothing to claim`)
  const photo = await api.upload(uploadClaimPhoto, { id: orderId }, await newPhoto())
  const { data } = await api.call(submitClaim, {
    body: {
      order_id: orderId,
      description: 'It came back two sizes smaller than it was.',
      items: [
        {
          item_id: item.item_id,
          problem: 'shrunk',
          quantity: 1,
          retail_value_minor: timesQuantity(item.usual_value_minor, market.claims.usualValueFactor + 1),
          age_months: 12,
          condition: 'good',
        },
      ],
      photo_ids: [photo.data.id],
    },
  })
  return until(`the assessment of claim ${data.id}`, async () =>
    (await api.call(getClaim, { params: { id: data.id } })).data.state === 'in_review' ? data.id : undefined,
  )
}
