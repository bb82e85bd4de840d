import { toScheduleId } from '@washline/contract/ids'
import { createSchedule, listSchedules, listWindows } from '@washline/contract/schedule/endpoints'
import type { Schedule } from '@washline/contract/schedule/schemas'
import type { RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { beginDraft, openConfirm, place, visa, withCards } from '../../platform/testing/open-confirm.ts'

const aSchedule = {
  id: toScheduleId(100_001),
  repeat: 'weekly',
  is_paused: false,
  ends_on: null,
  time_zone: 'Asia/Kuala_Lumpur',
  address: place.address,
  latitude: place.latitude,
  longitude: place.longitude,
  load_type: 'medium',
  item_count: 3,
  payment_method_id: 'pm_1',
  next_day: null,
  bookings: [],
} satisfies Schedule
const full = { from: '2026-12-01T02:00:00.000Z', to: '2026-12-01T04:00:00.000Z' }
const free = { from: '2026-12-01T04:00:00.000Z', to: '2026-12-01T06:00:00.000Z' }

beforeEach(() => beginDraft())

const open = (...handlers: RequestHandler[]) =>
  openConfirm(
    ...handlers,
    answer(listWindows, {
      success: true,
      data: {
        time_zone: 'Asia/Kuala_Lumpur',
        is_offered: true,
        days: [
          {
            day: '2026-12-01',
            windows: [
              { ...full, is_full: true },
              { ...free, is_full: false },
            ],
          },
        ],
        next_free: free,
      },
    }),
    withCards(visa),
  )

async function chooseFree() {
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await expect.element(page.getByRole('radio', { name: /10:00 AM/ })).toBeDisabled()
  await page.getByRole('radio', { name: /12:00/ }).nth(1).click()
  await page.getByLabelText('Repeat').selectOptions('weekly')
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  await expect
    .element(page.getByText('Every week. The search and the payment start shortly before each pickup.'))
    .toBeVisible()
}
const book = page.getByRole('button', { name: /Book pickup/ })

it('books a free window with a repeat, and leads to the booked pickups', async () => {
  const bodies: unknown[] = []
  const app = open(
    answer(listSchedules, { success: true, data: [] }),
    answerBy(createSchedule, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: aSchedule }
    }),
  )
  await chooseFree()
  await book.click()
  await expect.poll(app.path).toBe('/schedule')
  expect(bodies).toMatchObject([
    { order_id: 100_001, window_from: free.from, repeat: 'weekly', payment_method_id: 'pm_1', pickup_location: place },
  ])
})

it('names a window that has filled up meanwhile, and can order now instead', async () => {
  open(
    refuse(createSchedule, {
      status: 409,
      code: 'window_full',
      message: 'This time is full.',
      body: { next_free: free },
    }),
  )
  await chooseFree()
  await book.click()
  await expect.element(page.getByText('This time is full.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await page.getByRole('button', { name: 'Switch to now' }).click()
  await expect.element(page.getByText('As soon as possible')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Confirm Order/ })).toBeVisible()
})

it('offers only now where no Washer has hours', async () => {
  open(
    answer(listWindows, {
      success: true,
      data: { time_zone: 'Asia/Kuala_Lumpur', is_offered: false, days: [], next_free: null },
    }),
  )
  await expect.element(page.getByText('As soon as possible')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose a time' })).not.toBeInTheDocument()
})
