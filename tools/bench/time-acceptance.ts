import PusherModule from 'pusher-js'
import type { Database } from '../../apps/api/src/platform/db/database.ts'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import type { Call } from './load.ts'
import { callOf, placeOrderBody, seedDraft } from './seed-market.ts'

// Its types describe the browser build, whose class is the default export; in Node the class is the module itself.
const Pusher = PusherModule as unknown as typeof PusherModule.default

/** Milliseconds from the Washer's accept leaving to the customer's screen event arriving, sorted. */
export async function timeAcceptance(url: string, db: Database, rounds: number): Promise<number[]> {
  const send = async ({ method, path, headers, body }: Call) => {
    const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) })
    if (answer.status !== 200) throw new Error(`bench: ${path} answered ${answer.status} ${await answer.text()}`)
    return JSON.parse(await answer.text())
  }
  const signIn = async (email: string) => {
    const body = JSON.stringify({ email, password: 'washline-demo' })
    return send({ method: 'POST', path: '/api/login', headers: { 'content-type': 'application/json' }, body })
  }
  const customer = await signIn('customer@demo.test')
  const washer = await signIn('washer@demo.test')
  const cards = await send(callOf(customer.token, 'GET', '/api/stripe/payment-methods'))
  const { realtime } = await send({ method: 'GET', path: '/api/config', headers: {} })
  const socket = new Pusher(realtime.key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: Number(new URL(url).port),
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    authEndpoint: `${url}/api/broadcasting/auth`,
    auth: { headers: { Authorization: `Bearer ${customer.token}`, Accept: 'application/json' } },
  })
  const tookMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const orderId = await seedDraft(db, customer.user.id)
    const channel = socket.subscribe(`private-order.${orderId}`)
    await new Promise((heard) => channel.bind('pusher:subscription_succeeded', heard))
    await send(callOf(customer.token, 'POST', '/api/orders', placeOrderBody(orderId, cards.payment_methods[0].id)))
    const offerId = await offerOf(db, orderId, washer.user.id)
    const arrived = new Promise<number>((heard) =>
      channel.bind('status-changed', ({ status }: { status: string }) => {
        if (status === 'accepted') heard(performance.now())
      }),
    )
    const body = { notification_id: offerId, response: 'accept' }
    const accept = callOf(washer.token, 'POST', '/api/provider/notifications/respond', body)
    const sentAt = performance.now()
    const [at] = await Promise.all([arrived, send(accept)])
    tookMs.push(at - sentAt)
    await send(callOf(customer.token, 'POST', `/api/orders/${orderId}/cancel`))
    socket.unsubscribe(channel.name)
  }
  socket.disconnect()
  return tookMs.sort((a, b) => a - b)
}

/** The offer that the running search makes to this Washer. */
async function offerOf(db: Database, orderId: number, washerId: number): Promise<number> {
  const limitAt = performance.now() + 30_000
  while (performance.now() < limitAt) {
    const offer = await db.maybe<{ id: number }>(
      sql`select id from offers where order_id = ${orderId} and washer_id = ${washerId} and state = 'open'`,
    )
    if (offer) return offer.id
    await new Promise((resume) => setTimeout(resume, 20))
  }
  throw new Error(`order ${orderId} was offered to nobody`)
}
