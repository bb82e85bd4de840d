import type { FieldValues } from './made-answer.ts'

/** The state cannot occur, and why. */
export interface Never {
  readonly never: string
}

/** What one screen shows while it has not everything, or has too much. */
export interface ScreenStates {
  /** Of the route table. */
  readonly path: string
  readonly who: 'guest' | 'customer' | 'washer' | 'operator'
  /** Where the path has parameters or needs a query. */
  readonly address?: string
  /** Values of the answers, where the screen exists for some of them only. */
  readonly values?: FieldValues
  /** Before anything is answered: its outline, announced. */
  readonly loading: 'outline' | Never
  /** The server fails: a message, and a button that asks again, or that loads the page anew. */
  readonly error: 'retry' | 'reload' | Never
  /** No network: `cached` shows cached data, `message` only that it is unavailable. */
  readonly offline: 'cached' | 'message' | Never
  /** The text where there is nothing yet. */
  readonly empty: string | Never
  /** Long names and texts, large amounts, full lists: nothing stands out to the side at 320 px. */
  readonly long: 'fits' | Never
}

const asksNothing: Never = { never: 'the page is written when it is built and asks the server nothing' }
const form: Never = { never: 'the form is there at once; the server is asked by its button' }
const oneThing: Never = { never: 'it is about one thing, which is there or not found' }
const fixedText: Never = { never: 'every text on it is our own' }

const written = {
  loading: asksNothing,
  error: asksNothing,
  offline: asksNothing,
  empty: asksNothing,
  long: asksNothing,
}
const asked = { loading: 'outline', error: 'retry', offline: 'cached', long: 'fits' } as const
const formOnly = { loading: form, error: form, offline: form, empty: form, long: fixedText }

const publicScreens: readonly ScreenStates[] = (
  [
    '/',
    '/how-it-works',
    '/become-washer',
    '/safety-terms',
    '/how-matching-works',
    '/how-claims-work',
    '/terms',
    '/privacy',
  ] as const
).map((path) => ({ path, who: 'guest', ...written }))

const ofOrder = (path: string, who: 'customer' | 'washer', status: string, values: FieldValues = {}): ScreenStates => ({
  path,
  who,
  address: `${path}?order=100482`,
  values: { status, ...values },
  ...asked,
  empty: oneThing,
})

const console = (tab: string, empty: string | Never): ScreenStates => ({
  path: '/ops',
  who: 'operator',
  address: `/ops?tab=${tab}`,
  values: { proven: true },
  ...asked,
  empty,
})

