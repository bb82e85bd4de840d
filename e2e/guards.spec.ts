import { expect } from '@playwright/test'
import { type RouteGroup, routeTable } from '../apps/web/app/route-table.ts'
import { makeOperator } from './make-operator.ts'
import { test } from './people.ts'

type Landing = 'stays' | '/' | '/home-screen' | '/ops'

interface Row {
  /** As the route table has it. */
  readonly route: string
  /** What to open, where the route alone is not enough. */
  readonly path?: string
  readonly guest: Landing
  readonly customer: Landing
  readonly washer: Landing
  readonly operator: Landing
}

type Landings = Omit<Row, 'route' | 'path'>
const row =
  (landings: Landings) =>
  (route: string): Row => ({ route, ...landings })

const forAll = row({ guest: 'stays', customer: 'stays', washer: 'stays', operator: 'stays' })
const signedIn = row({ guest: '/', customer: 'stays', washer: 'stays', operator: 'stays' })
const customers = row({ guest: '/', customer: 'stays', washer: '/home-screen', operator: 'stays' })
const washers = row({ guest: '/', customer: '/home-screen', washer: 'stays', operator: '/ops' })
const operators = row({ guest: '/', customer: '/home-screen', washer: '/home-screen', operator: 'stays' })

const explaining = ['/safety-terms', '/how-matching-works', '/how-claims-work']
const publicRoutes = ['/', '/how-it-works', '/washers', '/become-washer', ...explaining]
const table: readonly Row[] = [
  ...[...publicRoutes, '/terms', '/privacy'].map(forAll),
  ...[
    '/washers/:id',
    '/reset-password',
    '/setup',
    '/confirm-email',
    '/undo-change',
    '/unsubscribe',
    '/oauth/authorize',
    '/o/:token',
    '/t/:code',
    '/demo',
  ].map(forAll),
  ...['/onboarding', '/notification', '/notification/settings', '/order-history'].map(signedIn),
  ...[
    '/dashboard',
    '/account',
    '/account/security',
    '/account/tokens',
    '/account/data',
    '/account/preferences',
    '/account/safety',
    '/account/webhooks',
    '/approvals',
    '/tags',
    '/wallet',
  ].map(signedIn),
  ...['/pickup-in-progress', '/laundry-in-progress', '/order-completed', '/receipt', '/chat'].map(signedIn),
  ...['/claims', '/claims/new', '/claims/:id', '/complaints'].map(signedIn),
  ...['/approvals/:id', '/account/tokens/:id/mandate'].map(signedIn),
  { ...signedIn('/home-screen'), operator: '/ops' },
  operators('/ops'),
  operators('/ops/webhooks'),
  ...[
    '/ratings',
    '/takeover',
    '/earnings',
    '/earnings/bank-account',
    '/provider/verification',
    '/provider/training',
    '/provider/offers',
    '/provider/hours',
  ].map(washers),
  { ...washers('/earnings/statement'), path: '/earnings/statement?month=2026-10' },
  ...['/order/scan', '/scan', '/price-estimation', '/laundry-load'].map(customers),
  ...['/pickup-location', '/order-confirm', '/looking-for-provider', '/schedule'].map(customers),
]

/** The other languages of the public pages stand under their own prefix; one of them speaks for all. */
const german = [...publicRoutes, '/terms', '/privacy'].map((path) => forAll(path === '/' ? '/de' : `/de${path}`))
const otherLanguages = /^\/(?:es|fr|zh|ja)(?:\/|$)/
const rows = [...table, ...german]

test('every route has a row here', () => {
  const routes = Object.values(routeTable).flatMap((group) => group.map(([route]) => route))
  const held = new Set(rows.map(({ route }) => route))
  expect(routes.filter((route) => !held.has(route) && !otherLanguages.test(route))).toEqual([])
  expect([...held].filter((route) => !routes.includes(route))).toEqual([])
})

const landingsOf: Readonly<Record<RouteGroup, Row>> = {
  everyone: forAll(''),
  signedIn: signedIn(''),
  washersOnly: washers(''),
  customersOnly: customers(''),
  operatorsOnly: operators(''),
}
const roles = ['guest', 'customer', 'washer', 'operator'] as const
const landings = (one: Row) => roles.map((who) => one[who]).join(' ')

test('every route stands in the group that its row expects', () => {
  const groups = Object.entries(routeTable).map(([group, routes]) => ({
    landings: landings(landingsOf[group as RouteGroup]),
    routes: routes.map(([route]): string => route),
  }))
  for (const one of rows.filter(({ route }) => route !== '/home-screen')) {
    const group = groups.find(({ routes }) => routes.includes(one.route))
    expect.soft(landings(one), one.route).toBe(group?.landings)
  }
})

/** Where one is turned away, and one route of each kind where one stays: the walk of all screens opens the others. */
const opened = (who: (typeof roles)[number]): readonly Row[] => {
  const kinds = new Set<string>()
  return rows.filter((one) => {
    const kind = landings(one)
    const isFirst = !kinds.has(kind)
    kinds.add(kind)
    return isFirst || one[who] !== 'stays'
  })
}

for (const who of roles)
  test(`every path leads where it should: ${who}`, async ({ open, customer, washer, marketUrl, faults }) => {
    // The Washer and the month that the paths name do not exist for everyone.
    faults.allow(/404 \(Not Found\) .*\/api\//)
    const page = await {
      guest: () => open(),
      customer: async () => customer.page,
      washer: async () => washer.page,
      operator: async () => open(await makeOperator(marketUrl, 'Odile Operator')),
    }[who]()
    for (const one of opened(who)) {
      const path = one.path ?? one.route.replace(/:(id|token)/, '1')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading').first(), `${path} shows a screen`).toBeVisible()
      const target = one[who] === 'stays' ? new URL(path, 'http://here').pathname : one[who]
      await expect.soft(page, path).toHaveURL((url) => url.pathname === target)
      await expect.soft(page.getByText('There is no page at this address.'), path).toHaveCount(0)
    }
  })

test('shows an error and a way back on an order screen without an order', async ({ customer }) => {
  const { page } = customer
  for (const path of ['/looking-for-provider', '/pickup-in-progress', '/laundry-in-progress', '/order-completed']) {
    await page.goto(path)
    await expect.soft(page.getByText('Failed to fetch order. Please try again.'), path).toBeVisible()
  }
})
