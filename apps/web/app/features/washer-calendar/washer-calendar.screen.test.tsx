import { minor } from '@washline/contract/money'
import { makeCalendarFeed } from '@washline/contract/schedule/feed-endpoints'
import type { WasherCalendar, WasherHours } from '@washline/contract/schedule/schemas'
import { getWasherCalendar, saveWasherDay, saveWasherHours } from '@washline/contract/schedule/washer-endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLanguage } from '../../platform/i18n/i18n.ts'
import { answer, answerBy } from '../../platform/testing/answer.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const nine = [{ from: 540, to: 1_020 }]
const hours: WasherHours = {
  time_zone: 'Asia/Kuala_Lumpur',
  at_once: 3,
  works_on_holidays: false,
  weekly: [nine, nine, nine, nine, nine, [], []],
  days: {},
}
const earning = { low_minor: minor(0), mean_minor: minor(640), high_minor: minor(1_800), days: 40 }
const calendar: WasherCalendar = {
  hours,
  days: [
    {
      day: '2026-03-03',
      is_holiday: false,
      is_changed: false,
      hours: nine,
      outlook: [
        { from: '2026-03-03T01:00:00.000Z', booked: 3, expected: 1.5, earning },
        { from: '2026-03-03T02:00:00.000Z', booked: 0, expected: 0, earning },
      ],
    },
    { day: '2026-03-04', is_holiday: false, is_changed: true, hours: [], outlook: [] },
  ],
}
/** Opens the screen; every change that is sent is stored in `sent`, and answered with `saved`. */
function open(shown: WasherCalendar, saved = shown) {
  const sent: unknown[] = []
  const keep = async ({ request }: { request: Request }) => {
    sent.push(await request.json())
    return { success: true as const, data: saved }
  }
  renderRoute('/provider/hours', {
    user: aWasher(),
    handlers: [
      answer(getWasherCalendar, { success: true, data: shown }),
      answerBy(saveWasherDay, keep),
      answerBy(saveWasherHours, keep),
      answer(makeCalendarFeed, {
        success: true,
        data: { path: '/api/calendar/feeds/secret', since: '2026-03-03T01:00:00.000Z' },
      }),
    ],
  })
  return sent
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

it('shows what each hour holds and what a free one likely earns, and takes days off and back', async () => {
  const sent = open(calendar)
  await expect.element(page.getByText('3 booked nearby, 1.5 likely yours')).toBeVisible()
  await expect.element(page.getByText(priced('Free: likely $6.40, mostly $0.00 to $18.00'))).toBeVisible()
  await expect.element(page.getByText('You took this day off.')).toBeVisible()
  await press(/^Not today/)
  await press(/^Usual hours/)
  await expect
    .poll(() => sent)
    .toEqual([
      { day: '2026-03-03', hours: [] },
      { day: '2026-03-04', hours: null },
    ])
})

it('saves the weekly hours as they were set', async () => {
  const sent = open(calendar)
  await page.getByRole('switch', { name: 'Tuesday' }).click()
  await page.getByLabelText('Monday until').selectOptions('8:00 PM')
  await page.getByRole('switch', { name: 'I work on public holidays' }).click()
  await press('Save hours')
  const weekly = [[{ from: 540, to: 1_200 }], [], nine, nine, nine, [], []]
  await expect.poll(() => sent).toEqual([{ ...hours, weekly, works_on_holidays: true }])
  await expect.element(page.getByText('Your hours are saved.')).toBeVisible()
})

it('writes the times of a day as the language does, not the browser', async () => {
  open(calendar)
  const from = page.getByLabelText('Monday from')
  await expect.element(from).toHaveDisplayValue('9:00 AM')
  await showLanguage('de')
  await expect.element(page.getByLabelText('Montag von')).toHaveDisplayValue('9:00')
  await showLanguage('en')
})

it('gives a weekday several hours, and names those that overlap', async () => {
  const sent = open(calendar)
  await press('More hours Monday')
  await page.getByLabelText('Monday until, 2').selectOptions('4:00 PM')
  await page.getByLabelText('Monday from, 2').selectOptions('7:00 AM')
  await expect.element(page.getByText('Hours must begin before they end, and must not overlap.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save hours' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabelText('Monday until, 2').selectOptions('8:00 AM')
  await press('Save hours')
  const monday = [{ from: 420, to: 480 }, ...nine]
  await expect.poll(() => sent).toEqual([{ ...hours, weekly: [monday, nine, nine, nine, nine, [], []] }])
  await press('Remove Monday, 1')
  await expect.element(page.getByLabelText('Monday from')).toHaveValue('420')
})

it('gives one day other hours, which the weekly hours then keep', async () => {
  const changed = { ...calendar, hours: { ...hours, days: { '2026-03-03': [{ from: 600, to: 720 }] } } }
  const sent = open(calendar, changed)
  await press('Other hours Tue, Mar 3')
  const sheet = page.getByRole('dialog', { name: 'Hours on Tue, Mar 3' })
  await sheet.getByLabelText('Tue, Mar 3 from').selectOptions('10:00 AM')
  await sheet.getByLabelText('Tue, Mar 3 until').selectOptions('12:00 PM')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await press('Save hours')
  await expect.poll(() => sent).toEqual([{ day: '2026-03-03', hours: [{ from: 600, to: 720 }] }, changed.hours])
})

it('shows the secret address of the calendar once it was made', async () => {
  open({ hours: null, days: [] })
  await expect
    .element(page.getByText('You have not set your hours yet, so no pickups are booked with you.'))
    .toBeVisible()
  await press('Create an address')
  await expect
    .element(page.getByLabelText('Secret address'))
    .toHaveValue(`${window.location.origin}/api/calendar/feeds/secret`)
})
