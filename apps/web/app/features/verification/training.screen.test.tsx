import { toQuizAttemptId } from '@washline/contract/ids'
import { answerQuiz, beginQuiz, getTraining } from '@washline/contract/verification/endpoints'
import type { QuizQuestion, QuizResult, Training } from '@washline/contract/verification/schemas'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerBy } from '../../platform/testing/answer.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const questions: QuizQuestion[] = [
  { id: 'tub', topic: 'symbols', text: 'A tub with 30?', symbol: 'care-30', options: ['Warm', 'Up to 30 °C', 'Never'] },
  { id: 'silk', topic: 'delicates', text: 'How is silk dried?', symbol: null, options: ['Pressed', 'Wrung', 'Boiled'] },
]
const fresh: Training = { approved_until: null, attempt: null, last: null, next_at: null }

const open = (training: Training, handlers: RequestHandler[] = []) =>
  renderRoute('/provider/training', {
    user: aWasher(),
    handlers: [...handlers, answerBy(getTraining, () => ({ success: true, data: training }))],
  })

it('shows six lessons with the care symbols', async () => {
  open(fresh)
  await expect.element(page.getByRole('list', { name: 'Lessons', exact: true })).toBeVisible()
  expect(page.getByRole('heading', { name: /^Lesson \d/ }).elements()).toHaveLength(6)
  await expect.element(page.getByText('Dry flat', { exact: true })).toBeVisible()
})

const outcome: QuizResult = {
  right: 1,
  of: 2,
  passed: false,
  next_at: '2026-11-21T04:10:00.000Z',
  review: questions.map((question, index) => ({ ...question, answered: 1, right: 1 - index })),
}

it('can be answered by keyboard, focuses what is missing, and shows the right answers', async () => {
  const sent: unknown[] = []
  const pressedTwice = Promise.withResolvers<void>()
  open(fresh, [
    answerBy(beginQuiz, () => ({ success: true, data: { id: 5, questions } })),
    answerBy(answerQuiz, async ({ request, params }) => {
      sent.push([params.id, await request.json()])
      await pressedTwice.promise
      return { success: true, data: outcome }
    }),
  ])
  await page.getByRole('button', { name: 'Start the quiz' }).click()
  const first = page.getByRole('group', { name: /A tub with 30/ })
  await first.getByRole('radio', { name: 'Warm' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(first.getByRole('radio', { name: 'Up to 30 °C' })).toBeChecked()
  await pressAnyway(page.getByRole('button', { name: '1 question left' }))
  const second = page.getByRole('group', { name: /How is silk dried/ })
  await expect.element(second.getByText('Please choose an answer.')).toBeVisible()
  await expect.element(second.getByRole('radio', { name: 'Pressed' })).toHaveFocus()
  await second.getByRole('radio', { name: 'Wrung' }).click()
  await page.getByRole('button', { name: 'Submit' }).dblClick()
  pressedTwice.resolve()
  await expect.element(page.getByRole('heading', { name: 'Not yet' })).toHaveFocus()
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  const review = page.getByRole('list', { name: 'Your answers' })
  await expect.element(review.getByText('Your answer: Wrung')).toBeVisible()
  await expect.element(review.getByText('Right: Pressed')).toBeVisible()
  expect(sent).toEqual([['5', { answers: { tub: 1, silk: 1 } }]])
})

it('requires a pause after a failed attempt', async () => {
  open({
    ...fresh,
    last: { right: 3, of: 12, passed: false, at: '2026-11-21T04:00:00.000Z' },
    next_at: '2026-11-21T04:10:00.000Z',
  })
  await expect.element(page.getByText(/You can try again at/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start the quiz' })).not.toBeInTheDocument()
})

it('continues an attempt that was begun', async () => {
  open({ ...fresh, attempt: { id: toQuizAttemptId(5), questions } })
  await page.getByRole('button', { name: 'Continue the quiz' }).click()
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible()
})
