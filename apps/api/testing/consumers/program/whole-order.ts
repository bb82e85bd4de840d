// A program of somebody else: it has the address of a server, the types that openapi-typescript made of its document
// (`api.d.ts` beside it), and libraries from the registry. Nothing of this project.
import { readFileSync } from 'node:fs'
import createClient from 'openapi-fetch'
import PusherModule from 'pusher-js'
import type { paths } from './api.d.ts'

// Its types describe the browser build, whose class is the default export; in Node the class is the module itself.
const Pusher = PusherModule as unknown as typeof PusherModule.default

const [url = '', photo = ''] = process.argv.slice(2)
const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }
const door = { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 }

const as = (token?: string) =>
  createClient<paths>({ baseUrl: url, headers: token ? { authorization: `Bearer ${token}` } : {} })
type Api = ReturnType<typeof as>

/** The data of an answer; a refusal ends the program with its code. */
function got<Data>({ data, error }: { data?: Data; error?: { code?: string; message?: string } }): Data {
  if (data === undefined) throw new Error(`${error?.code}: ${error?.message}`)
  return data
}

async function signUp(name: string): Promise<Api> {
  const password = 'a-long-password'
  const body = {
    name,
    email: `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.test`,
    phone_number: '+60 3 5555 1234',
    password,
    password_confirmation: password,
  }
  return as(got(await as().POST('/api/register', { body })).token)
}

async function saveCard(api: Api): Promise<string> {
  const { client_secret } = got(await api.POST('/api/stripe/setup-intent'))
  const saved = got(await api.POST('/api/sandbox/setup-intents/confirm', { body: { client_secret, card } }))
  return saved.payment_method?.id ?? ''
}

async function becomeWasher(api: Api): Promise<void> {
  const body = {
    amount: 3_000,
    currency: 'myr',
    payment_method_id: await saveCard(api),
    type: 'security_deposit',
  } as const
  const paid = got(await api.POST('/api/stripe/pay', { body }))
  const payment_intent_id = 'payment_intent_id' in paid ? paid.payment_intent_id : ''
  const business = { business_name: 'Fresh Fold', street: '7 Mill Lane', city: 'Harbour Town', postal_code: '50450' }
  const place = { state: 'Harbour', country: 'Malaysia', lat: door.latitude, lng: door.longitude }
  got(await api.POST('/api/provider/register', { body: { ...business, ...place, payment_intent_id } }))
}

async function placeOrder(api: Api, payment_method_id: string): Promise<number> {
  const { data: draft } = got(
    await api.POST('/api/orders/scan', {
      body: { image: '' },
      bodySerializer: () => {
        const form = new FormData()
        form.set('image', new Blob([readFileSync(photo)], { type: 'image/jpeg' }), 'laundry.jpg')
        return form
      },
    }),
  )
  const items = [{ name: 'Blue shirt', category: 'tops', quantity: 4 }]
  got(await api.POST('/api/orders/edit-scan', { body: { order_id: draft.order_id, items } }))
  const path = { id: String(draft.order_id) }
  const { data: quote } = got(
    await api.GET('/api/orders/{id}/quote', { params: { path, query: { load_type: 'light', coverage: 500 } } }),
  )
  const placed = got(
    await api.POST('/api/orders', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: {
        order_id: draft.order_id,
        pickup_location: door,
        load_type: 'light',
        coverage: 500,
        total: quote.total,
        service_fee: quote.service_fee,
        payment_method_id,
      },
    }),
  )
  if (!('order' in placed)) throw new Error('the card needs more')
  return placed.order.id
}

/** Statuses of an order as live events bring them, by pusher-js as it is. */
async function listen(token: string, orderId: number) {
  const { realtime } = got(await as().GET('/api/config'))
  const pusher = new Pusher(realtime.key, {
    cluster: '',
    wsHost: realtime.host ?? '',
    wsPort: realtime.port ?? 0,
    forceTLS: realtime.tls,
    enabledTransports: ['ws'],
    disableStats: true,
    authEndpoint: `${url}/api/broadcasting/auth`,
    auth: { headers: { authorization: `Bearer ${token}` } },
  })
  const channel = pusher.subscribe(`private-order.${orderId}`)
  const statuses: string[] = []
  let onStatus = () => {}
  channel.bind('status-changed', ({ status }: { status: string }) => {
    if (statuses.at(-1) !== status) statuses.push(status)
    onStatus()
  })
  await new Promise((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', resolve)
    channel.bind('pusher:subscription_error', reject)
  })
  return {
    statuses,
    until: (wanted: string) =>
      new Promise<void>((resolve) => {
        onStatus = () => {
          if (statuses.includes(wanted)) resolve()
        }
        onStatus()
      }),
    close: () => pusher.disconnect(),
  }
}

async function accept(api: Api, orderId: number): Promise<void> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const { data: requests } = got(await api.GET('/api/provider/requests'))
    const request = requests.find(({ order_id }) => order_id === orderId)
    if (request) {
      const body = { notification_id: request.notification_id, response: 'accept' } as const
      got(await api.POST('/api/provider/notifications/respond', { body }))
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('no request came')
}

async function wash(api: Api, orderId: number): Promise<void> {
  for (const action of ['picked_up', 'in_progress', 'laundry_complete', 'delivered'] as const) {
    const params = { path: { id: String(orderId) } }
    got(await api.PUT('/api/provider/orders/{id}/status', { params, body: { order_id: orderId, action } }))
  }
}

const tokenOf = async (api: Api): Promise<string> => {
  let token = ''
  api.use({
    onRequest: ({ request }) => {
      token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    },
  })
  got(await api.GET('/api/get-auth'))
  return token
}

const washer = await signUp('Walt')
await becomeWasher(washer)
const customer = await signUp('Mira')
const orderId = await placeOrder(customer, await saveCard(customer))
const live = await listen(await tokenOf(customer), orderId)
await accept(washer, orderId)
await wash(washer, orderId)
const params = { path: { id: String(orderId) } }
got(await customer.PUT('/api/orders/{id}/status', { params, body: { status: 'completed' } }))
await live.until('completed')
live.close()
const { data: order } = got(await customer.GET('/api/orders/{id}', { params }))
const { error } = await washer.GET('/api/orders/{id}', { params: { path: { id: '999999999' } } })
process.stdout.write(JSON.stringify({ order: order.status, heard: live.statuses, refusal: error?.code }))
process.exit(0)
