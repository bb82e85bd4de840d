import * as chat from '@washline/contract/chat/endpoints'
import * as dispatch from '@washline/contract/dispatch/endpoints'
import type { Endpoint } from '@washline/contract/endpoint'
import * as identity from '@washline/contract/identity/endpoints'
import * as maps from '@washline/contract/maps/endpoints'
import * as places from '@washline/contract/maps/places'
import * as notifications from '@washline/contract/notifications/endpoints'
import * as orders from '@washline/contract/orders/endpoints'
import * as payments from '@washline/contract/payments/endpoints'
import * as platform from '@washline/contract/platform/endpoints'
import * as ratings from '@washline/contract/ratings/endpoints'
import * as washers from '@washline/contract/washers/endpoints'
import { runWave } from '../../dispatch/index.ts'
import { plainPhoto } from '../../scanning/builders.ts'
import { type Person, photoForm, type Received, type Sent, type TestApp } from './start-app.ts'

export interface People {
  readonly customer: Person
  readonly washer: Person
  readonly otherCustomer: Person
  readonly otherWasher: Person
  readonly operator: Person
}
type Role = keyof People

interface Request {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly form?: Pick<Sent, 'raw' | 'headers'>
}

/** One call of the story: whose it is, and what it answers to everybody else. */
export interface Step {
  readonly endpoint: Endpoint
  readonly by: Role | 'guest'
  readonly request?: () => Request
  /**
   * What a person gets who has the role but not the right to this object: a refusal, a view of their `own` things
   * in its place, or, `open` to all, the same. 404 unless told otherwise.
   */
  readonly strangers?: number | 'own' | 'open'
  /** Where one person's answer differs, for their own state. */
  readonly except?: Partial<Record<Role, number>>
  /** Who else the object belongs to. */
  readonly also?: Role
  readonly answers?: number
  /** What the same call answers when it is made once more. */
  readonly again?: number
  readonly learn?: (answer: Received['body']) => void | Promise<void>
}

export const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** The call of a step as a client sends it. */
export function sentOf({ endpoint }: Step, { params = {}, query, body, form }: Request): Sent {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  return { method: endpoint.method, url: path + search, ...(form ?? (body === undefined ? {} : { body })) }
}

const home = { address: '18 Linden Street, Harbour Town', latitude: 3.1478, longitude: 101.7117 }
const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }
const business = { business_name: 'Fresh Fold', street: '7 Mill Lane', city: 'Harbour Town', postal_code: '50450' }

/** Everybody of the story, with what they bring along. */
export async function gatherPeople(app: TestApp): Promise<People> {
  const people = {
    customer: await app.join('Ana Pereira', { password: 'first secret' }),
    washer: await app.join('Walt Vogel'),
    otherCustomer: await app.join('Cleo Stranger'),
    otherWasher: await app.join('Wren Stranger'),
    operator: await app.join('Olga Marsh', { isOperator: true }),
  }
  await becomeWasher(app, people.otherWasher)
  return people
}

export async function saveCard(app: TestApp, { token }: Person): Promise<string> {
  const begun = await app.send(token, { method: 'POST', url: '/api/stripe/setup-intent' })
  const { client_secret } = begun.body
  const url = '/api/sandbox/setup-intents/confirm'
  const saved = await app.send(token, { method: 'POST', url, body: { client_secret, card } })
  return saved.body.payment_method.id
}

export async function becomeWasher(app: TestApp, person: Person): Promise<void> {
  const payment_method_id = await saveCard(app, person)
  const deposit = { amount: 3_000, currency: 'myr', payment_method_id, type: 'security_deposit' }
  const paid = await app.send(person.token, { method: 'POST', url: '/api/stripe/pay', body: deposit })
  const { payment_intent_id } = paid.body
  const form = { ...business, state: 'Harbour', country: 'Malaysia', lat: 3.1479, lng: 101.7118, payment_intent_id }
  const made = await app.send(person.token, { method: 'POST', url: '/api/provider/register', body: form })
  if (made.status !== 200) throw new Error(`no Washer: ${made.text}`)
}

