import { QueryClientProvider } from '@tanstack/react-query'
import { toOrderId, toReportId, toUserId } from '@washline/contract/ids'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { blockPerson, getRelationship, listBlocks, unblockPerson } from '@washline/contract/relationships/endpoints'
import { listReports, reportProblem } from '@washline/contract/safety/endpoints'
import type { Report } from '@washline/contract/safety/schemas'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import { signIn } from '../../platform/session/session.ts'
import { anOrderCard } from '../../platform/testing/an-order-card.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { render, renderRoute } from '../../platform/testing/render-route.tsx'
import { PersonSafety } from './components/person-safety.tsx'

const aReport: Report = {
  id: toReportId(1),
  about: 'order',
  order_id: toOrderId(100_482),
  person: { name: 'Noor’s Wash Room' },
  kind: 'theft',
  text: 'A sock has not come back.',
  created_at: '2026-11-20T04:00:00.000Z',
  state: 'closed',
  outcome: 'acted',
  note: 'We have spoken to them.',
  closed_at: '2026-11-20T08:00:00.000Z',
}
const noor = { id: 100_002, name: 'Noor’s Wash Room', photo_url: null, since: '2026-11-19T04:00:00.000Z' }
const relationship = {
  id: 100_002,
  is_favourite: false,
  can_be_favourite: true,
  is_blocked: false,
  running_orders: 1,
}

const openSheet = async (...handlers: RequestHandler[]) => {
  signIn('test-token', aCustomer())
  network.use(...handlers, answer(getRelationship, { success: true, data: relationship }))
  render(
    <QueryClientProvider client={queryClient}>
      <PersonSafety id={toUserId(100_002)} name="Noor’s Wash Room" about="order" orderId={toOrderId(100_482)} />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Safety' }).click()
}
const sheet = page.getByRole('dialog')

it('reports a problem, and shows emergency numbers where somebody is in danger', async () => {
  const bodies: unknown[] = []
  await openSheet(
    answerBy(reportProblem, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: aReport }
    }),
  )
  await sheet.getByRole('button', { name: 'Report a problem' }).click()
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await expect.element(sheet.getByText('Please choose a topic.')).toBeVisible()
  await expect.element(sheet.getByText('Please describe what happened in one sentence.')).toBeVisible()
  const call = sheet.getByText(/call your local emergency services now/)
  await sheet.getByLabelText('What is it about?').selectOptions('Something was taken')
  await expect.element(call).not.toBeInTheDocument()
  await sheet.getByLabelText('What is it about?').selectOptions('Threats or violence')
  await expect.element(call).toBeVisible()
  await sheet.getByLabelText('What happened?').fill(' Somebody waits at my door. ')
  await sheet.getByRole('button', { name: 'Send report' }).dblClick()
  await expect.element(sheet.getByText(/You’ll find the result in your account/)).toBeVisible()
  expect(bodies).toEqual([
    { about: 'order', order_id: 100_482, person_id: 100_002, kind: 'threat', text: 'Somebody waits at my door.' },
  ])
})

it('keeps what was typed when sending a report fails', async () => {
  await openSheet(refuse(reportProblem, { status: 429, message: 'Too many attempts.' }))
  await sheet.getByRole('button', { name: 'Report a problem' }).click()
  await sheet.getByLabelText('What is it about?').selectOptions('Something else')
  await sheet.getByLabelText('What happened?').fill('They came an hour late.')
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await expect.element(sheet.getByText('Too many attempts.')).toBeVisible()
  await expect.element(sheet.getByLabelText('What happened?')).toHaveValue('They came an hour late.')
})

it('explains what blocking means, also for a running order, before it blocks', async () => {
  const blocked: unknown[] = []
  const running = { running_orders: 1 }
  await openSheet(
    answerBy(blockPerson, ({ params }) => {
      blocked.push(params.id)
      return { success: true, data: running }
    }),
  )
  await sheet.getByRole('button', { name: 'Block Noor’s Wash Room' }).click()
  await expect.element(sheet.getByText(/An order in progress continues to the end/)).toBeVisible()
  expect(blocked).toEqual([])
  await sheet.getByRole('button', { name: 'Block Noor’s Wash Room' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(blocked).toEqual(['100002'])
})

it('lists blocked people with a button that unblocks, and the outcomes of reports', async () => {
  let blocks = [noor]
  renderRoute('/account/safety', {
    user: aCustomer(),
    handlers: [
      answerBy(listBlocks, () => ({ success: true, data: blocks })),
      answerBy(unblockPerson, () => {
        blocks = []
        return { success: true }
      }),
      answer(listReports, { success: true, data: [aReport] }),
    ],
  })
  await expect.element(page.getByText('since Nov 19, 2026')).toBeVisible()
  await expect.element(page.getByText('We have taken action')).toBeVisible()
  await expect.element(page.getByText('We have spoken to them.')).toBeVisible()
  await page.getByRole('button', { name: 'Unblock Noor’s Wash Room' }).click()
  await expect.element(page.getByText('You have not blocked anyone.')).toBeVisible()
})

it('offers a retry after a failure', async () => {
  renderRoute('/account/safety', {
    user: aCustomer(),
    handlers: [
      refuse(listBlocks, { status: 404, message: 'Not found.' }),
      answer(listReports, { success: true, data: [] }),
    ],
  })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect.element(page.getByText(/No reports yet. To report a problem/)).toBeVisible()
})

it('offers to report or block each of the latest Washers once', async () => {
  const washed = (id: number, name: string, userId: number) =>
    anOrderCard({
      id: toOrderId(id),
      provider: { user_id: toUserId(userId), name: 'Noor', provider: { business_name: name } },
    })
  renderRoute('/account/safety', {
    user: aCustomer(),
    handlers: [
      answer(listBlocks, { success: true, data: [] }),
      answer(listReports, { success: true, data: [] }),
      answer(listOrders, {
        success: true,
        data: [
          washed(100_484, 'Noor’s Wash Room', 100_002),
          washed(100_483, 'Lim Laundry', 100_003),
          washed(100_482, 'Noor’s Wash Room', 100_002),
          anOrderCard({ provider: null }),
        ],
        next_cursor: null,
      }),
      answer(getRelationship, { success: true, data: relationship }),
    ],
  })
  const latest = page.getByRole('region', { name: 'Your latest Washers' })
  await expect.element(latest.getByText('Lim Laundry')).toBeVisible()
  expect(latest.getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(latest.getByText(/WL-100484/)).toBeVisible()
  await latest.getByRole('button', { name: 'Safety' }).first().click()
  await sheet.getByRole('button', { name: 'Block Noor’s Wash Room' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Block Noor’s Wash Room?' })).toBeVisible()
})
