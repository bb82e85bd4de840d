import path from 'node:path'
import { expect, test } from 'vitest'
import { checkStructure } from './check-structure.ts'
import { printFinding } from './finding.ts'
import { findingsOf, reportOf } from './planted.ts'

const brokenRules = (files: Record<string, string>) =>
  findingsOf(files).map(({ rule, path: file }) => `${rule} ${file}`)

const api = (name: string) => `apps/api/src/${name}`
const web = (name: string) => `apps/web/app/${name}`
const long = (lines: number) => 'export {}\n'.repeat(lines)

const violations: [rule: string, file: string, text: string][] = [
  ['banned-name', api('platform/http/utils.ts'), ''],
  ['banned-name', web('ui/date-helpers.ts'), ''],
  ['banned-name', api('platform/common/clock.ts'), ''],
  ['kebab-case', api('platform/clock/systemClock.ts'), ''],
  ['kebab-case', web('ui/Button.tsx'), ''],
  ['file-size', api('platform/http/server.ts'), long(301)],
  ['module-files', api('orders/service.ts'), ''],
  ['module-files', api('orders/use-cases/place.ts'), ''],
  ['module-files', api('orders/domain/order.ts'), ''],
  ['module-files', api('laundry/index.ts'), ''],
  ['module-files', api('server.ts'), ''],
  ['feature-files', web('features/orders/orders.tsx'), ''],
  ['feature-files', web('features/orders/api/place.ts'), ''],
  ['feature-files', web('hooks/use-order.ts'), ''],
  ['contract-stands-alone', 'packages/contract/src/orders/process.ts', `import { readFile } from 'node:fs'`],
  ['contract-stands-alone', 'packages/contract/src/money.ts', `import type { FC } from 'react'`],
  ['contract-stands-alone', 'packages/contract/src/ids.ts', `export * from '../../../apps/api/src/orders/index.ts'`],
  ['apps-stay-apart', web('platform/api/client.ts'), `import '../../../../api/src/orders/index.ts'`],
  ['apps-stay-apart', api('platform/http/page.ts'), `import type { Page } from '@washline/web'`],
  ['contract-by-name', api('platform/db/rows.ts'), `import '../../../../../packages/contract/src/ids.ts'`],
  ['module-doors', api('orders/routes.ts'), `import { charge } from '../payments/use-cases/charge-card.ts'`],
  ['module-doors', api('orders/use-cases/place-order.ts'), `import type { Card } from '../../payments/store.ts'`],
  ['module-doors', api('orders/index.ts'), `export { paymentsModule } from './module.ts'`],
  ['module-doors', api('demo/load-market.ts'), `const store = await import('../washers/store.ts')`],
  ['module-doors', api('main.ts'), `import { place } from './orders/use-cases/place-order.ts'`],
  ['platform-below', api('platform/http/order-page.ts'), `import type { Order } from '../../orders/index.ts'`],
  ['platform-below', api('platform/jobs/run.ts'), `import { app } from '../../app.ts'`],
  ['events-below', api('events/order-events.ts'), `import type { Tx } from '../platform/db/database.ts'`],
  ['module-directions', api('payments/use-cases/refund-order.ts'), `import { orderOf } from '../../orders/index.ts'`],
  ['module-directions', api('notifications/handlers.ts'), `export type { Order } from '../orders/index.ts'`],
  ['module-directions', api('notifications/routes.ts'), `import { cancel } from '../orders/index.ts'`],
  ['pure-rules', api('orders/rules.ts'), `import { now } from '../platform/clock/clock.ts'`],
  ['pure-rules', api('orders/rules/price-load.ts'), `import { randomUUID } from 'node:crypto'`],
  ['pure-rules', api('orders/rules/decide-cancel.ts'), `import type { Row } from '../store.ts'`],
  ['thin-routes', api('orders/routes.ts'), `import { saveOrder } from './store.ts'`],
  ['thin-routes', api('orders/routes.ts'), `import { saveOrder } from './store/order-changes.ts'`],
  ['thin-routes', api('orders/routes/placing.ts'), `import { saveOrder } from '../store.ts'`],
  ['thin-routes', api('console/settings/routes.ts'), `import { insertVersion } from './store/versions.ts'`],
  ['transactions-in-use-cases', api('orders/routes.ts'), 'export const place = (db) => db.transaction((tx) => tx)'],
  [
    'calls-without-schemas',
    web('features/bank/bank-form.tsx'),
    `import { saveBank } from '@washline/contract/payments/endpoints'\nexport const fields = saveBank.body`,
  ],
  ['product-imports', api('demo/load-market.ts'), `import { scene } from '../../../../models/scanner/scenes/scene.ts'`],
  ['product-imports', api('orders/store.ts'), `import { fake } from '../../testing/fakes/fake.ts'`],
  [
    'ui-without-domain',
    web('ui/order-chip.tsx'),
    `import type { OrderStatus } from '@washline/contract/orders/process'`,
  ],
  ['web-layers', web('ui/login-button.tsx'), `import { useSession } from '../platform/session/use-session.ts'`],
  ['web-layers', web('platform/session/guard.tsx'), `import { Form } from '../../features/identity/sign-in-form.tsx'`],
  ['web-layers', web('features/orders/order-screen.tsx'), `import home from '../../routes/home.tsx'`],
  ['web-layers', web('domain/order/order-query.ts'), `import { Chat } from '../../features/chat/chat-screen.tsx'`],
  [
    'web-layers',
    web('platform/session/read-user.ts'),
    `import { orderQuery } from '../../domain/order/order-query.ts'`,
  ],
  ['web-layers', web('ui/order-link.tsx'), `import { orderPath } from '../domain/order/order-path.ts'`],
  ['feature-files', web('domain/order-query.ts'), ''],
  ['features-apart', web('features/orders/order-screen.tsx'), `import { Chat } from '../chat/chat-screen.tsx'`],
  ['vendor-homes', api('payments/use-cases/authorize-card.ts'), `import Stripe from 'stripe'`],
  [
    'vendor-homes',
    web('features/orders/components/pay-field.tsx'),
    `import { Elements } from '@stripe/react-stripe-js'`,
  ],
  ['vendor-homes', api('scanning/use-cases/scan-photo.ts'), `import * as ort from 'onnxruntime-web/wasm'`],
  ['vendor-homes', web('routes/track.tsx'), `import Map from '@vis.gl/react-maplibre'`],
]

