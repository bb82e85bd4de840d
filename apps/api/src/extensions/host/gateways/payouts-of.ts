import { z } from 'zod'
import type { PayoutGateway } from '../../../payments/index.ts'

/** Calls the extension's card gateway and reads the answer. */
type Read = <T>(schema: z.ZodType<T>, method: string, ...args: readonly unknown[]) => Promise<T>

const id = z.string().min(1).max(255)
const state = z.object({
  payoutsEnabled: z.boolean(),
  instantAvailable: z.boolean(),
  last4: z.string().max(8).nullable(),
})
const refusals = ['account_not_ready', 'instant_unavailable', 'balance_insufficient', 'payout_refused'] as const
const paid = z.union([
  z.object({
    ok: z.literal(true),
    payoutId: id,
    state: z.enum(['pending', 'paid']),
    arrivesAt: z.date().exactOptional(),
  }),
  z.object({ ok: z.literal(false), code: z.enum(refusals) }),
])
const found = z
  .object({ payoutId: id, state: z.enum(['pending', 'paid', 'failed']), failure: z.string().max(200).exactOptional() })
  .optional()

export const payoutsOf = (read: Read): PayoutGateway => ({
  createAccount: (person) => read(id, 'payouts.createAccount', person),
  accountLink: (accountId, urls) =>
    read(z.object({ url: z.url({ protocol: /^https$/ }) }), 'payouts.accountLink', accountId, urls),
  accountState: (accountId) => read(state, 'payouts.accountState', accountId),
  payOut: (request) => read(paid, 'payouts.payOut', request),
  findPayout: (request) => read(found, 'payouts.findPayout', request),
})
