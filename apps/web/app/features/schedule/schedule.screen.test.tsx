import { toBookingId, toOrderId, toScheduleId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { listPaymentMethods } from '@washline/contract/payments/endpoints'
import {
  changeBooking,
  changeSchedule,
  endSchedule,
  listSchedules,
  listWindows,
} from '@washline/contract/schedule/endpoints'
import type { Booking, Schedule } from '@washline/contract/schedule/schemas'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { priced, pricedPattern } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const inDays = (days: number, hour: number) => {
  const at = new Date(Date.now() + days * 86_400_000)
  at.setUTCHours(hour, 0, 0, 0)
  return at.toISOString()
}
const booking = (change: Partial<Booking> = {}): Booking => ({
  id: toBookingId(100_001),
  from: inDays(3, 2),
  to: inDays(3, 4),
  state: 'booked',
  failure: null,
  order_id: null,
  estimate_minor: minor(2_450),
  price_minor: null,
  ...change,
})
const schedule = (change: Partial<Schedule> = {}): Schedule => ({
  id: toScheduleId(100_001),
  repeat: 'weekly',
  is_paused: false,
  ends_on: null,
  time_zone: 'Asia/Kuala_Lumpur',
  address: '18 Linden Street',
  latitude: 3.1,
  longitude: 101.7,
  load_type: 'light',
  item_count: 6,
  payment_method_id: null,
  next_day: null,
  bookings: [booking()],
  ...change,
})

/** Opens the screen; every change that is sent is stored in `sent`. */
function open(shown: Schedule) {
  const sent: unknown[] = []
  const keep = async ({ request }: { request: Request }) => {
    sent.push(await request.json())
    return { success: true as const, data: shown }
  }
  renderRoute('/schedule', {
    user: aCustomer(),
    handlers: [
      answer(listPaymentMethods, { success: true, payment_methods: [] }),
      answer(listSchedules, { success: true, data: [shown] }),
      answerBy(changeBooking, keep),
      answerBy(changeSchedule, keep),
      answerBy(endSchedule, async () => {
        sent.push('end')
        return { success: true }
      }),
      answer(listWindows, {
        success: true,
        data: {
          time_zone: 'Asia/Kuala_Lumpur',
          is_offered: true,
          days: [
            {
              day: inDays(4, 2).slice(0, 10),
              windows: [
                { from: inDays(4, 2), to: inDays(4, 4), is_full: true },
                { from: inDays(4, 4), to: inDays(4, 6), is_full: false },
              ],
            },
          ],
          next_free: { from: inDays(4, 4), to: inDays(4, 6) },
        },
      }),
    ],
  })
  return sent
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

it('skips one pickup, pauses all, changes how they repeat and ends them', async () => {
  const sent = open(schedule())
  await expect.element(page.getByRole('heading', { name: 'Every week' })).toBeVisible()
  await expect.element(page.getByText(priced('Booked for $24.50 at most'))).toBeVisible()
  await press(/^Skip/)
  await press('Pause')
  await page.getByLabelText('Repeat').selectOptions('fortnightly')
  await press('End the repeat')
  await expect.poll(() => sent).toEqual([{ is_skipped: true }, { is_paused: true }, { repeat: 'fortnightly' }, 'end'])
})

it('moves one pickup, or all, to a window that is not full', async () => {
  const sent = open(schedule())
  await press(/^Change time/)
  await expect.element(page.getByRole('radio').first()).toBeDisabled()
  await expect.element(page.getByText('Full', { exact: true })).toBeVisible()
  await page.getByRole('radio').nth(1).click()
  await press('Change the time of this and all later ones')
  await expect.poll(() => sent).toEqual([{ window_from: inDays(4, 4), from_booking: 100_001 }])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('asks before a higher price is paid', async () => {
  const failed = booking({ state: 'failed', failure: 'price', price_minor: minor(2_600) })
  const sent = open(schedule({ repeat: 'none', bookings: [failed] }))
  await expect
    .element(page.getByText(priced('It now costs $26.00. Agree to it and we start the search.')))
    .toBeVisible()
  await press(pricedPattern('^Agree to $26.00'))
  await expect.poll(() => sent).toEqual([{ price_minor: 2_600 }])
  await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
})

it('shows what became an order, and what a window that filled up meanwhile means', async () => {
  open(schedule({ bookings: [booking({ state: 'placed', order_id: toOrderId(100_482) })] }))
  await expect
    .element(page.getByRole('link', { name: /^Go to the order/ }))
    .toHaveAttribute('href', '/pickup-in-progress?order=100482')
  await expect.element(page.getByRole('button', { name: /^Change time/ })).not.toBeInTheDocument()
})

it('names the reason where a change is refused', async () => {
  renderRoute('/schedule', {
    user: aCustomer(),
    handlers: [
      answer(listPaymentMethods, { success: true, payment_methods: [] }),
      answer(listSchedules, { success: true, data: [schedule()] }),
      refuse(changeBooking, {
        status: 409,
        code: 'booking_moved',
        message: 'This booking has changed in the meantime.',
      }),
    ],
  })
  await press(/^Skip/)
  await expect.element(page.getByText('This booking has changed in the meantime.')).toBeVisible()
})
