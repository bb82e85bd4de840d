import { getConsoleOrder, listConsoleOrders } from '@washline/contract/console/endpoints'
import { getConsoleLive, getConsoleLiveMap, type LiveOrder, type Risk } from '@washline/contract/console/live'
import { getConsoleOrderTimeline } from '@washline/contract/console/timelines'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toOrderId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { openStatuses } from '@washline/contract/orders/process'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aLiveBoard } from '../../../platform/testing/a-live-board.ts'
import { answer, answerBy, refuse } from '../../../platform/testing/answer.ts'
import { network } from '../../../platform/testing/network.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const proven = answer(getSecondFactor, {
  success: true,
  data: { since: minutesAgo(9_000), recovery_codes_left: 10, proven: true },
})
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/ops', { user: anOperator(), handlers: [proven, ...handlers] })

const order = (id: number, status: LiveOrder['status'], risk: Risk, chance: number | null): LiveOrder => ({
  id: toOrderId(id),
  status,
  customer: { id: toUserId(1), name: 'Mei Tan' },
  washer: null,
  agreed_minor: minor(2_200),
  since: minutesAgo(30),
  due_at: minutesAgo(-60),
  risk,
  chance,
  place: null,
  washer_place: null,
  search: null,
})
const counts = {
  stages: openStatuses.map((status) => ({ status, orders: status === 'pending' ? 312 : 1 })),
  overdue: 1,
  at_risk: 41,
  unfilled: { searching: 312, without_offer: 9, since: minutesAgo(12) },
}

it('counts all live orders, and lists those first that will likely be late', async () => {
  open(
    answer(
      getConsoleLive,
      aLiveBoard({
        counts,
        orders: [
          order(100_499, 'in_progress', 'overdue', 0.3),
          order(100_498, 'in_progress', 'tight', 0.8),
          order(100_500, 'pending', 'none', null),
        ],
      }),
    ),
  )
  const now = page.getByRole('region', { name: 'Right now' })
  await expect
    .poll(() => now.element().textContent)
    .toMatch(/Searching312Longest wait12m \d+sWithout an open offer9At risk41Overdue1/)
  const late = page.getByRole('region', { name: 'Likely late' })
  await expect.element(late.getByRole('heading')).toHaveTextContent('Likely late41')
  await expect.element(late.getByRole('link', { name: /WL-100498.*80% likely late/ })).toBeVisible()
  expect(late.getByRole('listitem').elements()).toHaveLength(1)
  await expect
    .element(page.getByRole('region', { name: 'Act now' }).getByRole('link', { name: /WL-100499/ }))
    .toBeVisible()
  const pending = page.getByRole('region', { name: 'Pending' })
  await expect.element(pending.getByRole('heading')).toHaveTextContent('Pending312')
  await expect.element(pending.getByText('The most urgent one is shown.')).toBeVisible()
})

it('shows the last decisions of dispatch with the answers of the Washers', async () => {
  open(
    answer(
      getConsoleLive,
      aLiveBoard({
        decisions: [
          {
            mode: 'wave',
            at: minutesAgo(2),
            orders: [
              {
                id: 100_500,
                reach_m: 2_400,
                radius_km: 3,
                asked: [
                  { id: 2, name: 'Noor', outcome: 'skipped' },
                  { id: 3, name: 'Siti', outcome: 'expired' },
                  { id: 4, name: 'Dara', outcome: 'accepted' },
                ],
              },
            ],
          },
          {
            mode: 'batch',
            at: minutesAgo(3),
            orders: [
              { id: 100_501, reach_m: 1_500, radius_km: null, asked: [{ id: 5, name: 'Lin', outcome: 'open' }] },
            ],
          },
        ],
      }),
    ),
  )
  const entries = page.getByRole('list', { name: 'Last decisions' }).getByRole('listitem')
  await expect
    .poll(() => entries.nth(1).element().textContent)
    .toMatch(/^Batch3 .*WL-100501 1 Washer asked, the farthest 1\.5 km away: Lin/)
  const entry = entries.first()
  await expect
    .poll(() => entry.element().textContent)
    .toMatch(
      /^Wave2 .*WL-100500 3 Washers asked within 3\.0 km, the farthest 2\.4 km away: Noor \(Skipped\), Siti \(Not answered\), Dara \(Accepted\)$/,
    )
  await expect
    .element(entry.getByRole('link', { name: 'WL-100500' }))
    .toHaveAttribute('href', '/ops?tab=orders&id=100500')
})

