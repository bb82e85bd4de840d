import { listPlaces } from '@washline/contract/maps/places'
import { minor, toMajor, toMinor } from '@washline/contract/money'
import { getOrder, getQuote } from '@washline/contract/orders/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aDraft } from '../../platform/testing/a-draft.ts'
import { answer, answerBy } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

beforeEach(() => sessionStorage.clear())

const fees: Record<string, number> = { light: 2, medium: 4, heavy: 6 }
const open = () =>
  renderRoute('/laundry-load?order=100001', {
    user: aCustomer(),
    handlers: [
      answer(listPlaces, { success: true, data: [] }),
      answer(getOrder, { success: true, data: aDraft() }),
      answerBy(getQuote, ({ request }) => {
        const service_fee = fees[new URL(request.url).searchParams.get('load_type') ?? 'light'] ?? 0
        const quote = {
          estimated_value: toMajor(minor(1_000)),
          service_fee: toMajor(toMinor(service_fee)),
          coverage_fee: toMajor(minor(0)),
          wallet: toMajor(minor(0)),
          total: toMajor(toMinor(10 + service_fee)),
        }
        return { success: true as const, data: quote }
      }),
    ],
  })
const next = page.getByRole('button', { name: 'Continue' })

it('requires a load type, prices it and continues with the notes', async () => {
  const app = open()
  await next.click({ force: true })
  await expect.element(page.getByText('Please select a laundry load type.')).toBeVisible()
  await page.getByRole('radio', { name: /Heavy/ }).click({ force: true })
  await expect.element(page.getByText('Please select a laundry load type.')).not.toBeInTheDocument()
  await expect.element(page.getByText('$16.00').first()).toBeVisible()
  await page.getByLabelText('Notes').fill('No softener')
  await expect.element(page.getByText('optional · 11/200')).toBeVisible()
  await next.click()
  await expect.poll(app.path).toBe('/pickup-location?order=100001')
  expect(JSON.parse(sessionStorage.getItem('draft-100001') ?? '{}')).toMatchObject({
    loadType: 'heavy',
    notes: 'No softener',
  })
})

it('limits notes to 200 characters', async () => {
  open()
  await page.getByLabelText('Notes').fill('x'.repeat(250))
  await expect.element(page.getByText('optional · 200/200')).toBeVisible()
})
