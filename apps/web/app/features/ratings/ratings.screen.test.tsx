import { listWasherRatings, type Rating } from '@washline/contract/ratings/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse } from '../../platform/testing/answer.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const aRating = (id: number, rating: number, comment: string): Rating => ({
  id,
  order_id: 100_000 + id,
  rating,
  comment,
  from_user: { name: 'Mei Tan' },
  created_at: '2026-11-19T04:00:00.000Z',
})

const open = (ratings: Rating[], average: number | null) =>
  renderRoute('/ratings', {
    user: aWasher(),
    handlers: [answer(listWasherRatings, { success: true, data: { average, count: ratings.length, ratings } })],
  })

it('shows the average with one decimal, the distribution and the reviews in order', async () => {
  open([aRating(2, 4.5, 'Folded like in a shop.'), aRating(1, 4, '')], 4.25)
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

it('says that there are none yet', async () => {
  open([], null)
  await expect.element(page.getByText('No reviews yet')).toBeVisible()
})

it('offers to read again after a failure', async () => {
  renderRoute('/ratings', {
    user: aWasher(),
    handlers: [refuse(listWasherRatings, { status: 404, message: 'Not found.' })],
  })
  await expect.element(page.getByText('The ratings could not be read.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

it('is for Washers only', async () => {
  const app = renderRoute('/ratings', { user: aCustomer() })
  await expect.poll(app.path).toBe('/home-screen')
})
