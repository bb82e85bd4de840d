import { minorAmount } from '@washline/contract/amounts'
import { z } from 'zod'
import { type BookedIntent, declineCodeOf, GatewayFailure, type PaymentGateway } from '../../../payments/index.ts'
import { messageOf } from '../../../platform/log/describe-error.ts'
import type { AskGateway } from './ask-gateway.ts'
import { payoutsOf } from './payouts-of.ts'

const id = z.string().min(1).max(255)
const amount = minorAmount.refine((value) => value >= 0)
const decline = z.string().transform((code) => declineCodeOf(code))

const card = z.object({
  id,
  brand: z.string().max(40),
  last4: z.string().regex(/^\d{4}$/),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(2100),
})
const charged = z.union([
  z.object({ ok: z.literal(true), intentId: id }),
  z.object({ ok: z.literal(false), code: z.literal('requires_action'), intentId: id, clientSecret: id }),
  z.object({ ok: z.literal(false), code: decline }),
])
const intent = z.object({
  id,
  status: z.enum(['requires_action', 'requires_capture', 'succeeded', 'canceled', 'declined']),
  amountMinor: amount,
  capturedMinor: amount,
  refundedMinor: amount,
  declineCode: decline.nullable(),
  clientSecret: z.string().nullable(),
  customerId: z.string().nullable(),
  key: z.string().nullable(),
})

/** Cards by an extension. Whatever goes wrong is a failure of the vendor: the call is repeated with its key. */
export function cardsOf(extension: string, ask: AskGateway): PaymentGateway {
  const read = async <T>(schema: z.ZodType<T>, method: string, ...args: readonly unknown[]): Promise<T> => {
    try {
      return schema.parse(await ask(method, ...args))
    } catch (error) {
      throw new GatewayFailure(`${extension} ${method}: ${messageOf(error)}`)
    }
  }
  const nothing = z.unknown().transform(() => undefined)
  const page = z.object({ intents: z.array(intent).max(1_000), after: z.string().optional() })
  async function* intents(begun: { from: Date; until: Date }): AsyncGenerator<BookedIntent> {
    let after: string | undefined
    do {
      const next = await read(page, 'intents', { ...begun, after })
      yield* next.intents
      after = next.after
    } while (after !== undefined)
  }
  return {
    name: `x:${extension}`,
    payouts: payoutsOf(read),
    createCustomer: (person) => read(id, 'createCustomer', person),
    createSetup: (customerId) => read(z.object({ clientSecret: id }), 'createSetup', customerId),
    listCards: (customerId) => read(z.array(card).max(50), 'listCards', customerId),
    removeCard: (removed) => read(z.boolean(), 'removeCard', removed),
    authorize: (request) => read(charged, 'authorize', request),
    charge: (request) => read(charged, 'charge', request),
    find: (request) => read(intent.optional(), 'find', request),
    readIntent: (intentId) => read(intent.optional(), 'readIntent', intentId),
    disputesOf: (intentId) => read(z.array(z.object({ id, amountMinor: amount })), 'disputesOf', intentId),
    capture: (intentId, amountMinor) => read(nothing, 'capture', intentId, amountMinor),
    release: (intentId) => read(nothing, 'release', intentId),
    intents,
    refund: (intentId, refund) => read(nothing, 'refund', intentId, refund),
  }
}
