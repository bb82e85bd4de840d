import type { Scope } from '@washline/contract/tokens/scopes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPort } from '../harness/open-port.ts'
import { type Person, startApp, type TestApp } from '../harness/start-app.ts'
import { becomeWasher } from '../scenarios/people.ts'
import { scopedTokens } from '../scenarios/scoped-tokens.ts'
import { connectAgent } from './mcp-client.ts'

let app: TestApp
let origin: string
const people = new Map<string, Person>()
const tokens = new Map<string, ReadonlyMap<Scope | 'none', string>>()

beforeAll(async () => {
  app = await startApp()
  origin = await openPort(app)
  people.set('customer', await app.join('Ana Pereira'))
  people.set('operator', await app.join('Olga Marsh', { isOperator: true }))
  const washer = await app.join('Walt Vogel')
  await becomeWasher(app, washer)
  people.set('washer', washer)
  for (const [role, person] of people)
    tokens.set(role, await scopedTokens(app, person, { isProven: role === 'operator' }))
})
afterAll(() => app.close())

const shared = [
  'find_address',
  'list_orders',
  'track_order',
  'read_chat',
  'get_claim_form',
  'list_claims',
  'read_claim',
]
const reading = ['quote_order', 'list_pickup_windows']
const writing = ['send_chat_message', 'add_claim_photo', 'file_claim']
const ordering = [
  'scan_laundry',
  'change_items',
  'answer_same_piece',
  'set_care',
  'place_order',
  'book_pickup',
  'answer_adjustment',
  'cancel_order',
  'confirm_completion',
  'reorder',
  'tip_washer',
]

it.each([
  ['customer', 'none', []],
  ['customer', 'orders:read', [...shared, ...reading]],
  ['customer', 'orders:write', [...writing, ...ordering]],
  ['customer', 'money:read', ['list_cards', 'get_receipt']],
  ['customer', 'wash', []],
  ['customer', 'webhooks', []],
  ['customer', 'console:queues', []],
  ['washer', 'orders:read', shared],
  ['washer', 'orders:write', writing],
  ['washer', 'wash', ['list_requests', 'answer_request', 'list_orders_in_hand', 'move_order']],
  ['washer', 'money:read', ['list_cards', 'get_receipt', 'get_earnings']],
  [
    'operator',
    'console:queues',
    ['search_market', 'count_open_work', 'list_orders_at_risk', 'get_order_timeline', 'list_claims_to_decide'],
  ],
  ['operator', 'console:people', ['list_verifications_to_decide']],
  ['operator', 'console:money', []],
] as const)('a token of a %s with the scope %s has its tools and no others', async (role, scope, expected) => {
  const { client } = await connectAgent(origin, tokens.get(role)?.get(scope) ?? '')
  const listed = (await client.listTools()).tools.map(({ name }) => name)
  expect(listed.toSorted()).toEqual([...expected].toSorted())
})

it('a session has the tools of its person', async () => {
  const countOf = async (role: string) =>
    (await (await connectAgent(origin, people.get(role)?.token ?? '')).client.listTools()).tools.length
  expect(await countOf('customer')).toBe(25)
  expect(await countOf('washer')).toBe(17)
  expect(await countOf('operator')).toBe(31)
})
