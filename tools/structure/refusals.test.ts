import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readProject } from './read-project.ts'
import { declaredRefusals, refusalCodes, thrownRefusals } from './rules/refusals.ts'
import { traceRefusals } from './trace-refusals.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'washline-refusals-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const api = (name: string) => `apps/api/src/${name}`
const contract = (name: string) => `packages/contract/src/${name}`

const cancel = (refusals: string) => `import { defineEndpoint } from '../endpoint.ts'
import { orderRefusals } from './refusals.ts'

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'customer',
  scope: 'orders:write',
  params: idParams,
  answers: { 200: done },
  refusals: [${refusals}],
})
`

/** A route that throws nothing by itself; the use case is what each test puts behind it. */
const market = (files: Record<string, string>) => ({
  [contract('orders/refusals.ts')]: 'export const orderRefusals = {}\n',
  [contract('platform/refusals.ts')]: 'export const platformRefusals = {}\n',
  [contract('orders/endpoints.ts')]: cancel(''),
  [api('orders/routes.ts')]: `import * as endpoints from '@washline/contract/orders/endpoints'
import { cancelOrder } from './use-cases/cancel-order.ts'

export function ordersRoutes(http, deps) {
  http.route(endpoints.cancelOrder, async ({ params }) => cancelOrder(deps, params.id))
}
`,
  [api('orders/use-cases/cancel-order.ts')]: `import { orderRefusals } from '@washline/contract/orders/refusals'
import { refuse } from '../../platform/http/refusal.ts'

export const cancelOrder = (deps, id) => {
  throw refuse(orderRefusals.wrongStatus)
}
`,
  ...files,
})

function plant(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  return readProject(root)
}

const undeclared = (files: Record<string, string>) => declaredRefusals(plant(market(files))).map(({ wrong }) => wrong)
const found = expect.stringContaining('cancelOrder can throw orderRefusals.wrongStatus,')

describe('a refusal that an endpoint does not declare', () => {
  it('is found in the use case that the route calls', () => {
    expect(undeclared({})).toEqual([found])
  })

  it('passes where the endpoint declares it, by its name, by a list or with its whole catalogue', () => {
    const declared = (refusals: string) => undeclared({ [contract('orders/endpoints.ts')]: cancel(refusals) })
    expect(declared('orderRefusals.wrongStatus')).toEqual([])
    expect(declared('...Object.values(orderRefusals)')).toEqual([])
    expect(declared('orderRefusals.taken')).toEqual([found])
    const listed = `${cancel('...moves')}\nconst moves = [orderRefusals.wrongStatus]\n`
    expect(undeclared({ [contract('orders/endpoints.ts')]: listed })).toEqual([])
  })

  it('is declared by a list that the endpoint takes from a catalogue’s file only where the list names it', () => {
    const fromList = (listed: string) =>
      undeclared({
        [contract('orders/endpoints.ts')]: cancel('...lateRefusals').replace('orderRefusals', 'lateRefusals'),
        [contract('orders/refusals.ts')]: `export const orderRefusals = {}

/** What a late order can be refused for. */
export const lateRefusals = [
  ${listed},
] as const
`,
      })
    expect(fromList('orderRefusals.wrongStatus')).toEqual([])
    expect(fromList('orderRefusals.taken')).toEqual([found])
  })

  it('is the whole catalogue where one of it is chosen at run time', () => {
    const chosen = `import { orderRefusals } from '@washline/contract/orders/refusals'
export const cancelOrder = (deps, id) => refuse(orderRefusals[deps.reason])
`
    expect(undeclared({ [api('orders/use-cases/cancel-order.ts')]: chosen })).toEqual([
      expect.stringContaining('orderRefusals.*'),
    ])
  })

  it('is found through other files, the doors of modules and functions of the route itself', () => {
    expect(
      undeclared({
        [api('orders/routes.ts')]: `import { cancelOrder } from '@washline/contract/orders/endpoints'
import { release } from '../payments/index.ts'

export function ordersRoutes(http, deps) {
  const ended = async (id) => release(deps, id)
  http.route(cancelOrder, async ({ params }) => ended(params.id), { limit: once })
}
`,
        [api('payments/index.ts')]: `export { release } from './use-cases/release-order.ts'\n`,
        [api('payments/use-cases/release-order.ts')]: `import { wrongStatus as late } from './late.ts'

export async function release(deps, id) {
  if (deps.isLate) throw late()
}
`,
        [api('payments/use-cases/late.ts')]: `import { orderRefusals } from '@washline/contract/orders/refusals'

const { wrongStatus: late } = orderRefusals
export const wrongStatus = () => refuse(late)
`,
      }),
    ).toEqual([found])
  })

  it('is found behind a service that another module is given', () => {
    expect(
      undeclared({
        [api('orders/use-cases/cancel-order.ts')]:
          'export const cancelOrder = (deps, id) => deps.payments.release(id)\n',
        [api('payments/module.ts')]: `import { releaseOrder } from './use-cases/release-order.ts'

export function paymentsModule(deps) {
  const payments: Payments = {
    sweep: () => sweepPayments(deps),
    release: (id) => releaseOrder(deps, id),
  }
  return { payments }
}
`,
        [api('payments/use-cases/release-order.ts')]:
          `import { orderRefusals } from '@washline/contract/orders/refusals'

export const releaseOrder = () => Promise.reject(refuse(orderRefusals.wrongStatus))
`,
      }),
    ).toEqual([found])
  })

  it('is found in a guard of an event that the use case publishes', () => {
    const guarded = (event: string) =>
      undeclared({
        [api('orders/use-cases/cancel-order.ts')]:
          `export const cancelOrder = (deps, id) => deps.events.publish(tx, 'order.cancelling', { id })\n`,
        [api('claims/guards.ts')]: `import { orderRefusals } from '@washline/contract/orders/refusals'

export const claimsGuards = (events) =>
  events.guard('${event}', 'no-claim', () => {
    throw refuse(orderRefusals.wrongStatus)
  })
`,
      })
    expect(guarded('order.cancelling')).toEqual([found])
    expect(guarded('order.placing')).toEqual([])
  })

  it('is not found where only a comment, a type or an unused function names it', () => {
    expect(
      undeclared({
        [api('orders/use-cases/cancel-order.ts')]: `import { orderRefusals } from '@washline/contract/orders/refusals'

// orderRefusals.wrongStatus
export const cancelOrder = async (deps, id) => deps.db.run('orderRefusals.wrongStatus')
export const other = () => unused(orderRefusals.wrongStatus)
`,
      }),
    ).toEqual([])
  })

  it('follows from the shape of the endpoint where every such endpoint can answer it', () => {
    const lost = `import { notFound } from '../../platform/http/refusal.ts'

export const cancelOrder = () => {
  throw notFound()
}
`
    const files = {
      [api('orders/use-cases/cancel-order.ts')]: lost,
      [api('platform/http/refusal.ts')]: `import { platformRefusals } from '@washline/contract/platform/refusals'
export const notFound = () => refuse(platformRefusals.notFound)
`,
    }
    expect(undeclared(files)).toEqual([])
    const unnamed = cancel('').replace('  params: idParams,\n', '')
    expect(undeclared({ ...files, [contract('orders/endpoints.ts')]: unnamed })).toEqual([
      expect.stringContaining('platformRefusals.notFound'),
    ])
  })

  it('cannot hide behind an endpoint that is not written in place', () => {
    expect(
      undeclared({ [contract('orders/endpoints.ts')]: 'export const cancelOrder = defineEndpoint(made())\n' }),
    ).toEqual(['the endpoint of this route cannot be read.'])
  })
})

