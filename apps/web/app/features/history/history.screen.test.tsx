import { toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { userChannel } from '@washline/contract/notifications/realtime'
import { getOrder } from '@washline/contract/orders/endpoints'
import { listOrders, listWasherOrders } from '@washline/contract/orders/list-endpoints'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { getOrderRating } from '@washline/contract/ratings/endpoints'
import { listFavourites } from '@washline/contract/relationships/endpoints'
import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import { anOrder } from '../../platform/testing/an-order.ts'
import { anOrderCard } from '../../platform/testing/an-order-card.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { hasJoined } from '../../platform/testing/live.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const listed = (data: OrderSummary[], next_cursor: string | null = null) => ({
  success: true as const,
  data,
  next_cursor,
})
const queryOf = (request: Request) => new URL(request.url).searchParams

it('shows each order with its status, number, items, value and Washer, and links to the screen of its status', async () => {
  renderRoute('/order-history', {
    user: aCustomer(),
    handlers: [
      answer(
        listOrders,
        listed([
          anOrderCard(),
          anOrderCard({ id: toOrderId(100_460), item_count: 1, status: 'draft', provider: null }),
          anOrderCard({
            id: toOrderId(100_461),
            status: 'draft',
            provider: null,
            booked_until: '2026-11-27T10:00:00.000Z',
          }),
        ]),
      ),
    ],
  })
  const booked = page.getByRole('listitem').filter({ hasText: 'WL-100461' })
  await expect.element(booked.getByText('Booked', { exact: true })).toBeVisible()
  await expect.element(booked.getByRole('link', { name: /WL-100461/ })).toHaveAttribute('href', '/schedule')
  await expect.element(booked.getByRole('button')).not.toBeInTheDocument()
  const first = page.getByRole('link', { name: /WL-100482/ })
  for (const text of [
    'In Progress',
    /^Nov \d+, /,
    priced('$37.00'),
    '13 items',
    'NR',
    'Noor’s Wash Room',
    'Noor Wahid',
  ])
    await expect.element(first.getByText(text)).toBeVisible()
  const draft = page.getByRole('link', { name: /WL-100460/ })
  await expect.element(draft.getByText('1 item', { exact: true })).toBeVisible()
  await expect.element(draft).toHaveAttribute('href', '/price-estimation?order=100460')
  await expect.element(first).toHaveAttribute('href', '/laundry-in-progress?order=100482')
})

it('shows what each order has cost, by card and by wallet, and what an unpaid one would', async () => {
  const paid = (card: number, wallet: number, refunded = 0) => ({
    card_minor: minor(card),
    wallet_minor: minor(wallet),
    refunded_minor: minor(refunded),
  })
  const costs = [
    [
      'completed',
      paid(3_000, 1_270),
      ['Paid', priced('$42.70'), priced('Card $30.00 · Wallet $12.70'), priced('Estimate $37.00')],
    ],
    ['completed', paid(4_270, 0, 600), ['Paid', priced('$42.70'), priced('$6.00 refunded'), priced('Estimate $37.00')]],
    [
      'accepted',
      paid(3_000, 1_270),
      ['Authorized', priced('$42.70'), priced('Card $30.00 · Wallet $12.70'), priced('Estimate $37.00')],
    ],
    ['cancelled', paid(300, 0), ['Late cancellation', priced('$3.00')]],
    ['cancelled', paid(0, 0), ['Not charged', priced('$0.00')]],
    ['draft', null, ['Estimate', priced('$37.00')]],
  ] as const
  renderRoute('/order-history', {
    user: aCustomer(),
    handlers: [
      answer(
        listOrders,
        listed(costs.map(([status, given], n) => anOrderCard({ id: toOrderId(100_001 + n), status, paid: given }))),
      ),
    ],
  })
  for (const [n, [, , texts]] of costs.entries())
    for (const text of texts)
      await expect.element(page.getByRole('listitem').nth(n).getByText(text, { exact: true })).toBeVisible()
  for (const gone of [priced('Estimate $37.00'), priced('Card $3.00')])
    expect(page.getByRole('listitem').nth(3).getByText(gone).query()).toBeNull()
})

it('does not link a cancelled order', async () => {
  renderRoute('/order-history', {
    user: aCustomer(),
    handlers: [answer(listOrders, listed([anOrderCard({ status: 'cancelled', provider: null })]))],
  })
  await expect.element(page.getByText('WL-100482').first()).toBeVisible()
  expect(page.getByRole('link', { name: /WL-100482/ }).query()).toBeNull()
})

it('links a finished order to its receipt and the report of a problem, and offers its Washer as a favourite', async () => {
  const finished = anOrderCard({ id: toOrderId(100_470), status: 'completed', delivered_at: new Date().toISOString() })
  renderRoute('/order-history', {
    user: aCustomer(),
    handlers: [
      answer(listOrders, listed([finished, anOrderCard()])),
      answer(listFavourites, { success: true, data: [] }),
    ],
  })
  const [done, running] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
  await expect.element(done.getByRole('button', { name: 'Favorite: Noor’s Wash Room' })).toBeVisible()
  await expect
    .element(done.getByRole('link', { name: 'Receipt WL-100470' }))
    .toHaveAttribute('href', '/receipt?order=100470')
  await expect
    .element(done.getByRole('link', { name: /^Report a problem until .* WL-100470$/ }))
    .toHaveAttribute('href', '/claims/new?order=100470')
  expect(running.getByRole('link').elements()).toHaveLength(1)
  expect(running.getByRole('button').elements()).toEqual([])
})

it('has the place of the stars of an order that was just confirmed before they are there', async () => {
  const finished = anOrderCard({ id: toOrderId(100_470), status: 'completed' })
  const rating = Promise.withResolvers<null>()
  renderRoute('/order-history', {
    user: aCustomer(),
    state: { completed: finished.id },
    handlers: [
      answer(listOrders, listed([finished])),
      answerBy(getOrderRating, async () => ({ success: true, data: await rating.promise })),
    ],
  })
  const receipt = page.getByRole('link', { name: 'Receipt WL-100470' })
  await expect.element(receipt).toBeVisible()
  const stars = page.getByRole('link', { name: '5 of 5' })
  const heightOf = (link: Locator) => link.element().getBoundingClientRect().top
  const before = heightOf(receipt)
  expect(stars.query()).toBeNull()
  rating.resolve(null)
  await expect.element(stars).toBeVisible()
  expect(heightOf(receipt)).toBe(before)
})

it('filters by status on the server, Delivered included', async () => {
  const asked: (string | null)[] = []
  const byStatus = answerBy(listOrders, ({ request }) => {
    const status = queryOf(request).get('status')
    asked.push(status)
    return listed(status === 'delivered' ? [anOrderCard({ id: toOrderId(100_300), status: 'delivered' })] : [])
  })
  renderRoute('/order-history', { user: aCustomer(), handlers: [byStatus] })
  await expect.element(page.getByText('No orders found.')).toBeVisible()
  const filter = page.getByRole('combobox', { name: 'Filter by status' })
  expect([...(filter.element() as HTMLSelectElement).options].map((option) => option.text)).toEqual([
    'All',
    'Draft',
    'Pending',
    'Accepted',
    'Picked Up',
    'In Progress',
    'Delivered',
    'Completed',
    'Cancelled',
  ])
  await userEvent.selectOptions(filter, 'Delivered')
  await expect
    .element(page.getByRole('link', { name: /WL-100300/ }))
    .toHaveAttribute('href', '/order-completed?order=100300')
  expect(asked).toContain('delivered')
})

it('searches on the server for what is typed, and stores it in the address', async () => {
  const bySearch = answerBy(listOrders, ({ request }) =>
    listed(queryOf(request).get('search') === 'mei_' ? [anOrderCard({ id: toOrderId(100_300) })] : [anOrderCard()]),
  )
  renderRoute('/order-history?search=other', { user: aCustomer(), handlers: [bySearch] })
  const search = page.getByRole('searchbox', { name: 'Search orders' })
  await expect.element(search).toHaveValue('other')
  await expect.element(page.getByText('WL-100482').first()).toBeVisible()
  await search.clear()
  await userEvent.type(search, ' mei_ ')
  await expect.element(search).toHaveFocus()
  await expect.element(page.getByText('WL-100300')).toBeVisible()
  await expect.element(page.getByText('WL-100482')).not.toBeInTheDocument()
})

it('lists a Washer’s assigned orders with the customer’s name', async () => {
  renderRoute('/order-history', { user: aWasher(), handlers: [answer(listWasherOrders, listed([anOrderCard()]))] })
  await expect.element(page.getByRole('link', { name: /WL-100482/ }).getByText('Mei Tan')).toBeVisible()
})

it('reads the next page by its cursor', async () => {
  const pages = answerBy(listOrders, ({ request }) =>
    queryOf(request).get('cursor') === 'after-1'
      ? listed([anOrderCard({ id: toOrderId(100_001) })])
      : listed([anOrderCard()], 'after-1'),
  )
  renderRoute('/order-history', { user: aCustomer(), handlers: [pages] })
  await expect.element(page.getByRole('link', { name: /WL-100001/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /WL-100482/ })).toBeVisible()
  expect(page.getByRole('button', { name: 'Show older orders' }).query()).toBeNull()
})

it('shows an error when the list cannot be read, and retries', async () => {
  renderRoute('/order-history', {
    user: aCustomer(),
    handlers: [refuse(listOrders, { status: 403, message: 'You cannot do this.' })],
  })
  await expect.element(page.getByRole('alert').getByText('You cannot do this.')).toBeVisible()
  await hasJoined(userChannel(aCustomer().id))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  network.use(answer(listOrders, listed([anOrderCard()])))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('link', { name: /WL-100482/ })).toBeVisible()
})

it('reads the list once when it is opened, also while the channel of the person is joined', async () => {
  let reads = 0
  const list = answerBy(listOrders, () => {
    reads += 1
    return listed([anOrderCard()])
  })
  renderRoute('/order-history', { user: aCustomer(), handlers: [list] })
  await expect.element(page.getByRole('link', { name: /WL-100482/ })).toBeVisible()
  await hasJoined(userChannel(aCustomer().id))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(reads).toBe(1)
})

it('names a photo of the ticket beside the list that this device does not have', async () => {
  await page.viewport(1280, 800)
  const card = anOrderCard()
  renderRoute('/order-history', {
    user: aCustomer(),
    handlers: [
      answer(listOrders, listed([card])),
      answer(getOrder, { success: true, data: anOrder({ id: card.id, scanned_image_url: '/api/media/missing.jpg' }) }),
    ],
  })
  await expect.element(page.getByText('This photo cannot be shown right now.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'The scanned photo' })).not.toBeInTheDocument()
  await page.viewport(390, 844)
})
