import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { platformRefusals } from '../platform/refusals.ts'

/** The way to a market that takes orders, in the order in which it is walked. */
export const setupSteps = ['market', 'place', 'address', 'mail', 'cards', 'maps', 'backups'] as const
export type SetupStep = (typeof setupSteps)[number]

const setup = z.object({
  /** Each step: set as it should be, or what is missing, in the words of `npm run check` and the caller's language. */
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

/** What an order needs to be placed and carried out. */
const triedParts = ['order', 'cards', 'mail', 'photos', 'maps'] as const
export type TriedPart = (typeof triedParts)[number]

/** `warning`: it answered, and is not what a market needs. `skipped`: there was nothing to try it with. */
const trialStates = ['ok', 'warning', 'failed', 'skipped'] as const
export type TrialState = (typeof trialStates)[number]

const partTrial = z.object({
  part: z.enum(triedParts),
  state: z.enum(trialStates),
  /** What was tried and what came of it, in the caller's language. */
  text: z.string(),
  /** What to do now. */
  next: z.string().nullable(),
})
export type PartTrial = z.infer<typeof partTrial>

const marketTrial = z.object({
  parts: z.array(partTrial),
  /** What the order would have cost, earned and promised; null where none could be placed. */
  order: triedOrder.nullable(),
})
export type MarketTrial = z.infer<typeof marketTrial>

export const tryOrder = defineEndpoint({
  method: 'POST',
  path: '/api/ops/setup/test-order',
  access: 'operator',
  scope: 'console:settings',
  summary:
    'Tries what an order needs, each part by itself. An order is placed in the first zone that is drawn, in a transaction that is never committed. The card service authorizes a test card and cancels it; with live keys it is only read, and no card is asked. A test email goes to the operator, a file is stored and removed, the map service is asked for an address and a route.',
  answers: { 200: enveloped(marketTrial) },
  refusals: [orderRefusals.wrongStatus, platformRefusals.changed, platformRefusals.notFound],
})