test.each(violations)('%s is found in %s', (rule, file, text) => {
  expect(brokenRules({ [file]: text })).toEqual([`${rule} ${file}`])
})

test('a query key that two parts of the web app declare is found in each after the first', () => {
  const key = `export const key = { queryKey: ['order', orderId] }`
  const files = { [web('domain/order/order-query.ts')]: key, [web('features/custody/use-custody.ts')]: key }
  expect(brokenRules(files)).toEqual([`one-query ${web('features/custody/use-custody.ts')}`])
})

test('an endpoint that two parts of the web app call is found in each after the first', () => {
  const call = (name: string) =>
    `import { ${name} } from '@washline/contract/orders/endpoints'\nexport const read = () => callApi(${name}, { params: { id } })`
  const files = {
    [web('domain/order/order-query.ts')]: call('getOrder'),
    [web('features/custody/use-custody.ts')]: call('getCustody'),
    [web('features/tracking/use-trip.ts')]: call('getOrder'),
  }
  expect(brokenRules(files)).toEqual([`one-query ${web('features/tracking/use-trip.ts')}`])
})

test('a ring of modules is found, whatever the directions say', () => {
  const findings = findingsOf({
    [api('orders/index.ts')]: `export type { Card } from '../payments/index.ts'`,
    [api('payments/index.ts')]: `export type { Entry } from '../ledger/index.ts'`,
    [api('ledger/index.ts')]: `export type { Order } from '../orders/index.ts'`,
  })
  const ring = findings.find(({ rule }) => rule === 'module-cycles')
  expect(ring?.wrong).toContain('ledger → orders → payments → ledger')
})

test('a tidy tree passes, tests may reach for builders, and only app.ts for module.ts', () => {
  const files = {
    'packages/contract/src/ids.ts': `import { z } from 'zod'`,
    [api('app.ts')]:
      `import { orders } from './orders/module.ts'\nimport { stripe } from './payments/stripe/stripe-card.ts'`,
    [api('orders/module.ts')]: `import { charge } from '../payments/index.ts'\nimport './routes.ts'`,
    [api('orders/routes.ts')]:
      `import { placeOrder } from './use-cases/place-order.ts'\nimport { ordersPage } from './queries/order-lists.ts'`,
    [api('orders/use-cases/place-order.ts')]:
      `import { decide } from '../rules.ts'\ndb.transaction((tx) => decide(tx))`,
    [api('orders/rules.ts')]: `import type { OrderId } from '@washline/contract/ids'`,
    [api('orders/place-order.db.test.ts')]: `import { aWasher } from '../washers/builders.ts'`,
    [api('ledger/rules.ts')]: `import { createHash } from 'node:crypto'\nimport type { z } from 'zod'`,
    [api('payments/card-gateway.ts')]: '',
    [api('payments/stripe/stripe-card.ts')]: `import Stripe from 'stripe'`,
    [api('console/money/queries.ts')]: `import { lateOrders } from '../../orders/index.ts'`,
    [web('routes/home.tsx')]:
      `import { Order } from '../features/orders/order-screen.tsx'\nimport type { Route } from './+types/home'`,
    [web('features/orders/order-screen.tsx')]: `import { Button } from '../../ui/button.tsx'`,
    [web('features/orders/use-order.ts')]:
      `import { api } from '../../platform/api/client.ts'\nimport { orderQuery } from '../../domain/order/order-query.ts'`,
  }
  expect(brokenRules(files)).toEqual([])
})

test('the tree of this project is really seen', () => {
  const project = path.resolve(import.meta.dirname, '..', '..')
  const { findings } = checkStructure(project, { 'packages/contract': 15, 'apps/api': 40, 'apps/web': 40 })
  expect(findings.filter(({ rule }) => rule === 'saw-too-little')).toEqual([])
})

test('a file above the size to think at is a warning', () => {
  const { findings, warnings } = reportOf({ [api('platform/http/server.ts')]: long(201) })
  expect(findings).toEqual([])
  expect(warnings.map(({ path: file }) => file)).toEqual([api('platform/http/server.ts')])
})

test('seeing too few files is a failure', () => {
  const { findings } = reportOf({ [api('app.ts')]: `import './main.ts'` }, { 'apps/api': 2 })
  expect(findings.map(({ rule }) => rule)).toEqual(['saw-too-little'])
})

test('a message names what is wrong, where it belongs and why', () => {
  const [finding] = findingsOf({ [api('orders/routes.ts')]: `\nimport { saveOrder } from './store.ts'` })
  expect(finding && printFinding(finding)).toMatch(
    /^apps\/api\/src\/orders\/routes\.ts:2 {2}\[thin-routes\]\n {2}a route imports a store.*\n {2}Instead: .*\n {2}Why: .*\n$/,
  )
})
