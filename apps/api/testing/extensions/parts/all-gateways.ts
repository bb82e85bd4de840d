import { type CardGateway, defineExtension } from '@washline/extension'

const files = new Map<string, Uint8Array>()
const place = {
  place_id: 'x-1',
  display_name: '7 Mill Lane',
  formatted_address: '7 Mill Lane, Harbour Town',
  latitude: 3.15,
  longitude: 101.71,
  precision: 'house',
} as const
const intent = {
  id: 'in_1',
  status: 'requires_capture',
  amountMinor: 1_000,
  capturedMinor: 0,
  refundedMinor: 0,
  declineCode: null,
  clientSecret: null,
  customerId: 'c_1',
  key: 'k_1',
} as const

const card: CardGateway = {
  createCustomer: async ({ userId }) => `c_${userId}`,
  createSetup: async () => ({ clientSecret: 'https://cards.example/setup' }),
  listCards: async () => [{ id: 'card_1', brand: 'visa', last4: '4242', expMonth: 1, expYear: 2035 }],
  removeCard: async () => true,
  authorize: async ({ amountMinor }) =>
    amountMinor > 5_000 ? { ok: false, code: 'a code of the vendor' } : { ok: true, intentId: 'in_1' },
  charge: async () => ({
    ok: false,
    code: 'requires_action',
    intentId: 'in_2',
    clientSecret: 'https://bank.example/1',
  }),
  find: async () => undefined,
  readIntent: async () => intent,
  disputesOf: async () => [],
  capture: async () => undefined,
  release: async () => {
    throw new Error('out of reach')
  },
  intents: async ({ after }) =>
    after === undefined
      ? { intents: [intent], after: 'in_1' }
      : { intents: [{ ...intent, id: 'in_2' }], after: undefined },
  refund: async () => undefined,
  payouts: {
    createAccount: async () => 'acct_1',
    accountLink: async () => ({ url: 'https://cards.example/account' }),
    accountState: async () => ({ payoutsEnabled: true, instantAvailable: false, last4: '6789' }),
    payOut: async () => ({ ok: true, payoutId: 'po_1', state: 'pending' }),
    findPayout: async () => ({ payoutId: 'po_1', state: 'paid' }),
  },
}

/** Answers like every vendor at once. */
export default defineExtension({
  apiVersion: 1,
  name: 'all-gateways',
  title: 'Every gateway',
  gateways: {
    card: () => card,
    map: () => ({
      geocode: async (address) => (address === 'nowhere' ? null : place),
      reverse: async () => ({ ...place, precision: 'of no kind' }) as never,
      autocomplete: async (text, near) => [{ ...place, display_name: text, distance_meters: near ? 10 : null }],
      route: async (from, to) => (from.latitude === to.latitude ? null : { distance_meters: 5, duration_seconds: 6 }),
    }),
    scan: () => ({
      scan: async (jpeg) => [
        { garment: jpeg.length > 10 ? 'tshirt' : 'spaceship', colour: 'blue', quantity: 2, confidence: 0.9, boxes: [] },
      ],
    }),
    identity: () => ({
      begin: async ({ key }) => ({ id: key, state: 'person', url: 'https://checks.example/1', reason: null }),
      read: async (id) => ({ id, state: 'passed', url: null, reason: null }),
      forget: async () => undefined,
    }),
    storage: () => ({
      put: async (name, jpeg) => void files.set(name, jpeg),
      get: async (name) => files.get(name),
      remove: async (name) => void files.delete(name),
    }),
  },
})
