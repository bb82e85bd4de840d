import {
  type ConsoleComplaint,
  decideConsoleComplaint,
  listConsoleComplaints,
} from '@washline/contract/complaints/console-endpoints'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { complaintId, toItemId, toOrderId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { listConsoleQuality } from '@washline/contract/verification/console-endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const at = '2026-11-20T08:00:00.000Z'
const row: ConsoleComplaint = {
  id: complaintId.parse(100_001),
  order_id: toOrderId(100_482),
  state: 'in_review',
  reason: 'smell',
  remedy: 'rewash',
  note: 'It smells of smoke.',
  items: [{ item_id: toItemId(11), name: 'Jeans', quantity: 2 }],
  photos: [],
  rule: 'linked',
  rewash_order_id: null,
  liable_party: null,
  refunded_minor: minor(0),
  washer_reserved_minor: minor(0),
  washer_deducted_minor: minor(0),
  decision_reason: null,
  appeal: null,
  washer_appeal: null,
  submitted_at: at,
  decided_at: null,
  appeal_until: null,
  question: 'decision',
  customer: { id: toUserId(100_001), name: 'Sarah Lim' },
  washer: { id: toUserId(100_002), name: 'Noor Wahid' },
  value_minor: minor(1_000),
  due_at: '2026-11-22T08:00:00.000Z',
  decisions: 0,
}
const complaints = page.getByRole('region', { name: 'Complaints' })
const reason = 'The photo shows it clearly.'

it.each([
  ['Second wash', 'rewash', { liable_party: 'washer' }],
  ['Reject', 'reject', {}],
] as const)('shows what waits and why, and decides it: %s', async (name, decision, more) => {
  const sent: unknown[] = []
  const rows = [row]
  renderRoute('/ops?tab=quality', {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, { success: true, data: { since: at, recovery_codes_left: 10, proven: true } }),
      answer(listConsoleQuality, { success: true, data: { washers: [], next_cursor: null } }),
      answerBy(listConsoleComplaints, () => ({ success: true, data: { complaints: rows, left: 0 } })),
      answerBy(decideConsoleComplaint, async ({ request }) => {
        sent.push(await request.json())
        rows.pop()
        return { success: true, data: { complaints: rows, left: 0 } }
      }),
    ],
  })
  await expect.element(complaints.getByText('It smells of smoke.')).toBeVisible()
  await expect.element(complaints.getByText(/share a card, a phone number/)).toBeVisible()
  await complaints.getByRole('button', { name }).click()
  if (decision === 'rewash') await page.getByLabelText('Who pays').selectOptions('Washer')
  await page.getByLabelText('Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect.element(complaints.getByText('No complaints are waiting.')).toBeVisible()
  expect(sent).toEqual([{ decision, reason, decisions: 0, ...more }])
})
