import { listPlaces } from '@washline/contract/maps/places'
import { minor, toMajor, toMinor } from '@washline/contract/money'
import { getOrder, getQuote } from '@washline/contract/orders/endpoints'
import { getConfig } from '@washline/contract/platform/endpoints'
import type { RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { forgetGround, groundAtHand } from '../../platform/map/still/load-ground.ts'
import { aConfig } from '../../platform/testing/a-config.ts'
import { aDraft } from '../../platform/testing/a-draft.ts'
import { answer, answerBy } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

beforeEach(() => sessionStorage.clear())

const fees: Record<string, number> = { light: 2, medium: 4, heavy: 6 }
const open = (count = 3, ...handlers: RequestHandler[]) =>
  renderRoute('/laundry-load?order=100001', {
    user: aCustomer(),
    handlers: [
      ...handlers,
      answer(listPlaces, { success: true, data: [] }),
      answer(getOrder, { success: true, data: aDraft({ item_count: count }) }),
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

const load = (name: RegExp) => page.getByRole('radio', { name })

it('chooses the load of the count, prices a larger one and continues with the notes', async () => {
  const app = open()
  await expect.element(load(/Light/)).toBeChecked()
  await expect.element(page.getByText('3 items: light')).toBeVisible()
  await pressAnyway(load(/Heavy/))
  await expect.element(page.getByText(priced('$16.00')).first()).toBeVisible()
  await page.getByLabelText('Notes').fill('No softener')
  await expect.element(page.getByText('optional · 11/200')).toBeVisible()
  await next.click()
  await expect.poll(app.path).toBe('/pickup-location?order=100001')
  expect(JSON.parse(sessionStorage.getItem('draft-100001') ?? '{}')).toMatchObject({
    loadType: 'heavy',
    notes: 'No softener',
  })
})

it('offers no load smaller than the count needs', async () => {
  const app = open(12)
  await expect.element(page.getByText('12 items: medium')).toBeVisible()
  await expect.element(load(/Light.*Too small/)).toBeDisabled()
  await expect.element(load(/Medium/)).toBeChecked()
  await expect.element(page.getByText('You can choose a larger load.', { exact: false })).toBeVisible()
  await next.click()
  await expect.poll(app.path).toBe('/pickup-location?order=100001')
  expect(JSON.parse(sessionStorage.getItem('draft-100001') ?? '{}')).toMatchObject({ loadType: 'medium' })
})

it('raises a chosen load that the count has outgrown, with the reason', async () => {
  sessionStorage.setItem('draft-100001', JSON.stringify({ loadType: 'light' }))
  open(19)
  await expect.element(load(/Heavy/)).toBeChecked()
  await expect.element(page.getByText('Your items do not fit the load you chose', { exact: false })).toBeVisible()
})

it('limits notes to 200 characters', async () => {
  open()
  await page.getByLabelText('Notes').fill('x'.repeat(250))
  await expect.element(page.getByText('optional · 200/200')).toBeVisible()
})

it('reads the ground that the map of the next step is drawn on', async () => {
  forgetGround()
  const app = open(3, answer(getConfig, aConfig()))
  await expect.poll(() => Object.keys(groundAtHand(['city', 'buildings']))).toEqual(['city', 'buildings'])
  expect(app.path()).toBe('/laundry-load?order=100001')
})
