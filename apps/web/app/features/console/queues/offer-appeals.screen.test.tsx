import {
  answerConsoleOfferAppeal,
  type ConsoleOfferAppeal,
  type ConsoleOfferAppealRow,
  getConsoleOfferAppeal,
  listConsoleOfferAppeals,
} from '@washline/contract/dispatch/console-endpoints'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { offerAppealId, toOrderId, toUserId } from '@washline/contract/ids'
import { listConsoleQuality } from '@washline/contract/verification/console-endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../../platform/testing/answer.ts'
import { network } from '../../../platform/testing/network.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const at = '2026-11-20T08:00:00.000Z'
const row: ConsoleOfferAppealRow = {
  id: offerAppealId.parse(100_031),
  washer: { id: toUserId(100_002), name: 'Noor Wahid' },
  made: false,
  at,
  answer_by: '2026-12-04T08:00:00.000Z',
}
const appeal: ConsoleOfferAppeal = {
  id: row.id,
  washer: row.washer,
  order_id: toOrderId(100_482),
  decision: {
    made: false,
    at,
    place: { area: 'Bukit Bintang', distance_meters: 2_400 },
    outcome: null,
    ground: null,
    cost: null,
    why_not: 'lower_score',
    score: 0.61,
    parts: [{ part: 'travel', value: 0.5, weight: 0.4 }],
    changes: [{ kind: 'nearer', by: 800 }],
  },
  appeal: { text: 'I was two streets away and free.', at, answer_by: row.answer_by, answer: null },
}
const waiting = (...appeals: ConsoleOfferAppealRow[]) =>
  answer(listConsoleOfferAppeals, { success: true, data: { appeals, next_cursor: null } })
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/ops?tab=quality', {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, { success: true, data: { since: at, recovery_codes_left: 10, proven: true } }),
      answer(listConsoleQuality, { success: true, data: { washers: [], next_cursor: null } }),
      answer(getConsoleOfferAppeal, { success: true, data: appeal }),
      ...handlers,
    ],
  })
const questions = page.getByRole('region', { name: 'Questions about offers' })
const openQuestion = () => questions.getByRole('button', { name: 'Open the question of Noor Wahid' }).click()
const reason = 'The pickup was 800 metres farther than that of the others.'

it('lists the questions of Washers without their text, and opens one with the parts of its decision', async () => {
  open(waiting(row))
  const question = questions.getByRole('listitem').first()
  await expect.element(question.getByText('About an offer not made')).toBeVisible()
  await expect
    .element(question.getByRole('link', { name: 'Noor Wahid' }))
    .toHaveAttribute('href', '/ops?tab=people&id=100002')
  await expect.element(questions.getByText('I was two streets away and free.')).not.toBeInTheDocument()
  await openQuestion()
  await expect.element(questions.getByText('I was two streets away and free.')).toBeVisible()
  await expect.element(questions.getByText('The score: 61 points')).toBeVisible()
  await expect
    .element(questions.getByRole('link', { name: 'WL-100482' }))
    .toHaveAttribute('href', '/ops?tab=orders&id=100482')
})

it('answers with a reason, which is asked for first, and takes the question off the list', async () => {
  const bodies: unknown[] = []
  open(
    waiting(row),
    answerBy(answerConsoleOfferAppeal, async ({ request }) => {
      bodies.push(await request.json())
      network.use(waiting())
      return { success: true, data: appeal }
    }),
  )
  await openQuestion()
  await questions.getByRole('button', { name: 'We made a mistake' }).click()
  const dialog = page.getByRole('dialog', { name: 'We made a mistake' })
  await expect.element(dialog.getByText('Noor Wahid is notified and can read your reason.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Answer' }).click()
  await expect.element(dialog.getByText('Please give a reason of at least 10 characters.')).toBeVisible()
  await dialog.getByLabelText('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Answer' }).click()
  await expect.element(page.getByText('Answered.')).toBeVisible()
  await expect.element(questions.getByText('No Washers are waiting for an answer.')).toBeVisible()
  expect(bodies).toEqual([{ outcome: 'mistaken', reason }])
})

it('shows that another operator has answered it', async () => {
  const message = 'Another operator has answered this question.'
  open(waiting(row), refuse(answerConsoleOfferAppeal, { status: 409, code: 'appeal_answered', message }))
  await openQuestion()
  await questions.getByRole('button', { name: 'The decision was right' }).click()
  const dialog = page.getByRole('dialog', { name: 'The decision was right' })
  await dialog.getByLabelText('Reason').fill(reason)
  network.use(waiting())
  await dialog.getByRole('button', { name: 'Answer' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(questions.getByText('No Washers are waiting for an answer.')).toBeVisible()
  await expect.element(page.getByText(message)).toBeVisible()
})

it('shows an empty list, and a failure with a retry', async () => {
  open(refuse(listConsoleOfferAppeals, { status: 403, message: 'You cannot do this.' }))
  await expect.element(questions.getByText('You cannot do this.')).toBeVisible()
  network.use(waiting())
  await questions.getByRole('button', { name: 'Retry' }).click()
  await expect.element(questions.getByText('No Washers are waiting for an answer.')).toBeVisible()
})