/** A day at the market, in which every call of the API is made once by whom it is for. */
export function storyOf(app: TestApp, people: People): readonly Step[] {
  const known = {
    secret: '',
    card: '',
    washerCard: '',
    deposit: '',
    order: 0,
    offer: 0,
    message: 0,
    place: 0,
    news: 0,
    adjustment: 0,
  }
  const params = () => ({ id: known.order })
  const request = () => ({ params: params() })
  const { customer, washer, operator } = people

  const cardOf = (by: 'customer' | 'washer'): Step[] => [
    {
      endpoint: payments.createSetupIntent,
      by,
      strangers: 'own',
      learn: ({ client_secret }) => {
        known.secret = client_secret
      },
    },
    {
      endpoint: payments.confirmSandboxSetup,
      by,
      request: () => ({ body: { client_secret: known.secret, card } }),
      learn: ({ payment_method }) => {
        known[by === 'customer' ? 'card' : 'washerCard'] = payment_method.id
      },
    },
  ]
  const scan = (): Step => ({
    endpoint: orders.scanLaundry,
    by: 'customer',
    request: () => ({ form: photoForm(plainPhoto) }),
    strangers: 'own',
    learn: ({ data }) => {
      known.order = data.order_id
    },
  })
  const place = (): Step => ({
    endpoint: orders.placeOrder,
    by: 'customer',
    request: () => ({
      body: { order_id: known.order, pickup_location: home, load_type: 'light', payment_method_id: known.card },
    }),
    again: 409,
    learn: () => runWave(app.dispatch, known.order),
  })
  const requests = (): Step => ({
    endpoint: dispatch.listRequests,
    by: 'washer',
    strangers: 'open',
    learn: ({ data }) => {
      known.offer = data.find((offer: { order_id: number }) => offer.order_id === known.order).notification_id
    },
  })
  const accept = (): Step => ({
    endpoint: dispatch.respondToRequest,
    by: 'washer',
    request: () => ({ body: { notification_id: known.offer, response: 'accept' } }),
  })
  const move = (action: string): Step => ({
    endpoint: orders.moveWasherOrder,
    by: 'washer',
    request: () => ({ params: params(), body: { order_id: known.order, action } }),
    again: 409,
  })

  return [
    ...[platform.getHealth, platform.getReady, platform.getConfig].map(
      (endpoint): Step => ({ endpoint, by: 'guest', strangers: 'open' }),
    ),
    {
      endpoint: identity.register,
      by: 'guest',
      strangers: 'open',
      request: () => ({
        body: {
          name: 'Nils New',
          email: 'nils@example.test',
          phone_number: '+60 12 345 678',
          password: 'long enough',
          password_confirmation: 'long enough',
        },
      }),
      again: 422,
    },
    {
      endpoint: identity.login,
      by: 'guest',
      strangers: 'open',
      request: () => ({ body: { email: customer.email, password: 'first secret' } }),
    },
    {
      endpoint: identity.googleSignIn,
      by: 'guest',
      strangers: 'open',
      request: () => ({ body: { access_token: 'nobody' } }),
      answers: 404,
    },
    {
      endpoint: identity.forgotPasswordEndpoint,
      by: 'guest',
      strangers: 'open',
      request: () => ({ body: { email: operator.email } }),
    },
    {
      endpoint: identity.resetPassword,
      by: 'guest',
      strangers: 'open',
      request: () => ({
        body: { token: 'not-a-token', password: 'long enough', password_confirmation: 'long enough' },
      }),
      answers: 422,
    },
    { endpoint: identity.getAuth, by: 'customer', strangers: 'own' },
    { endpoint: identity.getAccount, by: 'customer', strangers: 'own' },
    {
      endpoint: identity.updateAccount,
      by: 'customer',
      request: () => ({ body: { address: '18 Linden Street' } }),
      strangers: 'own',
    },
    ...cardOf('customer'),
    { endpoint: payments.listPaymentMethods, by: 'customer', strangers: 'own' },
    {
      endpoint: payments.topUpWallet,
      by: 'customer',
      request: () => ({ body: { amount: 20, payment_method_id: known.card } }),
      strangers: 422,
    },
    { endpoint: payments.getWallet, by: 'customer', strangers: 'own' },
    ...cardOf('washer'),
    {
      endpoint: payments.pay,
      by: 'washer',
      request: () => ({
        body: { amount: 3_000, currency: 'myr', payment_method_id: known.washerCard, type: 'security_deposit' },
      }),
      strangers: 422,
      except: { otherWasher: 409 },
      learn: ({ payment_intent_id }) => {
        known.deposit = payment_intent_id
      },
    },
    {
      endpoint: washers.registerWasher,
      by: 'washer',
      request: () => ({
        body: {
          ...business,
          state: 'Harbour',
          country: 'Malaysia',
          lat: 3.1479,
          lng: 101.7118,
          payment_intent_id: known.deposit,
        },
      }),
      strangers: 422,
      except: { otherWasher: 409 },
    },
    { endpoint: identity.switchAccountType, by: 'washer', strangers: 'own' },
    { endpoint: identity.switchAccountType, by: 'washer', strangers: 'own' },
    {
      endpoint: washers.setAvailability,
      by: 'washer',
      request: () => ({ body: { online: true, latitude: 3.1479, longitude: 101.7118 } }),
      strangers: 'own',
    },
    { endpoint: washers.getWasherSummary, by: 'washer', strangers: 'own' },
    {
      endpoint: places.savePlace,
      by: 'customer',
      request: () => ({ body: { label: 'home', ...home } }),
      strangers: 'own',
      learn: ({ data }) => {
        known.place = data.id
      },
    },
    { endpoint: places.listPlaces, by: 'customer', strangers: 'own' },
    {
      endpoint: places.removePlace,
      by: 'customer',
      request: () => ({ params: { id: known.place } }),
      again: 404,
    },
    {
      endpoint: maps.autocompletePlaces,
      by: 'customer',
      request: () => ({ query: { q: 'Linden' } }),
      strangers: 'open',
    },
    {
      endpoint: maps.geocodeAddress,
      by: 'customer',
      request: () => ({ query: { address: 'Kuala Lumpur' } }),
      strangers: 'open',
    },
    {
      endpoint: maps.reverseGeocode,
      by: 'customer',
      request: () => ({ query: { latitude: '3.1478', longitude: '101.7117' } }),
      strangers: 'open',
    },
    {
      endpoint: maps.findRoute,
      by: 'customer',
      request: () => ({
        body: { from: { latitude: 3.1, longitude: 101.7 }, to: { latitude: 3.2, longitude: 101.7 } },
      }),
      strangers: 'open',
    },
    scan(),
    {
      endpoint: orders.editScan,
      by: 'customer',
      request: () => ({ body: { order_id: known.order, items: [{ name: 'T-shirt', quantity: 4 }] } }),
    },
    { endpoint: orders.getQuote, by: 'customer', request: () => ({ params: params(), query: { load_type: 'light' } }) },
    { endpoint: orders.getOrder, by: 'customer', request },
    place(),
    { endpoint: orders.listOrders, by: 'customer', strangers: 'own' },
    { endpoint: dispatch.getSearch, by: 'customer', request },
    requests(),
    accept(),
    { endpoint: orders.listActiveWasherOrders, by: 'washer', strangers: 'own' },
    { endpoint: orders.listWasherOrders, by: 'washer', strangers: 'own' },
    { endpoint: orders.getOrder, by: 'washer', also: 'customer', request },
    {
      endpoint: washers.sendPosition,
      by: 'washer',
      request: () => ({ body: { latitude: 3.14, longitude: 101.71, order_id: known.order } }),
    },
    {
      endpoint: orders.releaseOrder,
      by: 'washer',
      request,
      again: 404,
      learn: () => runWave(app.dispatch, known.order),
    },
    { endpoint: orders.cancelOrder, by: 'customer', request, again: 409 },
    scan(),
    place(),
    requests(),
    accept(),
    { endpoint: chat.getChat, by: 'customer', also: 'washer', request },
    {
      endpoint: chat.sendMessage,
      by: 'customer',
      also: 'washer',
      request: () => ({ params: params(), body: { content: 'Ring twice.' } }),
      learn: ({ message }) => {
        known.message = message.id
      },
    },
    {
      endpoint: chat.acknowledgeMessages,
      by: 'washer',
      also: 'customer',
      request: () => ({ params: params(), body: { up_to: known.message } }),
    },
    {
      endpoint: orders.adjustItems,
      by: 'washer',
      request: () => ({
        params: params(),
        body: { items: [{ name: 'T-shirt', quantity: 9 }], reason: 'Two bags, not one' },
      }),
      learn: ({ data }) => {
        known.adjustment = data.id
      },
    },
    {
      endpoint: orders.respondToAdjustment,
      by: 'customer',
      request: () => ({ params: params(), body: { adjustment_id: known.adjustment, response: 'approve' } }),
    },
    move('picked_up'),
    move('in_progress'),
    move('laundry_complete'),
    move('delivered'),
    {
      endpoint: orders.confirmCompletion,
      by: 'customer',
      request: () => ({ params: params(), body: { order_id: known.order, status: 'completed' } }),
      again: 409,
    },
    {
      endpoint: ratings.rateOrder,
      by: 'customer',
      request: () => ({ params: params(), body: { order_id: known.order, rating: 4.9, comment: 'Lovely.' } }),
      again: 409,
    },
    { endpoint: ratings.getOrderRating, by: 'customer', also: 'washer', request },
    {
      endpoint: ratings.listWasherRatings,
      by: 'otherCustomer',
      request: () => ({ params: { id: washer.id } }),
      strangers: 'open',
    },
    {
      endpoint: notifications.listNotifications,
      by: 'customer',
      strangers: 'own',
      learn: ({ data }) => {
        known.news = data[0].id
      },
    },
    {
      endpoint: notifications.dismissNotification,
      by: 'customer',
      request: () => ({ params: { id: known.news } }),
    },
    {
      endpoint: payments.removePaymentMethod,
      by: 'customer',
      request: () => ({ params: { id: known.card } }),
      again: 404,
    },
    { endpoint: identity.logout, by: 'customer', strangers: 'own', again: 401 },
  ]
}
