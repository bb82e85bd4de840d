import { consoleMessages } from '@washline/contract/console/messages'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { builtInProfile, type MarketProfile } from '@washline/contract/settings/market-profile'
import {
  type CurrentProfile,
  changeMarketProfile,
  getMarketProfile,
  uploadMarketLogo,
} from '@washline/contract/settings/profile-endpoints'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../../platform/testing/answer.ts'
import { network } from '../../../platform/testing/network.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute, takeDown } from '../../../platform/testing/render-route.tsx'

const proven = answer(getSecondFactor, {
  success: true,
  data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
})
const sent: unknown[] = []
beforeEach(() => void sent.splice(0))
const current = (version: number, profile: MarketProfile, inUse = false) =>
  answer(getMarketProfile, { success: true, data: { version, profile, currency_in_use: inUse, changes: [] } })
const saving = answerBy(changeMarketProfile, async ({ request }) => {
  const body = (await request.json()) as { version: number; profile: MarketProfile }
  sent.push(body)
  network.use(current(body.version + 1, body.profile))
  const changes: CurrentProfile['changes'] = []
  return { success: true, data: { version: body.version + 1, profile: body.profile, currency_in_use: false, changes } }
})
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/ops?tab=market', {
    user: anOperator(),
    handlers: [...handlers, proven, current(0, builtInProfile), saving],
  })
const reason = 'The market opens in Tokyo'
const window = page.getByRole('dialog')
const review = () => page.getByRole('button', { name: 'Review the changes' }).click()

it('proposes amounts and prices for another currency, which can be changed before they are saved', async () => {
  open()
  const deposit = page.getByLabelText('Washers’ security deposit')
  await expect.element(deposit).toHaveValue('30.00')
  await page.getByRole('combobox', { name: 'Currency' }).selectOptions('jpy')
  await expect.element(deposit).toHaveValue('4500')
  await expect.element(page.getByLabelText('Currency symbol')).toHaveValue('¥')
  const shirt = page.getByLabelText('Shirt: Laundering', { exact: true })
  await expect.element(shirt).toHaveValue('530')
  await shirt.fill('5')
  await deposit.fill('4000.5')
  await review()
  expect(window.elements()).toHaveLength(0)
  await deposit.fill('4000')
  await review()
  await expect.element(page.getByText('These amounts are not possible.')).toBeVisible()
  await shirt.fill('550')
  await review()
  await expect.element(window.getByText('30.00 → 4000')).toBeVisible()
  await expect.element(window.getByText(/^The price list is replaced/)).toBeVisible()
  await expect.element(window.getByText(/^Amounts of zones are converted too/)).toBeVisible()
  await window.getByLabelText('Reason').fill(reason)
  await window.getByRole('button', { name: 'Confirm and save' }).click()
  await expect.element(window).not.toBeInTheDocument()
  const profile = { currency: 'jpy', symbol: '¥', amount_percent: 150, deposit_minor: 4_000, cover_minor: 75_000 }
  const price_list = expect.arrayContaining([expect.objectContaining({ garment: 'shirt', price_minor: 550 })])
  expect(sent).toEqual([{ version: 0, profile: expect.objectContaining(profile), price_list, confirmed: true, reason }])
})

it('keeps what was typed when the page is left and opened again', async () => {
  open()
  await page.getByLabelText('Name of the service').fill('Harbour Wash')
  takeDown()
  open()
  await expect.element(page.getByLabelText('Name of the service')).toHaveValue('Harbour Wash')
})

it('undoes what it proposed when the former currency is chosen again, and names a currency without a proposal', async () => {
  open()
  const currency = page.getByRole('combobox', { name: 'Currency' })
  await currency.selectOptions('btn')
  await expect.element(page.getByText(/^There is no proposal for BTN\./)).toBeVisible()
  await currency.selectOptions('kwd')
  const deposit = page.getByLabelText('Washers’ security deposit')
  await expect.element(deposit).toHaveValue('9.000')
  await currency.selectOptions(builtInProfile.currency)
  await expect.element(deposit).toHaveValue('30.00')
  expect(page.getByText('These prices replace the price list when you save.').elements()).toHaveLength(0)
})

it('refuses colours that cannot be read, with their contrast', async () => {
  open()
  await page.getByLabelText('Color of links and lines').fill('#777777')
  await page.getByLabelText('Text on this color').fill('#ffffff')
  await page.getByLabelText('The same color in dark mode').fill('#9aa3ff')
  await page.getByLabelText('Text on it in dark mode').fill('#0e1230')
  await review()
  await expect.element(page.getByText(/^These colors have a contrast of 4\.1\d to 1\./)).toBeVisible()
  expect(window.elements()).toHaveLength(0)
})

it('keeps the currency once it is in use, and shows what another operator changed', async () => {
  open(
    current(0, builtInProfile, true),
    refuse(changeMarketProfile, { status: 409, code: 'settings_changed', message: consoleMessages.settingsChanged }),
  )
  await expect.element(page.getByRole('combobox', { name: 'Currency' })).toBeDisabled()
  await page.getByLabelText('Name of the service').fill('Harbour Wash')
  await review()
  await window.getByLabelText('Reason').fill(reason)
  await window.getByRole('button', { name: 'Save' }).click()
  await expect.element(window.getByText(consoleMessages.settingsChanged)).toBeVisible()
})

it('uploads a logo and names it with the next change', async () => {
  const logo = 'a'.repeat(64)
  const shown = http.get(`/api/market/logos/${logo}`, () => new HttpResponse(null, { status: 204 }))
  open(answer(uploadMarketLogo, { success: true, data: { logo } }), shown)
  const picture = new File(['png'], 'logo.png', { type: 'image/png' })
  await page.getByLabelText('Logo image').upload(picture)
  await expect.element(page.getByAltText('The logo')).toHaveAttribute('src', `/api/market/logos/${logo}`)
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await expect.element(page.getByText('The default logo.')).toBeVisible()
})
