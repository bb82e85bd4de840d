import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import {
  type ConsoleCatalogue,
  changeConsoleCatalogue,
  getConsoleCatalogue,
} from '@washline/contract/scanning/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { priced } from '../../../platform/testing/priced.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const jeans = {
  garment: 'jeans',
  category: 'bottoms',
  price_minor: minor(500),
  replacement_value_minor: minor(6_500),
  expected_life_years: 5,
} as const
const towel = {
  garment: 'towel',
  category: 'home',
  price_minor: minor(250),
  replacement_value_minor: minor(1_800),
  expected_life_years: 5,
} as const
const list: ConsoleCatalogue = {
  version: 2,
  rows: [jeans, towel],
  changes: [
    {
      version: 2,
      by: { id: toUserId(7), name: 'Omar' },
      reason: 'Water has become dearer',
      at: '2026-11-20T08:00:00.000Z',
      changes: [{ garment: 'towel', field: 'price_minor', from: 200, to: 250 }],
    },
  ],
}
const proven = answer(getSecondFactor, {
  success: true,
  data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
})
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/ops?tab=catalogue', {
    user: anOperator(),
    handlers: [...handlers, answer(getConsoleCatalogue, { success: true, data: list }), proven],
  })
const edit = async (price: string, reason: string) => {
  await page.getByRole('button', { name: 'Edit Jeans' }).click()
  await page.getByLabelText('Price to launder one').fill(price)
  await page.getByLabelText('Reason').fill(reason)
  await page.getByRole('button', { name: 'Save' }).click()
}

it('shows every class and its changes, and sends the whole list with the edited class', async () => {
  let sent: unknown
  open(
    answerBy(changeConsoleCatalogue, async ({ request }) => {
      sent = await request.json()
      return { success: true, data: { ...list, version: 3 } }
    }),
  )
  await expect.element(page.getByText(priced('Towel, Laundering: $2.00 → $2.50'))).toBeVisible()
  await expect.element(page.getByText(priced('$65.00'))).toBeVisible()
  await edit('six', 'Water has become dearer')
  await expect.element(page.getByText('Please enter a number.')).toBeVisible()
  await page.getByLabelText('Price to launder one').fill('6,25')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual({
    version: 2,
    rows: [{ ...jeans, price_minor: 625 }, towel],
    reason: 'Water has become dearer',
  })
})

it('shows a refused value at its field, and keeps the typed values', async () => {
  open(
    refuse(changeConsoleCatalogue, {
      status: 422,
      message: 'Please check the highlighted fields.',
      errors: { 'rows.0.price_minor': ['Must be at most 500.'] },
    }),
  )
  await edit('900', 'Water has become dearer')
  await expect.element(page.getByText('Must be at most 500.')).toBeVisible()
  await expect.element(page.getByLabelText('Price to launder one')).toHaveValue('900')
})

it('shows that another operator changed the list first', async () => {
  const message = 'Another operator changed the price list in the meantime. Review it again, then decide.'
  open(refuse(changeConsoleCatalogue, { status: 409, message }))
  await edit('6', 'Water has become dearer')
  await expect.element(page.getByText(message)).toBeVisible()
})
