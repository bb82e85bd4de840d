import { type RatingId, toRatingId } from '@washline/contract/ids'
import { answerRating, listWasherRatings } from '@washline/contract/ratings/endpoints'
import { reportRating } from '@washline/contract/ratings/report-endpoints'
import type { Rating } from '@washline/contract/ratings/schemas'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const aRating = (id: RatingId, rating: number, comment: string, changes: Partial<Rating> = {}): Rating => ({
  id,
  rating,
  comment,
  from_user: { name: 'Mei Tan', photo_url: null },
  created_at: '2026-11-19T04:00:00.000Z',
  answer: null,
  is_hidden: false,
  can_answer: true,
  ...changes,
})

const pageOf = (ratings: Rating[], average: number | null, next_cursor: string | null = null) => ({
  success: true as const,
  data: { average, count: ratings.length, stars: [1, 1, 0, 0, 0], ratings, next_cursor },
})
const open = (ratings: Rating[], average: number | null, ...handlers: RequestHandler[]) =>
  renderRoute('/ratings', {
    user: aWasher(),
    handlers: [...handlers, answer(listWasherRatings, pageOf(ratings, average))],
  })

it('shows the average with one decimal, the distribution and the reviews in order', async () => {
  open([aRating(toRatingId(2), 4.5, 'Folded like in a shop.'), aRating(toRatingId(1), 4, '')], 4.25)
  await expect.element(page.getByRole('img', { name: '4.3 of 5' })).toBeVisible()
  await expect.element(page.getByText('2 reviews')).toBeVisible()
  const stars = page.getByRole('list', { name: 'Ratings by stars' })
  await expect.element(stars.getByText('5 stars')).toBeVisible()
  expect(
    stars
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent),
  ).toEqual(['5 stars1', '4 stars1', '3 stars0', '2 stars0', '1 star0'])
  const reviews = page.getByRole('region', { name: 'Reviews' }).getByRole('listitem')
  expect(reviews.elements().map((row) => row.textContent?.includes('Folded like in a shop.'))).toEqual([true, false])
})

it('shows an empty state', async () => {
  open([], null)
  await expect.element(page.getByText('No reviews yet')).toBeVisible()
})

it('offers a retry after a failure', async () => {
  renderRoute('/ratings', {
    user: aWasher(),
    handlers: [refuse(listWasherRatings, { status: 404, message: 'Not found.' })],
  })
  await expect.element(page.getByText('The ratings could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

it('loads older ratings by a press', async () => {
  const asked: (string | null)[] = []
  renderRoute('/ratings', {
    user: aWasher(),
    handlers: [
      answerBy(listWasherRatings, ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor')
        asked.push(cursor)
        return cursor
          ? pageOf([aRating(toRatingId(1), 4, 'The oldest.')], 4.5)
          : pageOf([aRating(toRatingId(2), 5, 'The newest.')], 4.5, '2')
      }),
    ],
  })
  await page.getByRole('button', { name: 'Show older ratings' }).click()
  await expect.element(page.getByText('The oldest.')).toBeVisible()
  await expect.element(page.getByText('The newest.')).toBeVisible()
  expect(asked.at(-1)).toBe('2')
})

it('sends one answer, which is shown below the rating', async () => {
  let given: Rating[] = [aRating(toRatingId(7), 3, 'A button is gone.')]
  const bodies: unknown[] = []
  renderRoute('/ratings', {
    user: aWasher(),
    handlers: [
      answerBy(listWasherRatings, () => pageOf(given, 3)),
      answerBy(answerRating, async ({ request }) => {
        bodies.push(await request.json())
        const answered = aRating(toRatingId(7), 3, 'A button is gone.', {
          answer: { text: 'I have found it.', created_at: '2026-11-20T04:00:00.000Z' },
          can_answer: false,
        })
        given = [answered]
        return { success: true, data: answered }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect.element(page.getByText('Please write an answer.')).toBeVisible()
  await page.getByLabelText('Your answer').fill(' I have found it. ')
  await page.getByRole('button', { name: 'Send answer' }).dblClick()
  await expect.element(page.getByText('The Washer’s answer, Nov 20, 2026')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Answer', exact: true })).not.toBeInTheDocument()
  expect(bodies).toEqual([{ answer: 'I have found it.' }])
})

it('keeps an answer that could not be sent, and shows why', async () => {
  open(
    [aRating(toRatingId(7), 3, '')],
    3,
    refuse(answerRating, { status: 409, message: 'You have already answered this rating.' }),
  )
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByLabelText('Your answer').fill('Sorry!')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect.element(page.getByText('You have already answered this rating.')).toBeVisible()
  await expect.element(page.getByLabelText('Your answer')).toHaveValue('Sorry!')
})

it('reports a rating for a reason from the list', async () => {
  const bodies: unknown[] = []
  const report = answerBy(reportRating, async ({ request }) => {
    bodies.push(await request.json())
    return { success: true }
  })
  open([aRating(toRatingId(7), 1, 'You thief')], 1, report)
  await page.getByRole('button', { name: 'Report this rating' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this rating' })
  await pressAnyway(dialog.getByRole('button', { name: 'Send report' }))
  await expect.element(dialog.getByText('Please choose a reason.')).toBeVisible()
  await dialog.getByText('Insulting or hateful').click()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect.element(dialog.getByText(/Our team reviews it/)).toBeVisible()
  expect(bodies).toEqual([{ about: 'rating', reason: 'insult' }])
})

it('sends customers away', async () => {
  const app = renderRoute('/ratings', { user: aCustomer() })
  await expect.poll(app.path).toBe('/home-screen')
})
