import { decideDoorCase, listDoorCases } from '@washline/contract/doors/endpoints'
import type { ConsoleDoorCase } from '@washline/contract/doors/schemas'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toDoorCaseId, toOrderId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { listRatingReports } from '@washline/contract/ratings/report-endpoints'
import { listConsoleReports } from '@washline/contract/safety/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../../platform/testing/answer.ts'
import { network } from '../../../platform/testing/network.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { priced } from '../../../platform/testing/priced.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const at = '2026-11-20T08:00:00.000Z'
const row: ConsoleDoorCase = {
  id: toDoorCaseId(100_001),
  order_id: toOrderId(100_482),
  kind: 'absent',
  stage: 'pickup',
  opened_at: at,
  wait_until: at,
  calls: 2,
  calls_needed: 2,
  distance_m: 12,
  position_at: at,
  photo_url: null,
  outcome: 'pickup_failed',
  closed_at: at,
  fee_minor: minor(500),
  charged: false,
  return_at: null,
  customer: { id: toUserId(100_001), name: 'Ana Pereira' },
  washer: { id: toUserId(100_002), name: 'Noor Wahid' },
  fees_before: 1,
  appeal: { by: 'customer', text: 'I stood behind the door.', at },
  is_open: true,
  answer: null,
  note: null,
}
const cases = (...rows: ConsoleDoorCase[]) =>
  answer(listDoorCases, { success: true, data: { cases: rows, next_cursor: null } })
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/ops?tab=reports', {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, { success: true, data: { since: at, recovery_codes_left: 10, proven: true } }),
      answer(listRatingReports, { success: true, data: { reports: [], next_cursor: null } }),
      answer(listConsoleReports, { success: true, data: { reports: [], next_cursor: null } }),
      ...handlers,
    ],
  })
const list = page.getByRole('region', { name: 'At the door' })
const note = 'The photo shows another house.'

it('shows the proofs of a case, and a person decides with a reason', async () => {
  const bodies: unknown[] = []
  open(
    cases(row),
    answerBy(decideDoorCase, async ({ request }) => {
      bodies.push(await request.json())
      network.use(cases())
      return { success: true, data: { ...row, is_open: false } as ConsoleDoorCase }
    }),
  )
  await expect.element(list.getByText(/^12 m from the door at .+, 2 of 2 rings, waited until/)).toBeVisible()
  await expect.element(list.getByText(priced('Fee not charged: $5.00'))).toBeVisible()
  await expect.element(list.getByText('Earlier fees between the two: 1')).toBeVisible()
  await expect.element(list.getByText('I stood behind the door.')).toBeVisible()
  await list.getByRole('button', { name: 'No fee is due' }).click()
  const dialog = page.getByRole('dialog', { name: 'No fee is due' })
  await dialog.getByLabelText('Reason').fill(note)
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect.element(page.getByText('Decided.')).toBeVisible()
  await expect.element(list.getByText('Nothing has happened at a door.')).toBeVisible()
  expect(bodies).toEqual([{ outcome: 'no_fee', note }])
})

it('shows a failure with a retry', async () => {
  open(refuse(listDoorCases, { status: 403, message: 'You cannot do this.' }))
  await expect.element(list.getByText('You cannot do this.')).toBeVisible()
  network.use(cases())
  await list.getByRole('button', { name: 'Retry' }).click()
  await expect.element(list.getByText('Nothing has happened at a door.')).toBeVisible()
})