it('shows an empty market without a map until it is asked for', async () => {
  open()
  await expect.element(page.getByText('No one has been asked yet.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByRole('region', { name: 'Live map' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Likely late' })).not.toBeInTheDocument()
})

it('shows every live order on a map with a legend, and opens the one that is chosen', async () => {
  const app = open(
    answer(getConsoleLiveMap, {
      success: true,
      data: {
        orders: [[toOrderId(100_499), 1_574, 50_856, 3, 3]],
        carriers: [],
        free: [[12, 1_584, 50_866]],
        total: 12_000,
      },
    }),
    answer(listConsoleOrders, { success: true, data: { orders: [], next_cursor: null } }),
    refuse(getConsoleOrder, { status: 404, message: 'Not found.' }),
    refuse(getConsoleOrderTimeline, { status: 404, message: 'Not found.' }),
  )
  await page.getByRole('button', { name: 'Map' }).click()
  const map = page.getByRole('region', { name: 'Live map' })
  const legend = map.getByRole('list', { name: 'Legend' })
  for (const name of ['Overdue', 'Late or tight', 'Searching', 'In progress', 'Washer with an order', 'Free Washer'])
    await expect.element(legend.getByText(name, { exact: true })).toBeVisible()
  await expect.element(map.getByText('1 of 12000 live orders are on the map.')).toBeVisible()
  const marks = map.getByRole('img', { name: '1 order, 12 free Washers. The list shows the most urgent ones.' })
  await expect.element(marks).toBeInTheDocument()
  // The map opens where both places are in sight, the order's at the lower left.
  const canvas = marks.element().getBoundingClientRect()
  const reach = Math.min(canvas.width, canvas.height) / 2 - 72
  const position = { x: canvas.width / 2 - reach, y: canvas.height / 2 + reach }
  await map.getByRole('region', { name: 'Map of the live orders' }).click({ position, force: true })
  await expect.poll(app.path).toBe('/ops?tab=orders&id=100499')
})

it('lists the orders of one place, from which one is opened', async () => {
  open(
    answer(getConsoleLiveMap, {
      success: true,
      data: {
        orders: [
          [toOrderId(100_498), 1_574, 50_856, 0, 0],
          [toOrderId(100_499), 1_574, 50_856, 0, 0],
        ],
        carriers: [],
        free: [],
        total: 2,
      },
    }),
  )
  await page.getByRole('button', { name: 'Map' }).click()
  const map = page.getByRole('region', { name: 'Live map' })
  await expect.element(map.getByRole('img', { name: /^2 orders, 0 free Washers/ })).toBeInTheDocument()
  await map.getByRole('region', { name: 'Map of the live orders' }).click({ force: true })
  const here = map.getByRole('region', { name: 'Orders here' })
  await expect
    .element(here.getByRole('link', { name: 'WL-100499' }))
    .toHaveAttribute('href', '/ops?tab=orders&id=100499')
  expect(here.getByRole('link').elements()).toHaveLength(2)
})

it('shows when the map cannot be read, and asks again', async () => {
  let reads = 0
  open(
    refuse(getConsoleLiveMap, { status: 403, message: 'Later.' }),
    answerBy(getConsoleLive, () => {
      reads += 1
      return aLiveBoard()
    }),
  )
  // A join reads everything again: after that only the button does.
  await expect.poll(() => reads).toBe(2)
  await page.getByRole('button', { name: 'Map' }).click()
  await expect.element(page.getByText('Later.')).toBeVisible()
  network.use(answer(getConsoleLiveMap, { success: true, data: { orders: [], carriers: [], free: [], total: 0 } }))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('list', { name: 'Legend' })).toBeVisible()
})
