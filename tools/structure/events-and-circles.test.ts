import { expect, test } from 'vitest'
import { findingsOf } from './planted.ts'
import { readEvents } from './read-events.ts'
import { writeEventPage } from './write-event-page.ts'

const api = (name: string) => `apps/api/src/${name}`
const declared = {
  [api('events/order-events.ts')]: `export interface OrderEvents {\n  'order.moved': { id: number }\n}\n`,
}
const published = { [api('orders/use-cases/move-order.ts')]: `await deps.events.publish(tx, 'order.moved', { id })` }
const handled = { [api('chat/handlers.ts')]: `events.on('order.moved', async () => undefined)` }

const asFiles = (files: Record<string, string>) => ({
  paths: Object.keys(files),
  documents: [],
  files: Object.entries(files).map(([path, text]) => ({ path, text, lines: 1, imports: [], isTest: false })),
})
const page = (files: Record<string, string>) => ({ 'docs/events.md': writeEventPage(readEvents(asFiles(files))) })
const brokenRules = (files: Record<string, string>) => findingsOf(files).map(({ rule, wrong }) => `${rule}: ${wrong}`)

test('passes an event that is published, handled and on the page', () => {
  const files = { ...declared, ...published, ...handled }
  expect(brokenRules({ ...files, ...page(files) })).toEqual([])
})

test('finds an event that nobody handles and one that nobody publishes', () => {
  const unhandled = { ...declared, ...published }
  expect(brokenRules({ ...unhandled, ...page(unhandled) })).toEqual(['events-in-use: nobody handles "order.moved".'])
  const unpublished = { ...declared, ...handled }
  expect(brokenRules({ ...unpublished, ...page(unpublished) })).toEqual([
    'events-in-use: nobody publishes "order.moved".',
  ])
})

test('finds a stale page', () => {
  const files = { ...declared, ...published, ...handled }
  expect(brokenRules({ ...files, ...page({ ...declared, ...published }) })).toEqual([
    'event-page: the page of domain events is stale.',
  ])
})

/** A handler whose second call refuses; the refusal's definition is the contract's. */
const vetoing = {
  'packages/contract/src/chat/refusals.ts': `export const chatRefusals = { closed: { code: 'chat_closed' } } as const\n`,
  [api('chat/handlers.ts')]: `import { closeChat } from './use-cases/close-chat.ts'
export const chatHandlers = (events) => events.on('order.moved', (tx, event) => closeChat(tx, event))
`,
  [api('chat/use-cases/close-chat.ts')]: `import { checkOpen } from './check-open.ts'
export const closeChat = async (tx, event) => checkOpen(tx, event)
`,
  [api('chat/use-cases/check-open.ts')]: `import { chatRefusals } from '@washline/contract/chat/refusals'
import { refuse } from '../../platform/http/refusal.ts'
export const checkOpen = async () => {
  throw refuse(chatRefusals.closed)
}
`,
  [api('platform/http/refusal.ts')]: 'export const refuse = () => new Error()\n',
}

test('finds a handler that can refuse, two calls deep', () => {
  const files = { ...declared, ...published, ...vetoing }
  expect(brokenRules({ ...files, ...page(files) })).toEqual([
    'handlers-cannot-veto: a handler can refuse with chatRefusals.closed (apps/api/src/chat/use-cases/check-open.ts).',
  ])
})

const guarded = (registration: string) => ({
  ...declared,
  ...published,
  ...vetoing,
  [api('chat/handlers.ts')]: 'export const chatHandlers = () => undefined\n',
  [api('chat/guards.ts')]: `import { closeChat } from './use-cases/close-chat.ts'
export const chatGuards = (events) => {
  ${registration}
}
`,
})
const guard = `events.guard('order.moved', 'open-chat', (tx, event) => closeChat(tx, event))`

test('passes a refusal in a named guard, which counts as a use of the event and is on the page', () => {
  const files = guarded(guard)
  const written = page(files)
  expect(brokenRules({ ...files, ...written })).toEqual([])
  expect(written['docs/events.md']).toContain('`open-chat`: [chat/guards.ts](../apps/api/src/chat/guards.ts)')
})

test('finds a handler that publishes an event with a guard', () => {
  const files = {
    ...guarded(guard),
    [api('orders/use-cases/move-order.ts')]:
      `export const moveOrder = async (tx, deps) => deps.events.publish(tx, 'order.moved', { id })\n`,
    [api('chat/handlers.ts')]: `import { moveOrder } from '../orders/index.ts'
export const chatHandlers = (events) => events.on('order.moved', (tx) => moveOrder(tx))
`,
    [api('orders/index.ts')]: `export { moveOrder } from './use-cases/move-order.ts'\n`,
  }
  expect(brokenRules({ ...files, ...page(files) })).toEqual([
    'handlers-cannot-veto: a handler can refuse with chatRefusals.closed (apps/api/src/chat/use-cases/check-open.ts).',
  ])
})

test.each([
  [`events.guard('order.moved', closeChat)`, 'a guard has no name.'],
  [`events.guard('order.moved', '', closeChat)`, 'a guard has no name.'],
  [`${guard}\n  ${guard}`, 'apps/api/src/chat/guards.ts has the guard open-chat of order.moved already.'],
])('finds a guard without a name of its own: %s', (registration, wrong) => {
  const files = guarded(registration)
  const broken = brokenRules({ ...files, ...page(files) })
  expect(broken).toContainEqual(`guards-have-names: ${wrong}`)
})

test('finds a guard that is registered outside guards.ts', () => {
  const files = { ...guarded(guard), [api('chat/handlers.ts')]: `export const chatHandlers = (events) => ${guard}\n` }
  expect(brokenRules({ ...files, ...page(files) })).toContainEqual(
    'guards-have-names: a guard is registered outside guards.ts.',
  )
})

test('finds a circle of files, through type imports too', () => {
  const files = {
    'apps/web/app/ui/ticket.ts': `import type { Peg } from './peg.ts'\nexport type Ticket = Peg`,
    'apps/web/app/ui/peg.ts': `import type { Line } from './line.ts'\nexport type Peg = Line`,
    'apps/web/app/ui/line.ts': `import type { Ticket } from './ticket.ts'\nexport type Line = Ticket`,
  }
  const [circle, ...others] = findingsOf(files)
  expect(others).toEqual([])
  expect(circle?.wrong).toContain('line.ts, apps/web/app/ui/peg.ts, apps/web/app/ui/ticket.ts')
})