describe('a code', () => {
  const codes = (files: Record<string, string>) =>
    refusalCodes(plant(files)).map(({ rule, path: file }) => `${rule} ${file}`)
  const catalogue = `export const orderRefusals = {
  wrongStatus: {
    code: 'wrong_status',
  },
} as const
`

  it('is defined once', () => {
    const files = { [contract('orders/refusals.ts')]: catalogue, [contract('ratings/refusals.ts')]: catalogue }
    expect(codes(files)).toEqual([`one-code-one-meaning ${contract('ratings/refusals.ts')}`])
  })

  it('is not written by hand', () => {
    const files = {
      [contract('orders/refusals.ts')]: catalogue,
      [api('orders/routes.ts')]: `throw new Refusal(409, 'wrong_status')\n`,
      'apps/web/app/features/order/view-model.ts': `const isOver = problem.code === 'wrong_status'\n`,
      'apps/web/app/features/order/use-order.ts': `switch (code) {\n  case 'wrong_status':\n  case 'draft':\n}\n`,
    }
    expect(codes(files).toSorted()).toEqual([
      `raw-refusal ${api('orders/routes.ts')}`,
      'raw-refusal apps/web/app/features/order/use-order.ts',
      'raw-refusal apps/web/app/features/order/view-model.ts',
    ])
  })
})

describe('a definition that no code of the server throws', () => {
  const catalogue = `export const orderRefusals = {
  wrongStatus: {
    code: 'wrong_status',
  },
  taken: {
    code: 'taken',
  },
} as const
`
  const unthrown = (useCase: string) =>
    thrownRefusals(
      plant({ [contract('orders/refusals.ts')]: catalogue, [api('orders/use-cases/cancel-order.ts')]: useCase }),
    ).map(({ wrong }) => wrong)

  it('is found', () => {
    expect(unthrown('throw refuse(orderRefusals.wrongStatus)\n')).toEqual([
      'no code of the server throws orderRefusals.taken.',
    ])
  })

  it.each([
    'throw refuse(orderRefusals[code])',
    'const { taken, wrongStatus } = orderRefusals',
    'throw refuse(isTaken ? orderRefusals.taken : orderRefusals.wrongStatus)',
  ])('is not one of those that a use case names: %s', (useCase) => {
    expect(unthrown(`${useCase}\n`)).toEqual([])
  })
})

it('sees every route of this project', () => {
  const routes = traceRefusals(readProject(path.resolve(import.meta.dirname, '..', '..')))
  expect(routes.length).toBeGreaterThan(150)
  expect(routes.filter(({ endpoint }) => !endpoint)).toEqual([])
})
