import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { setupRefusals } from './setup-refusals.ts'

/** The way to a market that takes orders, in the order in which it is walked. */
const setupSteps = ['market', 'place', 'address', 'mail', 'cards', 'maps', 'backups'] as const
export type SetupStep = (typeof setupSteps)[number]

const setup = z.object({
  /** Each step: set as it should be, or what is missing, in the words of `npm run check`. */
  steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean(), missing: z.string().nullable() })),
  /** What each setting of the environment switches on, as `npm run check` prints it. No secret is among them. */
  server: z.array(z.object({ part: z.string(), state: z.string() })),
})
export type Setup = z.infer<typeof setup>

export const getSetup = defineEndpoint({
  method: 'GET',
  path: '/api/ops/setup',
  access: 'operator',
  scope: 'console:settings',
  summary:
    'What is set up in this market, and what is missing: the profile, the zones, and the settings of the server.',
  answers: { 200: enveloped(setup) },
})

const triedOrder = z.object({
  total_minor: minorAmount,
  service_fee_minor: minorAmount,
  net_pay_minor: minorAmount,
  promise_s: z.int(),
})
export type TriedOrder = z.infer<typeof triedOrder>

export const tryOrder = defineEndpoint({
  method: 'POST',
  path: '/api/ops/setup/test-order',
  access: 'operator',
  scope: 'console:settings',
  summary:
    'Places an order in the first zone that is drawn, as a customer would, in a transaction that is never committed: no number, no entry and no notification stays. No card is asked.',
  answers: { 200: enveloped(triedOrder) },
  refusals: [
    setupRefusals.noPlace,
    setupRefusals.closed,
    orderRefusals.wrongStatus,
    platformRefusals.changed,
    platformRefusals.notFound,
  ],
})