/** Every route with its states. A screen that differs by person has a row for each. */
export const screenStates: readonly ScreenStates[] = [
  ...publicScreens,
  {
    path: '/washers',
    who: 'guest',
    address: '/washers?latitude=3.1&longitude=101.7',
    ...asked,
    empty: 'No Washers near here yet',
  },
  { path: '/washers/:id', who: 'guest', address: '/washers/100050', ...asked, empty: 'No ratings yet' },
  { path: '/o/:token', who: 'guest', address: '/o/a-token', ...asked, empty: oneThing },
  { path: '/t/:code', who: 'guest', address: '/t/000000000000', ...asked, empty: oneThing },
  { path: '/reset-password', who: 'guest', address: '/reset-password?token=a', ...formOnly },
  { path: '/setup', who: 'guest', address: '/setup#a-token', ...formOnly },
  { path: '/confirm-email', who: 'guest', address: '/confirm-email?token=a', ...formOnly },
  { path: '/undo-change', who: 'guest', address: '/undo-change?token=a', ...formOnly },
  { path: '/oauth/authorize', who: 'guest', ...formOnly },
  { path: '/unsubscribe', who: 'guest', address: '/unsubscribe?token=a', ...formOnly },
  {
    path: '/demo',
    who: 'guest',
    loading: { never: 'a market that is no demo has no such page' },
    error: { never: 'a market that is no demo has no such page' },
    offline: { never: 'a market that is no demo has no such page' },
    empty: oneThing,
    long: fixedText,
  },

  { path: '/onboarding', who: 'customer', ...written },
  {
    path: '/home-screen',
    who: 'customer',
    ...asked,
    loading: { never: 'the way to order is there at once; running orders come in above it' },
    empty: 'Ready to start your order?',
  },
  { path: '/home-screen', who: 'washer', ...asked, empty: 'No incoming requests at the moment' },
  { path: '/notification', who: 'customer', ...asked, empty: 'No new notifications' },
  { path: '/notification/settings', who: 'customer', ...asked, empty: oneThing },
  { path: '/order-history', who: 'customer', ...asked, empty: 'No orders found.' },
  { path: '/order-history', who: 'washer', ...asked, empty: 'No orders found.' },
  { path: '/dashboard', who: 'customer', ...asked, empty: 'No order in progress.' },
  { path: '/dashboard', who: 'washer', ...asked, empty: 'No items to adjust' },
  { path: '/account', who: 'customer', ...asked, empty: oneThing },
  { path: '/account', who: 'washer', ...asked, empty: oneThing },
  { path: '/account/security', who: 'customer', ...asked, empty: oneThing },
  { path: '/account/tokens', who: 'customer', ...asked, empty: 'No program has access to your account.' },
  { path: '/account/webhooks', who: 'customer', ...asked, empty: 'No webhooks yet.' },
  {
    path: '/ops/webhooks',
    who: 'operator',
    values: { proven: true },
    ...asked,
    empty: 'No webhooks yet.',
  },
  { path: '/account/data', who: 'customer', ...asked, empty: 'Our team has not viewed your data.' },
  { path: '/account/preferences', who: 'customer', ...asked, empty: oneThing },
  { path: '/account/safety', who: 'customer', ...asked, empty: 'You have not blocked anyone.' },
  { path: '/approvals', who: 'customer', ...asked, empty: 'Nothing is waiting for your approval.' },
  { path: '/approvals/:id', who: 'customer', address: '/approvals/100482', ...asked, empty: oneThing },
  {
    path: '/account/tokens/:id/mandate',
    who: 'customer',
    address: '/account/tokens/100482/mandate',
    ...asked,
    empty: oneThing,
  },
  { path: '/tags', who: 'washer', ...asked, empty: 'You have no tags yet.' },
  { path: '/wallet', who: 'customer', ...asked, empty: 'No transactions yet.' },
  ofOrder('/pickup-in-progress', 'customer', 'accepted'),
  ofOrder('/pickup-in-progress', 'washer', 'accepted'),
  ofOrder('/laundry-in-progress', 'customer', 'in_progress'),
  ofOrder('/laundry-in-progress', 'washer', 'in_progress'),
  ofOrder('/order-completed', 'customer', 'delivered'),
  ofOrder('/order-completed', 'washer', 'completed'),
  ofOrder('/receipt', 'customer', 'completed', { side: 'customer' }),
  ofOrder('/receipt', 'washer', 'completed', { side: 'washer' }),
  { path: '/claims', who: 'customer', ...asked, empty: 'You have no claims.' },
  ofOrder('/claims/new', 'customer', 'completed'),
  { path: '/complaints', who: 'customer', address: '/complaints?order=100482', ...asked, empty: oneThing },
  { path: '/complaints', who: 'washer', ...asked, empty: 'No one has complained about your washes.' },
  {
    path: '/claims/:id',
    who: 'customer',
    address: '/claims/100482',
    values: { role: 'customer' },
    ...asked,
    empty: oneThing,
  },
  {
    path: '/claims/:id',
    who: 'washer',
    address: '/claims/100482',
    values: { role: 'washer' },
    ...asked,
    empty: oneThing,
  },
  { ...ofOrder('/chat', 'customer', 'accepted'), error: 'reload', empty: 'No messages yet. Say hello!' },

  { path: '/ratings', who: 'washer', ...asked, empty: 'No reviews yet' },
  { path: '/takeover', who: 'washer', address: '/takeover?order=100482', ...asked, empty: oneThing },
  { path: '/earnings', who: 'washer', ...asked, empty: 'No earnings yet' },
  {
    path: '/earnings/statement',
    who: 'washer',
    address: '/earnings/statement?month=2026-11',
    ...asked,
    empty: { never: 'a month without movement is a statement of zeros' },
  },
  { path: '/earnings/bank-account', who: 'washer', ...formOnly },
  { path: '/provider/verification', who: 'washer', ...asked, empty: oneThing },
  { path: '/provider/offers', who: 'washer', ...asked, empty: 'Nothing in the last 30 days.' },
  {
    path: '/provider/hours',
    who: 'washer',
    ...asked,
    empty: { never: 'the form of the hours is there at once' },
  },
  { path: '/provider/training', who: 'washer', ...asked, empty: oneThing },

  { path: '/order/scan', who: 'customer', ...written },
  { path: '/scan', who: 'customer', ...written },
  ofOrder('/price-estimation', 'customer', 'draft'),
  ofOrder('/laundry-load', 'customer', 'draft'),
  ofOrder('/pickup-location', 'customer', 'draft'),
  ofOrder('/order-confirm', 'customer', 'draft'),
  ofOrder('/looking-for-provider', 'customer', 'pending'),
  {
    path: '/schedule',
    who: 'customer',
    ...asked,
    empty: 'No pickups booked. Choose a time when you confirm an order.',
  },

  console('live', 'No one has been asked yet.'),
  console('claims', 'There are no open claims.'),
  console('claims&id=100482', oneThing),
  console('verification', 'There are no open verifications.'),
  console('verification&id=100482', oneThing),
  console('orders', 'No orders match your search.'),
  console('orders&id=100482', oneThing),
  console('people', 'No people match your search.'),
  console('people&id=100482', oneThing),
  console('quality', 'No Washer is flagged or suspended.'),
  console('reports', 'Nothing has been reported.'),
  console('books', 'No money has moved yet.'),
  console('alerts', 'There are no open alerts.'),
  console('audit', 'Nothing of this kind is recorded.'),
  console('catalogue', oneThing),
  console('settings', oneThing),
  console('zones', 'No one is waiting.'),
]
