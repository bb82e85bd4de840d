import { getMandate, removeMandate, saveMandate } from '@washline/contract/mandates/mandate-endpoints'
import type { MandateInput } from '@washline/contract/mandates/schemas'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, unreachable } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const path = '/account/tokens/100001/mandate'
const press = (name: string) => page.getByRole('button', { name }).click()

/** Opens the limits of a program; what is saved is stored in `sent` and shown. */
function open(first: MandateInput | null) {
  const sent: (MandateInput | null)[] = []
  const now = () => new Date().toISOString()
  let stored = first
  const shown = (mandate: MandateInput) => ({ ...mandate, spent_minor: minor(1_250), updated_at: now() })
  renderRoute(path, {
    user: aCustomer(),
    handlers: [
      answerBy(getMandate, () => ({
        success: true,
        data: { agent: 'Laundry helper', mandate: stored && shown(stored) },
      })),
      answerBy(saveMandate, async ({ request }) => {
        const mandate = (await request.json()) as MandateInput
        sent.push(mandate)
        stored = mandate
        return { success: true, data: shown(mandate) }
      }),
      answerBy(removeMandate, () => {
        sent.push(null)
        stored = null
        return { success: true }
      }),
    ],
  })
  return sent
}

it('sets limits where there are none, after wrong amounts are named', async () => {
  const sent = open(null)
  await expect.element(page.getByRole('heading', { name: 'Laundry helper' })).toBeVisible()
  await expect.element(page.getByText(/^No limits set/)).toBeVisible()
  await page.getByLabelText('Limit for one order').fill('thirty')
  await press('Save')
  await expect.element(page.getByText('Please enter an amount, such as 20 or 19.50.').first()).toBeVisible()
  await page.getByLabelText('Limit for one order').fill('30')
  await page.getByLabelText('Limit for a month').fill('20,50')
  await expect.element(page.getByText('The monthly limit must be at least the limit for one order.')).toBeVisible()
  await page.getByLabelText('Limit for a month').fill('120.50')
  await page.getByRole('switch', { name: 'Give tips' }).click()
  await press('Save')
  await expect.element(page.getByText(priced('$12.50 of $120.50 spent this month.'))).toBeVisible()
  expect(sent).toEqual([{ order_ceiling_minor: 3_000, month_ceiling_minor: 12_050, taps: ['cancel', 'claim'] }])
})

it('removes the limits', async () => {
  const sent = open({ order_ceiling_minor: minor(3_000), month_ceiling_minor: minor(9_000), taps: [] })
  await expect.element(page.getByLabelText('Limit for one order')).toHaveValue('30')
  await press('Remove the limits and ask each time')
  await expect.element(page.getByText(/^No limits set/)).toBeVisible()
  expect(sent).toEqual([null])
})

it('offers to try again when the limits cannot be read', async () => {
  renderRoute(path, { user: aCustomer(), handlers: [unreachable(getMandate)] })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})
