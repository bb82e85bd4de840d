import { joinWaitlist } from '@washline/contract/dispatch/reach-endpoints'
import { toWaitlistId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import { getQuote } from '@washline/contract/orders/endpoints'
import type { Quote, QuotedZone } from '@washline/contract/orders/schemas'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aQuote } from '../../platform/testing/a-quote.ts'
import { answerBy } from '../../platform/testing/answer.ts'
import { beginDraft, confirmButton, openConfirm, place } from '../../platform/testing/open-confirm.ts'
import { priced } from '../../platform/testing/priced.ts'

beforeEach(() => beginDraft({ notes: '' }))

const openZone: QuotedZone = {
  state: 'open',
  opens_at: null,
  time_zone: 'Asia/Kuala_Lumpur',
  reason: null,
  minimum: toMajor(minor(0)),
  missing: toMajor(minor(0)),
  promise_s: 10_800,
}
const open = (zone: Partial<QuotedZone>, more: Partial<Quote> = {}) => {
  const asked: string[] = []
  const joined: unknown[] = []
  openConfirm(
    answerBy(getQuote, ({ request }) => {
      asked.push(new URL(request.url).search)
      return { success: true, data: aQuote({ zone: { ...openZone, ...zone }, ...more }) }
    }),
    answerBy(joinWaitlist, async ({ request }) => {
      joined.push(await request.json())
      return { success: true, data: { waitlist_id: toWaitlistId(7), until: '2027-11-20T12:00:00Z' } }
    }),
  )
  return { asked, joined }
}
const here = page.getByRole('region', { name: 'Pickup here' })

it.each<[string, Partial<QuotedZone>, string]>([
  ['paused', { state: 'paused', reason: 'The river is too high' }, 'Orders are paused here: The river is too high'],
  [
    'closed',
    { state: 'closed', opens_at: '2026-11-20T00:30:00Z' },
    'We are closed here right now. We open again on Friday 8:30 AM.',
  ],
  [
    'below the minimum',
    { minimum: toMajor(minor(1_450)), missing: toMajor(minor(450)) },
    priced('Add $4.50 more to reach the minimum of $14.50.'),
  ],
])('takes no order where the zone is %s, and states why', async (_, zone, text) => {
  const { asked } = open(zone)
  await expect.element(here.getByText(text)).toBeVisible()
  await expect.element(confirmButton).toHaveAttribute('aria-disabled', 'true')
  expect(asked[0]).toContain('latitude=3.1478&longitude=101.7117')
  await expect.element(page.getByRole('region', { name: 'Likely pickup' })).not.toBeInTheDocument()
})

it('offers the waitlist outside every zone, with consent', async () => {
  const { joined } = open({ state: 'outside' })
  await expect.element(here.getByText('We do not serve this area yet.')).toBeVisible()
  await expect.element(here.getByRole('button', { name: 'Notify me' })).toBeDisabled()
  await here.getByRole('switch', { name: /Email me/ }).click()
  await here.getByRole('button', { name: 'Notify me' }).click()
  await expect.poll(() => joined).toEqual([{ ...place, consent: true }])
})

it('shows the fees of the zone and its promise', async () => {
  const amount = (value: number) => toMajor(minor(value))
  open(
    { promise_s: 16_200, missing_to_large: amount(590) },
    { zone_fee: amount(75), pickup_fee: amount(100), small_order_fee: amount(410) },
  )
  for (const [name, shown] of [
    ['Area fee', priced('$0.75')],
    ['Pickup fee', priced('$1.00')],
    ['Small order', priced('$4.10')],
  ] as const) {
    await expect.element(page.getByText(name, { exact: true })).toBeVisible()
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByText(priced('Add $5.90 more to avoid the small-order fee.'))).toBeVisible()
  await expect.element(page.getByText('Back within 4.5 hours of pickup.')).toBeVisible()
  await expect.element(confirmButton).not.toHaveAttribute('aria-disabled', 'true')
})
