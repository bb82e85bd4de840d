import path from 'node:path'
import { expect, it } from 'vitest'
import { inPlace } from './in-place.ts'

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'orders/endpoints.ts': {
    getOrder: { method: 'GET', path: '/api/orders/:id', access: 'customer', answers: { 200: {} }, refusals: [] },
    download: { method: 'GET', path: '/api/file', file: { type: 'text/csv', name: 'a.csv' } },
    statuses: ['pending'],
  },
  'orders/messages.ts': {
    orderMessages: { place: "It wasn't placed.", moves: { accept: 'Accept' } },
    textOf: () => '',
  },
  'orders/refusals.ts': { orderRefusals: { taken: { code: 'taken', status: 409 } } },
  'market.ts': { market: { name: 'Washline', fees: { serviceMinor: 300 } } },
}
const contract = path.resolve(import.meta.dirname, '../../packages/contract/src')
const load = async (file: string) => modules[path.relative(contract, file)] ?? {}
const written = (source: string, file = '/app/screen.tsx') => inPlace(file, source, load)

it.each([
  [
    'a call is what it is sent by',
    `import { getOrder } from '@washline/contract/orders/endpoints'\ncallApi(getOrder)`,
    `const getOrder = {"method":"GET","path":"/api/orders/:id"}\ncallApi(getOrder)`,
  ],
  [
    'a call of a file says so, by its own name, and what else is imported stays',
    `import { download as save, statuses, type Status } from '@washline/contract/orders/endpoints'`,
    `import { statuses, type Status } from '@washline/contract/orders/endpoints'
const save = {"method":"GET","path":"/api/file","file":{"type":"text/csv","name":"a.csv"}}`,
  ],
  [
    'messages are their texts, however deep',
    `import { orderMessages } from '@washline/contract/orders/messages'\nt(orderMessages.place) + t(orderMessages.moves.accept)`,
    `import { orderMessages } from '@washline/contract/orders/messages'\nt("It wasn't placed.") + t("Accept")`,
  ],
  [
    'of messages that are chosen from, their table comes alone',
    `import { orderMessages, textOf } from '@washline/contract/orders/messages'\nt(orderMessages.moves[move]) + textOf.name`,
    `import { orderMessages, textOf } from '@washline/contract/orders/messages'\nt(({"accept":"Accept"})[move]) + textOf.name`,
  ],
  [
    'where any may be chosen, all stay',
    `import { orderMessages } from '@washline/contract/orders/messages'\nt(orderMessages[name])`,
    `import { orderMessages } from '@washline/contract/orders/messages'\nt(orderMessages[name])`,
  ],
  [
    'a refusal is its code',
    `import { orderRefusals } from '@washline/contract/orders/refusals'\nproblem?.code === orderRefusals.taken.code`,
    `import { orderRefusals } from '@washline/contract/orders/refusals'\nproblem?.code === "taken"`,
  ],
  [
    'what may change stays',
    `import { market } from '@washline/contract/market'\nshow(market.name)`,
    `import { market } from '@washline/contract/market'\nshow(market.name)`,
  ],
  [
    'a type stays',
    `import type { getOrder } from '@washline/contract/orders/endpoints'\ntype A = typeof getOrder`,
    `import type { getOrder } from '@washline/contract/orders/endpoints'\ntype A = typeof getOrder`,
  ],
  [
    'a module of somebody else stays',
    `import { getOrder } from './orders/endpoints.ts'\nimport { orderMessages } from 'orders/messages'\norderMessages.place`,
    `import { getOrder } from './orders/endpoints.ts'\nimport { orderMessages } from 'orders/messages'\norderMessages.place`,
  ],
])('%s', async (_, source, expected) => expect(await written(source)).toBe(expected))

it('is the same within the contract', async () => {
  const source = `import { orderMessages } from '../orders/messages.ts'\nexport const text = orderMessages.place`
  expect(await written(source, path.join(contract, 'claims/rules.ts'))).toContain(`text = "It wasn't placed."`)
})

it('refuses a file with a name of its own that is the same', async () => {
  const source = `import { orderMessages } from '@washline/contract/orders/messages'\nconst f = (orderMessages) => orderMessages.place`
  await expect(written(source)).rejects.toThrow("has another orderMessages beside the contract's")
})
