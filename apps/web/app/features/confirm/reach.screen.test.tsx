import { getReach, joinWaitlist, leaveWaitlist, type Reach } from '@washline/contract/dispatch/reach-endpoints'
import { toWaitlistId } from '@washline/contract/ids'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aReach } from '../../platform/testing/a-reach.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { beginDraft, confirmButton, openConfirm, place } from '../../platform/testing/open-confirm.ts'

beforeEach(() => beginDraft())

const noWasher = (changes: Partial<Reach> = {}) => aReach({ washers: 'none', pickup: null, ...changes })

it('states the pickup as a range for the chosen place, never a time', async () => {
  const asked: string[] = []
  openConfirm(
    answerBy(getReach, ({ request }) => {
      asked.push(new URL(request.url).search)
      return aReach()
    }),
  )
  const likely = page.getByRole('region', { name: 'Likely pickup' })
  await expect.element(likely.getByText('Usually picked up in', { exact: true })).toBeVisible()
  await expect.element(likely.getByText('10–25 min')).toBeVisible()
  await expect.element(likely.getByText('Back within 3 hours of pickup.')).toBeVisible()
  await expect.element(likely.getByText(/Based on recent pickups here/)).toBeVisible()
  expect(asked[0]).toBe('?latitude=3.1478&longitude=101.7117')
  expect(document.body.textContent).not.toMatch(/\d{1,2}:\d{2}\s?[AP]M/)
})

it('names an estimate without history as one, and a range from nothing as a limit', async () => {
  openConfirm(answer(getReach, aReach({ pickup: { from_minutes: 0, to_minutes: 5, basis: 'assumed' } })))
  const likely = page.getByRole('region', { name: 'Likely pickup' })
  await expect.element(likely.getByText('Usually picked up within', { exact: true })).toBeVisible()
  await expect.element(likely.getByText('5 min', { exact: true })).toBeVisible()
  await expect.element(likely.getByText(/too few orders to measure it/)).toBeVisible()
})

it('offers to wait or to be notified where nobody is in reach, and to leave the list again', async () => {
  let waitlist_id: Reach['waitlist_id'] = null
  const joined: unknown[] = []
  openConfirm(
    answerBy(getReach, () => noWasher({ waitlist_id })),
    answerBy(joinWaitlist, async ({ request }) => {
      joined.push(await request.json())
      waitlist_id = toWaitlistId(100_009)
      return { success: true, data: { waitlist_id, until: new Date().toISOString() } }
    }),
    answerBy(leaveWaitlist, ({ params }) => {
      expect(params.id).toBe('100009')
      waitlist_id = null
      return { success: true }
    }),
  )
  await expect.element(page.getByText('No Washer nearby right now')).toBeVisible()
  await expect.element(page.getByText(/we search for 30 minutes\. If no Washer accepts by then/)).toBeVisible()
  await page.getByRole('button', { name: 'Notify me', exact: true }).click()
  await expect.element(page.getByText(/You’re on the list: we notify you once/)).toBeVisible()
  expect(joined).toEqual([place])
  await page.getByRole('button', { name: 'Stop notifying me' }).click()
  await expect.element(page.getByRole('button', { name: 'Notify me', exact: true })).toBeVisible()
  // Ordering stays possible.
  await expect.element(confirmButton).toHaveAttribute('aria-disabled', 'false')
})

it('shows why the waitlist could not be joined', async () => {
  openConfirm(
    answer(getReach, noWasher()),
    refuse(joinWaitlist, {
      status: 409,
      code: 'waitlist_full',
      message: 'You are already waiting for Washers at 10 locations.',
    }),
  )
  await page.getByRole('button', { name: 'Notify me', exact: true }).click()
  await expect.element(page.getByText('You are already waiting for Washers at 10 locations.')).toBeVisible()
})

it('shows that simulated Washers come in the demo', async () => {
  openConfirm(answer(getReach, noWasher({ simulated: true })))
  await expect.element(page.getByText(/simulated Washers show up as soon as you confirm/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Notify me', exact: true })).not.toBeInTheDocument()
})

it('shows that reach is unknown without a network, and checks again', async () => {
  let isOffline = true
  openConfirm(http.get(getReach.path, () => (isOffline ? HttpResponse.error() : HttpResponse.json(aReach()))))
  await expect.element(page.getByText('We could not check for Washers nearby.')).toBeVisible()
  isOffline = false
  await page.getByRole('region', { name: 'Likely pickup' }).getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('10–25 min')).toBeVisible()
})
