import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { changeOpsCatalogue, getOpsCatalogue, type OpsCatalogue } from '@washline/contract/scanning/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { anOperator } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const jeans = { garment: 'jeans', category: 'bottoms', price: 5, replacement_value: 65, life_years: 5 } as const
const towel = { garment: 'towel', category: 'home', price: 2.5, replacement_value: 18, life_years: 5 } as const
const list: OpsCatalogue = {
  version: 2,
  rows: [jeans, towel],
  changes: [
    {
      version: 2,
      by: { id: 7, name: 'Omar' },
      reason: 'Water has become dearer',
      at: '2026-11-20T08:00:00.000Z',
      changes: [{ garment: 'towel', figure: 'price', from: 2, to: 2.5 }],
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
    handlers: [...handlers, answer(getOpsCatalogue, { success: true, data: list }), proven],
  })
const edit = async (price: string, reason: string) => {
  await page.getByRole('button', { name: 'Edit Jeans' }).click()
  await page.getByLabelText('Laundering one').fill(price)
  await page.getByLabelText('Reason').fill(reason)
  await page.getByRole('button', { name: 'Save' }).click()
}

it('shows every class and who changed what, and sends a change with all the rest as it was', async () => {
  let sent: unknown
  open(
    answerBy(changeOpsCatalogue, async ({ request }) => {
      sent = await request.json()
      return { success: true, data: { ...list, version: 3 } }
    }),
  )
  await expect.element(page.getByText('Towel, Laundering: $2.00 → $2.50')).toBeVisible()
  await expect.element(page.getByText('$65.00')).toBeVisible()
  await edit('six', 'Water has become dearer')
  await expect.element(page.getByText('Please enter a number.')).toBeVisible()
  await page.getByLabelText('Laundering one').fill('6,25')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual({
    version: 2,
    rows: [{ ...jeans, price: 6.25 }, towel],
    reason: 'Water has become dearer',
  })
})

it('puts a refused figure at its field, and keeps what was typed', async () => {
  open(
    refuse(changeOpsCatalogue, {
      status: 422,
      message: 'Please check the highlighted fields.',
      errors: { 'rows.0.price': ['Must be at most 500.'] },
    }),
  )
  await edit('900', 'Water has become dearer')
  await expect.element(page.getByText('Must be at most 500.')).toBeVisible()
  await expect.element(page.getByLabelText('Laundering one')).toHaveValue('900')
})

it('says that another operator was first', async () => {
  const message = 'Another operator has changed the price list since. Look at it again, then decide.'
  open(refuse(changeOpsCatalogue, { status: 409, message }))
  await edit('6', 'Water has become dearer')
  await expect.element(page.getByText(message)).toBeVisible()
})
