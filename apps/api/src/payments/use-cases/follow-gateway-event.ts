import { eventById, paymentById } from '../queries.ts'
import { saveEventFollowed } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { convergePayment } from './converge-payment.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An event is only a reason to ask the gateway how things stand: late, twice and out of order lead to the same. */
export async function followGatewayEvent(deps: PaymentsDeps, eventId: string): Promise<void> {
  const { db, gateway, clock } = deps
  const event = await eventById(db, gateway.name, eventId)
  if (!event || event.followedAt) return
  const intent = event.intentId === null ? undefined : await gateway.readIntent(event.intentId)
  const payment = intent?.key && uuid.test(intent.key) ? await paymentById(db, intent.key) : undefined
  if (intent && payment) await convergePayment(deps, payment, intent)
  await saveEventFollowed(db, gateway.name, eventId, clock.now())
}
