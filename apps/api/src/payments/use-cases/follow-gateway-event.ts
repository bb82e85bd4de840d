import type { PaymentsDeps } from '../deps.ts'
import { eventById, paymentById } from '../queries.ts'
import { saveEventFollowed } from '../store.ts'
import { convergePayment } from './converge-payment.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Reads the state of an event's intent from the gateway, so that late, repeated and reordered events have the same
 * result.
 */
export async function followGatewayEvent(deps: PaymentsDeps, eventId: string): Promise<void> {
  const { db, gateway, clock } = deps
  const event = await eventById(db, gateway.name, eventId)
  if (!event || event.followedAt) return
  const intent = event.intentId === null ? undefined : await gateway.readIntent(event.intentId)
  const payment = intent?.key && uuid.test(intent.key) ? await paymentById(db, intent.key) : undefined
  if (intent && payment) await convergePayment(deps, payment, intent)
  await saveEventFollowed(db, gateway.name, eventId, clock.now())
}
